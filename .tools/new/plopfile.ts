import { existsSync, globSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { ActionType, NodePlopAPI } from 'node-plop';
import { format } from 'oxfmt';
import formatOptions from '../../.oxfmtrc.json' with { type: 'json' };
import { moduleOf } from '../../site/server/module-of.ts';

const REGISTRY = 'renderer/sections/sections.ts';
const INTERACTIVE = 'renderer/sections/interactive.ts';
const FIELDSET = 'site/statamic/resources/fieldsets/sections.yaml';
const IMPORT = "import { {{camelCase name}}Section } from './{{name}}/{{name}}.section.ts';\n";
const ENTRY = "'{{name}}': {{camelCase name}}Section,";
const LAZY_VIEW = "'{{name}}': async () => (await import('./{{name}}/{{name}}.tsx')).{{pascalCase name}},";
const SET = template('set.yaml');

const NAMESPACES = 'site/i18n/namespaces.ts';
const SCREENS = 'site/pages/screens.ts';
const VIEWS = 'site/pages/render-views.ts';
const APPLICATION_SCREENS = 'site/pages/application-screens.ts';
const PATHS = 'site/protocol/route-table.ts';
const LOCALISED_PATH = `'{{name}}': {
  nl: '{{name}}', en: '{{name}}', de: '{{name}}', fr: '{{name}}',
  'en-UK': '{{name}}', 'en-US': '{{name}}', 'en-CA': '{{name}}', 'fr-CA': '{{name}}',
},`;
const LAZY_SCREEN = `'{{name}}': {
  namespaces: ['{{name}}'],
  loadView: async () => (await import('./{{name}}/{{name}}-view.tsx')).{{pascalCase name}}View,
},`;

/** Defines the generators of section types and application screens. The working directory is the project. */
export default function plopfile(plop: NodePlopAPI): void {
  plop.setGenerator('section', {
    prompts: [
      { type: 'input', name: 'name', validate: (name: string) => checkName(plop, 'section', name) },
      { type: 'confirm', name: 'interactive' },
      { type: 'input', name: 'group', validate: checkGroup },
    ],
    // All actions are created before the first one runs. An error here stops the generator before it writes a file.
    actions: (data) => [
      addFiles('section'),
      insert(REGISTRY, /^/, IMPORT),
      insert(REGISTRY, entriesOf('sectionDefinitions'), ENTRY),
      data?.['interactive'] ? insert(INTERACTIVE, entriesOf('interactiveViews'), LAZY_VIEW) : '',
      insert(FIELDSET, new RegExp(`^ {8}${data?.['group']}:\\n(?: {9}.*\\n)+`, 'm'), SET),
      insert('CHANGELOG.md', /^## Unreleased\n\n/m, '- Editors: a new section, “{{sentenceCase name}}”.\n'),
      (answers) => plop.renderString(template('section-next-steps'), answers),
    ],
  });
  plop.setGenerator('screen', {
    prompts: [{ type: 'input', name: 'name', validate: (name: string) => checkName(plop, 'screen', name) }],
    actions: () => [
      addFiles('screen'),
      insert(NAMESPACES, /^/, "import type {{camelCase name}} from './messages/en/{{name}}.json';\n"),
      insert(NAMESPACES, /^export const namespaces = \[\s*'layout',/m, " '{{name}}',"),
      insert(NAMESPACES, /^type Resources = \{[^}]*/m, "readonly '{{name}}': typeof {{camelCase name}};"),
      insert(SCREENS, /^export const screens = \{/m, LAZY_SCREEN),
      insert(VIEWS, /^/, "import { {{pascalCase name}}View } from './{{name}}/{{name}}-view.tsx';\n"),
      insert(VIEWS, /^const screenViews: .* = \{/m, "'{{name}}': {{pascalCase name}}View,"),
      insert(
        APPLICATION_SCREENS,
        /^/,
        "import { {{camelCase name}}Screen } from './{{name}}/{{name}}-page.ts';\n",
      ),
      insert(APPLICATION_SCREENS, /^export const applicationScreens: .* = \[/m, '{{camelCase name}}Screen, '),
      insert(PATHS, /^export const localisedPaths = \{/m, LOCALISED_PATH),
      insert('CHANGELOG.md', /^## Unreleased\n\n/m, '- Visitors: a new screen, “{{sentenceCase name}}”.\n'),
      (answers) => plop.renderString(template('screen-next-steps'), answers),
    ],
  });
}

function template(name: string) {
  return readFileSync(`${import.meta.dirname}/${name}.hbs`, 'utf8');
}

function addFiles(kind: string): ActionType {
  const transform = (text: string) => formatted(text, text.startsWith('{\n') ? 'messages.json' : 'code.tsx');
  return { type: 'addMany', templateFiles: `${kind}/**/*.hbs`, destination: '.', transform };
}

/** Validates a name. Returns true or the reason. */
function checkName(plop: NodePlopAPI, kind: 'section' | 'screen', name: string) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name)) {
    return `"${name}" is not a ${kind} name: expected words of lower-case letters and digits, with hyphens between them. Example: before-and-after`;
  }
  const existing = globSync(`${kind}/**/*.hbs`, { cwd: import.meta.dirname })
    .map((path) => plop.renderString(path, { name }).replace(/^(?:section|screen)\/|\.hbs$/g, ''))
    .find((path) => existsSync(path));
  if (existing) return `${existing} exists already. Use another name.`;

  if (kind === 'screen' && isReserved(plop.renderString('{{camelCase name}}', { name })))
    return `"${name}" is a reserved word of JavaScript. Use a longer name. Example: ${name}-screen`;

  const component = plop.renderString('{{pascalCase name}}', { name });
  const suffix = kind === 'screen' ? 'View' : '(?:Props)?';
  const declaration = new RegExp(`^(?:export )?(?:function|const|class|type) ${component}${suffix}\\b`, 'm');
  const owner = globSync('{design-system,renderer,site}/**/*.{ts,tsx}').find((path) =>
    declaration.test(readFileSync(path, 'utf8')),
  );
  if (owner) return `${owner} declares ${component} already. Use a longer name. Example: ${name}-${kind}`;

  // Sections and screens share one list of styles and scripts.
  const module = moduleOf(name);
  return (
    (module === `renderer/sections/${name}/${name}.tsx` && !existsSync(module)) ||
    `${module} has the styles of "${name}" in a build. Use another name.`
  );
}

/** Returns whether a name is reserved in modules, so that no variable can have it. */
function isReserved(name: string): boolean {
  try {
    compileFunction(`'use strict'; async () => { let ${name}; }`);
    return false;
  } catch {
    return true;
  }
}

/** Validates a group of sets. Returns true or the reason. The names of groups are indented by eight spaces. */
function checkGroup(group: string) {
  const groups = [...readFileSync(FIELDSET, 'utf8').matchAll(/^ {8}(\w+):$/gm)].map(([, name]) => name);
  return groups.includes(group) || `${FIELDSET} has no group "${group}". Groups: ${groups.join(', ')}`;
}

/** Matches a flat object literal up to its closing brace. */
function entriesOf(constant: string) {
  return new RegExp(`^export const ${constant} = \\{[^}]*`, 'm');
}

/** Inserts a text after a pattern. Throws if the pattern does not match, because plop ignores this. */
function insert(path: string, pattern: RegExp, text: string): ActionType {
  if (!pattern.test(readFileSync(path, 'utf8')))
    throw new Error(
      `${path}: found no line that matches ${pattern}, after which the generator adds its entry.`,
    );
  const transform = path.endsWith('.ts') ? { transform: (code: string) => formatted(code, path) } : {};
  return { type: 'modify', path, pattern, template: `$&${text}`, ...transform };
}

/** Formats TypeScript and JSON like `npm run format`. Throws for a syntax error. */
async function formatted(text: string, file: string) {
  const { code, errors } = await format(file, text, formatOptions);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}${error.codeframe ?? ''}`);
  return code;
}
