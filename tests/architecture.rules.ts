import { dirname, join, normalize } from 'node:path';

/** Which rooms each room may enter, by their doors. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'design-system': ['design-system'],
  renderer: ['design-system', 'renderer'],
  site: ['design-system', 'renderer', 'site'],
  stories: ['design-system', 'renderer', 'site', 'stories'],
};
const ALIASES: Readonly<Record<string, string>> = {
  theme: 'design-system',
  'design-system': 'design-system',
  renderer: 'renderer',
  site: 'site',
  embedded: 'site',
};

/** Folders of the site that speak to one outside system each, and what they may use. */
const CLIENTS: Readonly<Record<string, readonly string[]>> = {
  content: ['http', 'cache'],
  shop: ['http', 'cache'],
  search: ['http', 'cache'],
};
/** What stories show of the site: its shell, its own pages' parts, its icons, and its words in every locale. */
const SHOWN_IN_STORIES = ['shell', 'articles', 'icons', 'locale', 'messages'];
const ROUTER = 'react-router-dom';
const KNOW_THE_ROUTER = ['routes', 'shell', 'client'];
const READ_THE_ENVIRONMENT = [
  'site/server/env.ts',
  'site/server/start.ts',
  'site/server/serve.ts',
  'site/embedded/content/serve.ts',
];

/** Says, one sentence each, which rules of the architecture a source file breaks. */
export function trespassesOf(file: string, source: string): string[] {
  const imports = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, specifier]) => specifier ?? [],
  );
  const complaints = imports.flatMap((specifier) =>
    specifier.startsWith('.') ? relativeTrespass(file, specifier) : doorTrespass(file, specifier),
  );
  if (/\bprocess\.env\b/.test(source) && !READ_THE_ENVIRONMENT.includes(file)) {
    complaints.push('only the files that start a server read the environment');
  }
  return complaints.map((complaint) => `${file}: ${complaint}`);
}

function relativeTrespass(file: string, specifier: string): string[] {
  // Words are no code: what a README says may be shown elsewhere.
  if (specifier.endsWith('.md?raw')) return [];
  const target = normalize(join(dirname(file), specifier));
  const home = homeOf(file);
  return homeOf(target) === home ? [] : [`a relative import leaves ${home}: ${specifier}`];
}

/** A room, or in the site a folder: within it imports are relative, out of it they go by doors. */
function homeOf(path: string) {
  const [room = '', folder = '', inner = ''] = path.split('/');
  if (room !== 'site') return room;
  return folder === 'embedded' ? `site/embedded/${inner}` : `site/${folder}`;
}

function doorTrespass(file: string, specifier: string): string[] {
  const [room = '', folder = ''] = file.split('/');
  if (!specifier.startsWith('#')) return packageTrespass(file, specifier);
  const [alias = '', target = ''] = specifier.slice(1).split('/');
  const entered = ALIASES[alias] ?? alias;
  if (!ROOMS[room]?.includes(entered)) return [`${room} may not import ${entered}`];
  if (room === 'stories' && entered === 'site' && !SHOWN_IN_STORIES.includes(target))
    return [`stories may not import site/${target}`];
  const allowed = CLIENTS[folder];
  if (room === 'site' && entered === 'site' && allowed && ![folder, ...allowed].includes(target)) {
    return [`site/${folder} may not import site/${target}`];
  }
  return [];
}

function packageTrespass(file: string, specifier: string): string[] {
  const [room = '', folder = ''] = file.split('/');
  const knowsRouter = room === 'site' && KNOW_THE_ROUTER.includes(folder);
  if (specifier === ROUTER && !knowsRouter) return [`${room}/${folder} may not import "${specifier}"`];
  if (room === 'design-system' && ['valibot', 'ofetch', 'i18next', 'react-i18next'].includes(specifier)) {
    return [`design-system may not import "${specifier}"`];
  }
  if (room === 'renderer' && file.endsWith('.tsx') && specifier === 'valibot')
    return ['a view may not import "valibot"'];
  return [];
}
