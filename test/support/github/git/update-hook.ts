/**
 * Runs once for each ref of a push. The server passes what this pusher may not do in its environment:
 * LOCAL_GITHUB_PROTECTED, LOCAL_GITHUB_RULESET and LOCAL_GITHUB_ONLY (when set, the only ones it may), branch names between newlines; LOCAL_GITHUB_NO_WORKFLOWS, set when the token lacks `workflows`.
 */
export const UPDATE_HOOK = `#!/bin/sh
ref=$1 old=$2 new=$3
branch=\${ref#refs/heads/}
if printf '%s\\n' "$LOCAL_GITHUB_PROTECTED" | grep -Fxq -e "$branch"; then
  echo "error: GH006: Protected branch update failed for $ref." >&2
  echo "error: Changes must be made through a pull request." >&2
  exit 1
fi
if printf '%s\\n' "$LOCAL_GITHUB_RULESET" | grep -Fxq -e "$branch"; then
  echo "error: GH013: Repository rule violations found for $ref." >&2
  echo "- Changes must be made through a pull request." >&2
  exit 1
fi
if [ -n "$LOCAL_GITHUB_ONLY" ] && ! printf '%s\\n' "$LOCAL_GITHUB_ONLY" | grep -Fxq -e "$branch"; then
  echo "error: permission to push $ref denied" >&2
  exit 1
fi
zero=0000000000000000000000000000000000000000
[ "$new" = $zero ] && exit 0
if [ -n "$LOCAL_GITHUB_NO_WORKFLOWS" ]; then
  from=$old
  [ "$old" = $zero ] && from=4b825dc642cb6eb9a060e54bf8d69288fbee4904
  [ "$old" = $zero ] && base=$(git merge-base "$new" HEAD 2>/dev/null) && from=$base
  changed=$(git diff --name-only "$from" "$new" -- .github/workflows | head -n 1)
  if [ -n "$changed" ]; then
    echo "error: refusing to allow a GitHub App to create or update workflow \\\`$changed\\\` without \\\`workflows\\\` permission" >&2
    exit 1
  fi
fi
exit 0
`;
