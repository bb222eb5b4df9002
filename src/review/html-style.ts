/** The look of the report's page; the colours follow the reader's choice of light or dark. */
export const htmlStyle = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --page: #f6f8fa; --card: #fff; --line: #d1d9e0;
  --bad: #d1242f; --warn: #9a6700; --good: #1a7f37; --link: #0969da; --code: #818b981f; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9198a1; --page: #0d1117; --card: #151b23;
  --line: #3d444d; --bad: #f85149; --warn: #d29922; --good: #3fb950; --link: #4493f8; --code: #656c7633; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 2rem max(1rem, calc(50vw - 28rem)); background: var(--card); border-bottom: 1px solid var(--line);
  border-top: 6px solid var(--tone); }
main { max-width: 56rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; line-height: 1.4; }
header p, .place, .facts { margin: .4rem 0 0; color: var(--soft); font-size: .9rem; }
article, section, .fold { margin: 0 0 1.25rem; padding: 1rem 1.25rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; }
article { border-left: 5px solid var(--tone); }
.fold article { margin: 1rem 0 0; }
.bad { --tone: var(--bad); } .warn { --tone: var(--warn); } .good { --tone: var(--good); }
code { padding: .1em .35em; border-radius: 5px; background: var(--code); font: .88em ui-monospace, monospace;
  overflow-wrap: anywhere; }
pre { max-height: 30rem; overflow: auto; }
a { color: var(--link); }
table { width: 100%; margin: .75rem 0; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .4rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
summary { cursor: pointer; font-weight: 600; }
ul { margin: .4rem 0; padding-left: 1.3rem; }
`;
