import type { PageData } from '../page-data.ts';
import { button, el } from './element.ts';
import { filesView, fileView } from './file-views.ts';
import { findingView } from './finding-view.ts';
import { findingsView } from './findings-view.ts';
import { helpDialog } from './help.ts';
import { type Keys, listenToKeys } from './listen-to-keys.ts';
import { overview } from './overview.ts';
import { hashOf, parseRoute, type Route } from './route.ts';
import { restoreTheme, toggleTheme } from './theme.ts';
import { unitsView } from './units-view.ts';
import type { View, ViewContext } from './view.ts';

/** The page: takes the place of the static report once its data are read. */
function start(): void {
  restoreTheme();
  // Written by this project's own program into this very file.
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
  const main = el('main', { id: 'main', tabindex: -1 });
  const help = helpDialog();
  const context: ViewContext = { data, remember: (hash) => history.replaceState(null, '', hash) };
  const tabs = tabsOf(data);
  let view: View | null = null;

  const show = (isFirst: boolean) => {
    const route = parseRoute(location.hash);
    view = viewOf(route, context);
    main.replaceChildren(view.node);
    document.title = `${view.title} · ESBMC`;
    for (const [names, tab] of tabs) {
      if (names.includes(route.view)) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    window.scrollTo(0, 0);
    if (!isFirst) main.focus({ preventScroll: true });
    view.shown?.();
  };

  document.getElementById('static')?.remove();
  document.body.prepend(
    el(
      'nav',
      { class: 'top', 'aria-label': 'Report' },
      el('a', { class: 'brand', href: hashOf({ view: 'overview' }) }, 'ESBMC'),
      el('div', { class: 'tabs' }, ...tabs.map(([, tab]) => tab)),
      button({ title: 'Light or dark (t)', class: 'icon', 'aria-label': 'Light or dark' }, toggleTheme, '◐'),
      button({ title: 'Keys (?)', class: 'icon', 'aria-label': 'Keys' }, () => help.showModal(), '?'),
    ),
    main,
    help,
  );
  listenToKeys(
    pageKeys(help),
    () => view?.keys ?? {},
    () => help.open,
  );
  addEventListener('hashchange', () => show(false));
  show(true);
}

function pageKeys(help: HTMLDialogElement): Keys {
  const go = (hash: string) => () => {
    location.hash = hash;
  };
  return {
    o: go('#/'),
    f: go('#/findings'),
    s: go('#/files'),
    u: go('#/units'),
    t: toggleTheme,
    '?': () => help.showModal(),
  };
}

function tabsOf(data: PageData): readonly (readonly [readonly Route['view'][], HTMLElement])[] {
  const tab = (href: string, title: string, count: number | null) =>
    el('a', { href }, title, count === null ? null : el('span', { class: 'count' }, count));
  const files = new Set(data.findings.map(({ file }) => file)).size;
  return [
    [['overview'], tab('#/', 'Overview', null)],
    [['findings', 'finding'], tab('#/findings', 'Findings', data.findings.length)],
    [['files', 'file'], tab('#/files', 'Sources', files)],
    [['units'], tab('#/units', 'Units', data.units.length)],
  ];
}

function viewOf(route: Route, context: ViewContext): View {
  switch (route.view) {
    case 'overview':
      return overview(context);
    case 'findings':
      return findingsView(context, route.query);
    case 'finding':
      return findingView(context, route.id, route.step);
    case 'files':
      return filesView(context);
    case 'file':
      return fileView(context, route.file, route.line);
    case 'units':
      return unitsView(context, route.query);
  }
}

start();
