import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  git,
  gitEnvironment,
  tryGit
} from "./chunk-VLCGC2H6.js";
import {
  hasRealParents
} from "./chunk-XSH2U4RB.js";
import {
  kindOf,
  openTemporaryFolder
} from "./chunk-2BJRHKLQ.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/adapters/git/open-repository.ts
import { cp, mkdir as mkdir2, stat, writeFile as writeFile2 } from "node:fs/promises";
import { join as join2, resolve } from "node:path";

// src/adapters/files/lend-file.ts
import { constants } from "node:fs";
import { lstat, mkdir, open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
var maxBytes = 4 * 1024 * 1024;
async function lendFile(fromRoot, toRoot, path) {
  const source = join(fromRoot, path);
  const target = join(toRoot, path);
  const isFree = await lstat(target).catch(() => null) === null;
  if (!isFree || !await hasRealParents(fromRoot, source) || !await hasRealParents(toRoot, target)) {
    return false;
  }
  const content = await regularFile(source);
  if (content === null) return false;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content, { flag: "wx" });
  return true;
}
async function regularFile(path) {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => null);
  if (file === null) return null;
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= maxBytes ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}

// src/adapters/git/parse-diff.ts
function parseDiff(output) {
  const { entries, rest } = readEntries(output);
  const patches = rest.split(/^(?=diff --git )/m).filter((patch) => patch.startsWith("diff --git "));
  let next = 0;
  return entries.map(({ patches: count, ...entry }) => {
    const own = patches.slice(next, next + count).join("");
    next += count;
    return { ...entry, binary: /^(?:Binary files |GIT binary patch)/m.test(own), hunks: hunksOf(own) };
  });
}
function readEntries(output) {
  const entries = [];
  let at = 0;
  const field = () => {
    const end = output.indexOf("\0", at);
    if (end === -1) throw new Error("git printed entries that end in the middle");
    const text = output.slice(at, end);
    at = end + 1;
    return text;
  };
  while (output[at] === ":") {
    const [baseMode = "", headMode = "", , , letter = ""] = field().slice(1).split(" ");
    const first = field();
    const second = letter.startsWith("R") || letter.startsWith("C") ? field() : null;
    const status = statusOf(letter);
    entries.push({
      path: second ?? first,
      basePath: status === "added" ? null : first,
      status,
      entry: entryOf(status === "deleted" ? baseMode : headMode),
      patches: letter.startsWith("T") ? 2 : 1
    });
  }
  return { entries, rest: output.slice(at).replace(/^\0/, "") };
}
function statusOf(letter) {
  if (letter.startsWith("A") || letter.startsWith("C")) return "added";
  if (letter.startsWith("D")) return "deleted";
  return letter.startsWith("R") ? "renamed" : "modified";
}
function entryOf(mode) {
  if (mode === "120000") return "symlink";
  return mode === "160000" ? "submodule" : "regular";
}
function hunksOf(patch) {
  return [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, baseStart, baseLines = "1", headStart, headLines = "1"]) => ({
      baseStart: Number(baseStart),
      baseLines: Number(baseLines),
      headStart: Number(headStart),
      headLines: Number(headLines)
    })
  );
}

// src/adapters/git/untracked-headers.ts
async function untrackedHeaders(own, indexFile, users, env) {
  const folders = { ...own, workTree: users.workTree, indexFile };
  const head = await tryGit(users, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], env);
  if (head.exitCode !== 0) return [];
  await git(folders, ["read-tree", head.stdout.trim()], env);
  const list = ["ls-files", "-z", "--others", "--", "*.h", "*.inc", "*.def", "*.x"];
  const listed = await git(folders, list, { ...env, GIT_LITERAL_PATHSPECS: "0" });
  return listed.split("\0").filter((file) => kindOf(file) === "header");
}

