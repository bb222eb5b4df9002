/** Bounds of waiting for GitHub: a job that hangs is worse than one whose result is in its summary only. */

/** For one attempt; a review with thirty comments takes GitHub a few seconds. */
export const requestTimeoutSeconds = 30;

/** Attempts after the first one for a GET that got 5xx, 429 or no answer; their waits are 1, 4 and 9 seconds. */
export const readRetries = 3;

/** Attempts after the first one that a rate limit refused. GitHub asks for 60 seconds or more between them. */
export const rateLimitRetries = 2;

/** All waits for rate limits together. An hour's limit that resets later than this is not waited for. */
export const maxRateLimitWaitSeconds = 180;

/** As many as a page of a list can have. */
export const pageSize = 100;
