/** Bounds of waiting for GitHub: a job that hangs is worse than one whose result is in its summary only. */

/** For one attempt; a review with thirty comments takes GitHub a few seconds. */
export const requestTimeoutSeconds = 30;

/** Attempts after the first one for a GET that got 5xx, 429 or no answer; their waits are 1, 4 and 9 seconds. */
export const readRetries = 3;

/** Attempts after the first one that a rate limit refused. GitHub asks for 60 seconds or more between them. */
export const rateLimitRetries = 2;

/** All waits for rate limits together. An hour's limit that resets later than this is not waited for. */
export const maxRateLimitWaitSeconds = 180;

/** Writes of one run that start at once: a review, a summary and a few answers are far from any limit. */
export const unpacedWrites = 10;

/**
 * Between the writes after those: GitHub asks for a second at least, and takes about 80 comments a minute. Ten at once
 * and one each second stay below that.
 */
export const pacedWriteSeconds = 1;

/** As many as a page of a list can have. */
export const pageSize = 100;
