/** GitHub's own limits. Tests may lower one instead of building thousands of files. */
export interface Limits {
  /** Characters of an issue, comment or review body. */
  readonly body: number;
  /** Largest page, and the page when none was asked for. */
  readonly perPage: number;
  readonly defaultPerPage: number;
  /** Files that "list pull requests files" gives in all. */
  readonly pullFiles: number;
  readonly compareFiles: number;
  readonly compareCommits: number;
  /** Above these the diff media type answers 406. */
  readonly diffFiles: number;
  readonly diffLines: number;
  /** Above these a file has no `patch`; github/docs issue 9078 names 3,000 lines and 100 KB. */
  readonly patchLines: number;
  readonly patchBytes: number;
  /** Content-creating requests of one token within 60 seconds before the secondary rate limit. */
  readonly contentPerMinute: number;
  /** Bytes above which "get contents" gives no content, and above which it refuses. */
  readonly contentInline: number;
  readonly contentMax: number;
}

export const GITHUB_LIMITS: Limits = {
  body: 65_536,
  perPage: 100,
  defaultPerPage: 30,
  pullFiles: 3000,
  compareFiles: 300,
  compareCommits: 250,
  diffFiles: 300,
  diffLines: 20_000,
  patchLines: 3000,
  patchBytes: 100 * 1024,
  contentPerMinute: 80,
  contentInline: 1024 * 1024,
  contentMax: 100 * 1024 * 1024,
};
