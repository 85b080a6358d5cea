import { existsSync, globSync, readFileSync } from 'node:fs';
import type { ActionType, NodePlopAPI } from 'node-plop';
import { format } from 'oxfmt';
import formatOptions from '../../.oxfmtrc.json' with { type: 'json' };

const REGISTRY = 'renderer/sections/sections.ts';
const INTERACTIVE = 'renderer/sections/interactive.ts';
const FIELDSET = 'site/statamic/resources/fieldsets/sections.yaml';
const IMPORT = "import { {{camelCase name}}Section } from './{{name}}/{{name}}.section.ts';\n";
const ENTRY = "'{{name}}': {{camelCase name}}Section,";
const LAZY_VIEW = "'{{name}}': async () => (await import('./{{name}}/{{name}}.tsx')).{{pascalCase name}},";
const TEMPLATES = 'section/**/*.hbs';
const SET = readFileSync(`${import.meta.dirname}/set.yaml.hbs`, 'utf8');
const NEXT_STEPS = readFileSync(`${import.meta.dirname}/next-steps.hbs`, 'utf8');

/** Defines the generator of section types. The working directory is the project. */
export default function plopfile(plop: NodePlopAPI): void {
  plop.setGenerator('section', {
    prompts: [
      { type: 'input', name: 'name', validate: (name: string) => checkName(plop, name) },
      { type: 'confirm', name: 'interactive' },
      { type: 'input', name: 'group', validate: checkGroup },
    ],
    // All actions are created before the first one runs. An error here stops the generator before it writes a file.
    actions: (data) => [
      { type: 'addMany', templateFiles: TEMPLATES, destination: '.', transform: formatted },
      insert(REGISTRY, /^/, IMPORT),
      insert(REGISTRY, entriesOf('sectionDefinitions'), ENTRY),
      data?.['interactive'] ? insert(INTERACTIVE, entriesOf('interactiveViews'), LAZY_VIEW) : '',
      insert(FIELDSET, new RegExp(`^ {8}${data?.['group']}:\\n(?: {9}.*\\n)+`, 'm'), SET),
      insert('CHANGELOG.md', /^## Unreleased\n\n/m, '- Editors: a new section, “{{sentenceCase name}}”.\n'),
      (answers) => plop.renderString(NEXT_STEPS, answers),
    ],
  });
}

/** Validates a name. Returns true or the reason. */
function checkName(plop: NodePlopAPI, name: string) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name)) {
    return `"${name}" is not a section name: expected words of lower-case letters and digits, with hyphens between them. Example: before-and-after`;
  }
  const existing = globSync(TEMPLATES, { cwd: import.meta.dirname })
    .map((template) => plop.renderString(template, { name }).replace(/^section\/|\.hbs$/g, ''))
    .find((path) => existsSync(path));
  if (existing) return `${existing} exists already. Use another name.`;

  const component = plop.renderString('{{pascalCase name}}', { name });
  const declaration = new RegExp(`^(?:export )?(?:function|const|class|type) ${component}(?:Props)?\\b`, 'm');
  const owner = globSync('{design-system,renderer,site}/**/*.{ts,tsx}').find((path) =>
    declaration.test(readFileSync(path, 'utf8')),
  );
  return !owner || `${owner} declares ${component} already. Use a longer name. Example: ${name}-section`;
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

/** Inserts a template after a pattern. Throws if the pattern does not match, because plop ignores this. */
function insert(path: string, pattern: RegExp, template: string): ActionType {
  if (!pattern.test(readFileSync(path, 'utf8'))) throw new Error(`${path}: expected ${pattern}`);
  const transform = path.endsWith('.ts') ? { transform: formatted } : {};
  return { type: 'modify', path, pattern, template: `$&${template}`, ...transform };
}

/** Formats TypeScript like `npm run format`. */
async function formatted(text: string) {
  return (await format('section.tsx', text, formatOptions)).code;
}
