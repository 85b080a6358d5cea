import { basename, dirname, join, normalize } from 'node:path';
import { resolveAlias } from './aliases.ts';

/** Top-level folders, and the top-level folders that each may import. */
const TOP_LEVEL: Readonly<Record<string, readonly string[]>> = {
  'design-system': ['design-system'],
  renderer: ['design-system', 'renderer'],
  site: ['design-system', 'renderer', 'site'],
  stories: ['design-system', 'renderer', 'site', 'stories'],
};

/** Folders of `site/`, and the folders of `site/` that each may import besides itself. */
const SITE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  client: ['protocol', 'layout', 'i18n', 'analytics'],
  protocol: ['i18n'],
  i18n: [],
  limits: [],
  // Code of the browser. The queue of events is in the renderer, because forms of sections send events too.
  analytics: ['protocol'],
  session: ['services', 'i18n', 'protocol'],
  seo: ['i18n', 'protocol'],
  // The client of the search provider sends the events that the browser posts.
  services: ['services', 'i18n', 'protocol'],
  stores: ['services', 'i18n'],
  redirects: ['services', 'i18n', 'protocol'],
  media: ['services', 'i18n', 'media'],
  layout: ['services', 'i18n', 'protocol', 'seo'],
  forms: ['services', 'i18n', 'protocol', 'limits', 'redirects'],
  pages: [
    'services',
    'session',
    'forms',
    'stores',
    'i18n',
    'seo',
    'media',
    'layout',
    'protocol',
    'redirects',
    'analytics',
  ],
  'search-index': ['services', 'i18n', 'pages'],
  server: [
    'services',
    'session',
    'search-index',
    'forms',
    'stores',
    'i18n',
    'seo',
    'media',
    'layout',
    'protocol',
    'pages',
    'embedded',
    'redirects',
  ],
  // The catalogue's texts, currencies and slugs are keyed by the site's locales, which are plain data. Uploaded files have the same
  // headers as on the site.
  // The mails of the embedded shop link to pages of the site, whose paths the route table lists.
  embedded: ['i18n', 'limits', 'media', 'protocol'],
};
/** Folders of `site/` whose subfolders are separate modules. */
const NESTED = ['services', 'media', 'embedded'];
/** Files of `pages/` that are also part of the browser's code. */
const PAGES_IN_THE_BROWSER = [
  'site/pages/screens.ts',
  'site/pages/screen-navigation.ts',
  'site/pages/mount-store-map.ts',
];
/** The shared services. The other services are clients of one outside system each, and may import only these. */
const SERVICE_IMPORTS = ['http', 'cache'];
/** Folders of `site/` that stories show. */
const SHOWN_IN_STORIES = ['client', 'layout', 'pages', 'i18n', 'services'];

const ROUTER = 'react-router-dom';
const KNOW_THE_ROUTER = ['pages', 'layout', 'client'];
const READ_THE_ENVIRONMENT = [
  'site/server/env.ts',
  'site/server/start.ts',
  'site/server/serve.ts',
  'site/embedded/content/serve.ts',
  'site/embedded/search/serve.ts',
];
/** Folders of the design system that primitives share. In every other folder only the files with the name of the folder are public. */
const SHARED_BY_PRIMITIVES = [
  'theme',
  'field',
  'hydration',
  'motion',
  'popover-position',
  'scroll-lock',
  'swipe',
];
const NOT_IN_DESIGN_SYSTEM = ['valibot', 'ofetch', 'i18next', 'react-i18next'];

/** Returns one sentence for each rule of the architecture that a source file breaks. */
export function violationsOf(file: string, source: string): string[] {
  const imports = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, specifier]) => specifier ?? [],
  );
  const violations = imports.flatMap((specifier) => {
    if (specifier.startsWith('.')) return relativeViolations(file, specifier);
    return specifier.startsWith('#') ? aliasViolations(file, specifier) : packageViolations(file, specifier);
  });
  if (/\bprocess\.env\b/.test(source) && !READ_THE_ENVIRONMENT.includes(file)) {
    violations.push('only site/server/env.ts and the files that start a server read the environment');
  }
  return violations.map((violation) => `${file}: ${violation}`);
}

function relativeViolations(file: string, specifier: string): string[] {
  // A README is text: stories show it.
  if (specifier.endsWith('.md?raw')) return [];
  const target = normalize(join(dirname(file), specifier));
  const home = moduleOf(file);
  if (moduleOf(target) !== home) return [`a relative import leaves ${home}: ${specifier}`];
  return isPrivate(file, target) ? [`${target} is private to its folder`] : [];
}

/** Returns whether `target` is a private file of another primitive than that of `file`. */
function isPrivate(file: string, target: string) {
  const [top, folder = '', ...inner] = target.split('/');
  if (top !== 'design-system' || file.split('/')[1] === folder || SHARED_BY_PRIMITIVES.includes(folder))
    return false;
  return (
    inner.length > 1 || ![`${folder}.tsx`, `${folder}.ts`, `${folder}.css.ts`].includes(basename(target))
  );
}

function aliasViolations(file: string, specifier: string): string[] {
  const target = resolveAlias(specifier);
  if (target === undefined) return [`no alias of package.json resolves ${specifier}`];
  const [from = '', fromFolder = '', service = ''] = file.split('/');
  const [to = '', toFolder = '', used = ''] = target.split('/');
  if (!TOP_LEVEL[from]?.includes(to)) return [`${from} may not import ${to}`];
  if (to !== 'site') return [];
  if (from === 'stories')
    return SHOWN_IN_STORIES.includes(toFolder) ? [] : [`stories may not import site/${toFolder}`];
  if (fromFolder === 'client' && PAGES_IN_THE_BROWSER.includes(target)) return [];
  if (fromFolder !== toFolder && !SITE_FOLDERS[fromFolder]?.includes(toFolder))
    return [`site/${fromFolder} may not import site/${toFolder}`];
  if (fromFolder === 'services' && toFolder === 'services' && !SERVICE_IMPORTS.includes(used))
    return [`site/services/${service} may not import site/services/${used}`];
  return [];
}

/** Returns the module that a file belongs to. Imports inside a module are relative, and imports of other modules use an alias. */
function moduleOf(path: string) {
  const [top = '', folder = '', inner = ''] = path.split('/');
  if (top !== 'site') return top;
  return NESTED.includes(folder) ? `site/${folder}/${inner}` : `site/${folder}`;
}

function packageViolations(file: string, specifier: string): string[] {
  const [top = '', folder = ''] = file.split('/');
  if (specifier === ROUTER && !(top === 'site' && KNOW_THE_ROUTER.includes(folder)))
    return [`${top}/${folder} may not import "${specifier}"`];
  if (top === 'design-system' && NOT_IN_DESIGN_SYSTEM.includes(specifier))
    return [`design-system may not import "${specifier}"`];
  if (top === 'renderer' && file.endsWith('.tsx') && specifier === 'valibot')
    return ['a view may not import "valibot"'];
  return [];
}
