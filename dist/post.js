import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  createGitHubHost,
  keptReply,
  readActionsEnvironment,
  renderMarker
} from "./chunks/chunk-ZO6LB6ME.js";
import {
  hideSecretsOf
} from "./chunks/chunk-7SPXFMEH.js";
import {
  productVersion
} from "./chunks/chunk-V3QJJ3YM.js";
import {
  getInput,
  warning
} from "./chunks/chunk-HNPHSDVP.js";
import "./chunks/chunk-XHD3XIZJ.js";

// src/review/command/cancelled-body.ts
function cancelledBody(command, runUrl) {
  const marker = renderMarker({ kind: "reply", command, state: "done" });
  return `${marker}
⏹️ **Cancelled.** [The run](${runUrl}) ended before it had a result. Comment once more to try again.`;
}

// src/run-post.ts
async function runPost(env) {
  const open = keptReply();
  const token = getInput("github-token");
  if (open === null || token === "") return 0;
  hideSecretsOf(env);
  try {
    const { apiUrl, owner, repo, runUrl } = await readActionsEnvironment(env);
    const userAgent = `esbmc-action/${productVersion}`;
    const host = createGitHubHost({ token, apiUrl, owner, repo, userAgent });
    const body = cancelledBody(open.command, runUrl);
    if (open.place === "diff") await host.updateReviewComment(open.id, body);
    else await host.updateIssueComment(open.id, body);
  } catch (error) {
    warning(`the reply could not be closed: ${error instanceof Error ? error.message : "unknown"}`);
  }
  return 0;
}

// src/post.ts
process.exitCode = await runPost(process.env);