// src/adapters/git/open-repository.ts
var fullHash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
async function openRepository({ path, tempDir, env, remote }) {
  const { path: home, close } = await openTemporaryFolder(tempDir, "esbmc-action-git-");
  const gitEnv = gitEnvironment(env, home);
  const users = await findUsers(path, gitEnv);
  const gitDir = join2(home, "repository.git");
  const own = { gitDir, workTree: home, indexFile: join2(home, "index") };
  await git({ gitDir: null, workTree: home }, ["init", "--quiet", "--bare", gitDir], gitEnv);
  await borrow(users.commonDir, gitDir);
  const trees = /* @__PURE__ */ new Map();
  const has = async (commit) => {
    const { exitCode } = await tryGit(own, ["cat-file", "-e", `${commit}^{tree}`], gitEnv);
    return exitCode === 0;
  };
  const hasFiles = async (commit) => {
    if (!users.isPartial) return true;
    const list = ["rev-list", "--objects", "--no-walk", "--missing=print", commit];
    return !/^\?/m.test(await git(own, list, gitEnv));
  };
  return {
    root: users.workTree,
    resolve: async (ref) => {
      const name = `${ref}^{commit}`;
      const { exitCode, stdout } = await tryGit(
        users,
        ["rev-parse", "--verify", "--end-of-options", name],
        gitEnv
      );
      if (exitCode === 0) return stdout.trim().split("\n").at(-1) ?? "";
      throw new ConfigurationError(`\`${ref}\` is no commit, branch or tag of this repository`);
    },
    obtain: async (commits) => {
      const missing = [];
      for (const commit of commits) {
        if (!await has(commit) || !await hasFiles(commit)) missing.push(commit);
      }
      if (missing.length === 0) return;
      if (remote === null || missing.some((commit) => !fullHash.test(commit))) {
        throw new ConfigurationError(
          `commit ${missing[0]} is not in this clone; fetch it, or clone with its history`
        );
      }
      const refs = missing.map((commit) => `${commit}:refs/esbmc-action/${commit}`);
      const auth = remote.authorization === null ? {} : {
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: "http.extraHeader",
        GIT_CONFIG_VALUE_0: remote.authorization
      };
      const extent = [
        // A full clone has all that the new commits are based on; a shallow one may lack any part of it.
        ...users.isShallow ? ["--depth=1"] : [],
        // What a partial clone lacks is not sent to one that has the commit.
        ...users.isPartial ? ["--refetch"] : []
      ];
      const fetch = ["fetch", "--quiet", "--no-tags", ...extent, "--", remote.url, ...refs];
      await git(own, fetch, { ...gitEnv, ...auth });
    },
    mergeBase: async (one, other) => {
      if (!await has(one) || !await has(other)) return null;
      const { exitCode, stdout } = await tryGit(own, ["merge-base", "--end-of-options", one, other], gitEnv);
      return exitCode === 0 ? stdout.trim() : null;
    },
    changes: async (base, head) => {
      const tree = head === "working-tree" ? await snapshot(own, users, base, gitEnv) : head;
      const options = [
        "-r",
        "-z",
        "-M",
        "--raw",
        "-p",
        "-U0",
        "--no-color",
        "--no-ext-diff",
        "--no-textconv"
      ];
      return parseDiff(await git(own, ["diff-tree", ...options, "--end-of-options", base, tree], gitEnv));
    },
    checkOut: (commit) => {
      const known = trees.get(commit);
      if (known !== void 0) return known;
      const tree = checkOut(commit, join2(home, `tree-${trees.size}`), gitDir, gitEnv);
      trees.set(commit, tree);
      return tree;
    },
    untrackedHeaders: () => untrackedHeaders(own, join2(home, "head-index"), users, gitEnv),
    lend: async (files, { root }) => {
      const lent = [];
      for (const file of files) if (await lendFile(users.workTree, root, file)) lent.push(file);
      return lent;
    },
    readAt: async (commit, file) => {
      const { stdout: entry } = await tryGit(own, ["ls-tree", "-z", commit, "--", file], gitEnv);
      if (!/^100(?:644|755) blob /.test(entry)) return null;
      const { exitCode, stdout } = await tryGit(own, ["cat-file", "blob", `${commit}:${file}`], gitEnv);
      return exitCode === 0 ? stdout : null;
    },
    close
  };
}
async function findUsers(path, env) {
  const question = ["rev-parse", "--show-toplevel", "--absolute-git-dir", "--git-common-dir"];
  const { exitCode, stdout } = await tryGit({ gitDir: null, workTree: path }, question, env);
  const [workTree, gitDir, commonDir] = stdout.split("\n");
  if (exitCode !== 0 || workTree === void 0 || gitDir === void 0 || commonDir === void 0) {
    throw new ConfigurationError("this is not the working tree of a git repository");
  }
  const folders = { workTree, gitDir, commonDir: resolve(path, commonDir) };
  const promisor = await tryGit(folders, ["config", "--get-regexp", "^remote\\..*\\.promisor$"], env);
  const shallow = await stat(join2(folders.commonDir, "shallow")).catch(() => null);
  return { ...folders, isPartial: promisor.exitCode === 0, isShallow: shallow !== null };
}
async function borrow(commonDir, gitDir) {
  await mkdir2(join2(gitDir, "objects/info"), { recursive: true });
  await writeFile2(join2(gitDir, "objects/info/alternates"), `${join2(commonDir, "objects")}
`);
  await cp(join2(commonDir, "shallow"), join2(gitDir, "shallow")).catch(() => {
  });
  await mkdir2(join2(gitDir, "info"), { recursive: true });
  await writeFile2(join2(gitDir, "info/attributes"), "* !diff -text -filter -ident -working-tree-encoding\n");
  await cp(join2(commonDir, "info/exclude"), join2(gitDir, "info/exclude")).catch(() => {
  });
}
async function snapshot(own, users, base, env) {
  const folders = { ...own, workTree: users.workTree };
  await git(folders, ["read-tree", base], env);
  const status = await git(folders, ["diff-files", "-z", "--name-status", "--ignore-submodules=all"], env);
  const tracked = [...status.matchAll(/([A-Z])\0([^\0]+)\0/g)].map(([, letter, file = ""]) => ({
    letter,
    file
  }));
  const others = await git(folders, ["ls-files", "-z", "--others", "--exclude-standard"], env);
  const untracked = others.split("\0").filter((file) => file !== "" && !file.endsWith("/"));
  const gone = tracked.filter(({ letter }) => letter === "D").map(({ file }) => file);
  const present = tracked.filter(({ letter }) => letter !== "D").map(({ file }) => file);
  const update = (options, files) => git({ ...folders, input: files.join("\0") }, ["update-index", "-z", ...options, "--stdin"], env);
  await update(["--force-remove"], gone);
  await update(["--add", "--remove", "--replace"], [...present, ...untracked]);
  return (await git(folders, ["write-tree"], env)).trim();
}
async function checkOut(commit, folder, gitDir, env) {
  await mkdir2(folder);
  const own = { gitDir, workTree: folder, indexFile: `${folder}.index` };
  await git(own, ["read-tree", commit], env);
  await git(own, ["checkout-index", "--all", "--force", "--quiet"], env);
  return { root: folder, commit };
}

export {
  openRepository
};
