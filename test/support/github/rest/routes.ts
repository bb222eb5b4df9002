import type { Route } from '../http/call.ts';
import { checkRunRoutes } from './check-run-routes.ts';
import { commitRoutes } from './commit-routes.ts';
import { contentsRoutes } from './contents-routes.ts';
import { gitDataRoutes } from './git-data-routes.ts';
import { issueCommentRoutes } from './issue-comment-routes.ts';
import { issueRoutes } from './issue-routes.ts';
import { pullRoutes } from './pull-routes.ts';
import { reactionRoutes } from './reaction-routes.ts';
import { refRoutes } from './ref-routes.ts';
import { repositoryRoutes } from './repository-routes.ts';
import { reviewCommentRoutes } from './review-comment-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { statusRoutes } from './status-routes.ts';

/** Every REST endpoint that the local GitHub knows. Any other is 404 and recorded as unknown. */
export const restRoutes: readonly Route[] = [
  ...repositoryRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...reviewCommentRoutes,
  ...issueRoutes,
  ...issueCommentRoutes,
  ...reactionRoutes,
  ...checkRunRoutes,
  ...commitRoutes,
  ...refRoutes,
  ...gitDataRoutes,
  ...contentsRoutes,
  ...statusRoutes,
];
