import type { Account } from './account.ts';
import type { App } from './token.ts';

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string;
  readonly raw_details?: string;
}

export interface CheckRun {
  readonly id: number;
  readonly nodeId: string;
  readonly suiteId: number;
  readonly app: App;
  readonly headSha: string;
  readonly annotations: Annotation[];
  name: string;
  status: string;
  conclusion: string | null;
  startedAt: string | null;
  completedAt: string | null;
  externalId: string;
  detailsUrl: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
}

export interface CommitStatus {
  readonly id: number;
  readonly nodeId: string;
  readonly sha: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly author: Account;
  readonly createdAt: string;
}
