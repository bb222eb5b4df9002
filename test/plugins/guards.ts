import type { Guard } from '../hostile/guards/guard.ts';

type Told = readonly [invariant: string, text: string, without: string];

/** Of one file of the core, each missed by some test of one file. */
function guarded(source: string, test: string, list: readonly Told[]): readonly Guard[] {
  return list.map(([invariant, text, without]) => {
    return { invariant, file: `src/${source}.ts`, text, without, test: `test/${test}.test.ts`, name: '' };
  });
}

export const pluginGuards: readonly Guard[] = [
  ...guarded('plugins/binder', 'plugins/binder', [
    ['a binder is used once', 'if (isUsed) throw', 'if (false) throw'],
    [
      'plugins are asked in the order of their ids',
      '[...plugins].sort((one, other) => (one.id < other.id ? -1 : 1))',
      '[...plugins]',
    ],
    ['a hook has its plugin as `this`', 'hook.call(plugin, ...prefix, ...rest)', 'hook(...prefix, ...rest)'],
    ['only providers are asked', 'if (extension.provider(plugin))', 'if (true)'],
    [
      'a hook for any phase gets no tail',
      'ask(plugin.anyPhaseTools, [])',
      'ask(plugin.anyPhaseTools, given)',
    ],
    ['a fault of a hook is named', "faults.add({ plugin: id, at: 'hook', message: wordsOf(thrown) });", ''],
  ]),
  ...guarded('plugins/admit', 'plugins/binder', [
    ['names are of one form', '.regex(/^[a-z][a-z0-9_]{0,31}$/)', ''],
    ['no tool is there twice', 'if (twice !== undefined) throw', 'if (false) throw'],
    ['a plugin has a few tools', 'if (names.length > mostTools) throw', 'if (false) throw'],
    ['what tells of tools is short', '.max(4000)', ''],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['tools carry the id of their plugin', 'name: `${id}__${name}`', 'name'],
  ]),
  ...guarded('plugins/tool-schema', 'plugins/binder', [
    ['a schema is of the part that is checked', 'z.discriminatedUnion(', 'z.any() ?? z.discriminatedUnion('],
  ]),
  ...guarded('repair/tool-arguments', 'plugins/dispatcher', [
    ['arguments are checked', 'json.pipe(shape).parse(text)', 'json.parse(text)'],
  ]),
  ...guarded('plugins/dispatcher', 'plugins/dispatcher', [
    [
      'a tool that fails is a text',
      '} catch (thrown) {\n      const problem',
      '} catch (thrown) {\n      if (tool.plugin) throw thrown;\n      const problem',
    ],
    ['three failures retire a tool', 'strikes.set(tool.name, (strikes.get(tool.name) ?? 0) + 1);', ''],
    ['a success starts the count anew', 'strikes.delete(tool.name);', ''],
    [
      'what is no text is a failure',
      "if (typeof output !== 'string') throw new Error('it returned no text');",
      '',
    ],
    ['a long text is cut', 'return cutOutput(output)', 'return output'],
    ['calls of one answer see one state', 'run(tool, call, state)', 'run(tool, call, mint())'],
  ]),
  ...guarded('plugins/settle-within', 'plugins/dispatcher', [
    [
      'a job has a limit of time',
      'setTimeout(() => limit.abort(outOfTime), milliseconds)',
      'setTimeout(() => {}, 0)',
    ],
  ]),
  ...guarded('plugins/state-host', 'plugins/state-host', [
    ['a token is of this phase', 'if (known !== undefined) {', 'if (known === undefined || known) {'],
    ['a token says nothing and can not be changed', 'Object.freeze({})', '({ n: 1 }) as never'],
    ['a view is over with its use', '    end();\n    await closed;', '    await close();'],
    [
      'what a view hands out is over with it',
      'value === Object(value) ? new Proxy(value as object, handler) : value',
      'value',
    ],
    ['an abort ends a view that nobody leaves', "signal.addEventListener('abort', end, { once: true });", ''],
    ['a view can not be written to', 'set: () => false,', ''],
    ['lists in a view are copies', 'return [...value];', 'return value;'],
  ]),
  ...guarded('repair/edit-store', 'repair/edit-store', [
    [
      'an id is made of the author too',
      "author.by === 'plugin' ? ['plugin', author.plugin] : ['agent'],",
      '',
    ],
    [
      'an id is made of paths too',
      '        sorted(files),',
      '        sorted(files).map(([, text]) => text),',
    ],
    ['the first record of an id stays', 'if (!edits.has(id)) {', 'if (true) {'],
    ['an edit is applied to its own tree only', 'if (edit.parent !== treeId(current()))', 'if (false)'],
    [
      'only the last one is taken back',
      'if (last === undefined || last.id !== known(id).id)',
      'if (last === undefined)',
    ],
    ['paths are those of the unit', '!isSourcePath(path) || !mayEdit(path)', '!isSourcePath(path)'],
    ['paths are those of sources', '!isSourcePath(path) || !mayEdit(path)', '!mayEdit(path)'],
    ['records are frozen', 'author: Object.freeze({ ...author })', 'author'],
  ]),
  ...guarded('plugins/task-host', 'plugins/task-host', [
    ['as many tasks run as there are slots', 'pLimit(slots)', 'pLimit(100)'],
    ['a plugin has a quota', '.length >= perPlugin)', '.length >= 1000)'],
    ['a task has a limit of time', 'settleWithin(seconds * 1000, `task', 'settleWithin(1e6, `task'],
    ['a long result is cut', 'text: cutOutput(String(text))', 'text: String(text)'],
    ['the end of a phase ends its tasks', "over.abort(new Error('the phase is over'));", ''],
    [
      'a failure that speaks of time is none of time',
      'thrown instanceof OutOfTime',
      '/^took longer/.test(text)',
    ],
  ]),
  ...guarded('plugins/run-phase', 'plugins/run-phase', [
    [
      'a phase without an extension asks nobody',
      'phase.extension === null ? [] : deps.plugins',
      'deps.plugins',
    ],
    ['nothing is left after a phase', 'artifacts.close();', ''],
  ]),
  ...guarded('plugins/artifacts', 'plugins/run-phase', [
    ['the name of what is left is a plain one', "path.split(/[\\\\/]/).at(-1) ?? ''", 'path'],
  ]),
  ...guarded('plugins/cache-key', 'plugins/cache-key', [
    ['a version is in the key', '[id, version, digest]', '[id, digest]'],
    ['the bytes are in the key', '[id, version, digest]', '[id, version]'],
    ['their order is not', ".sort(([a = ''], [b = '']) => (a < b ? -1 : 1))", ''],
  ]),
];
