import { parseArgs } from 'node:util';
import { newSection, type Report } from './new/new-section.ts';
import { Refusal } from './new/refusal.ts';

// `npm run new section <name>`: a new part of the project from templates, put into every list that needs it.
process.chdir(`${import.meta.dirname}/..`);

const USAGE = `npm run new section before-and-after
npm run new -- section before-and-after --interactive --group pictures

  --interactive   the section hydrates in the browser, from a chunk of its own
  --group         where editors find its set; "words" if nothing is said`;

try {
  const { name, interactive, group } = readArguments(process.argv.slice(2));
  report(await newSection(name, { interactive, group }));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(args: string[]) {
  const keptByNpm = ['interactive', 'group'].find((option) => process.env[`npm_config_${option}`]);
  if (keptByNpm) throw refusal(`npm takes --${keptByNpm} for itself; write -- before "section".`);
  const { positionals, values } = parsed(args);
  const [kind, name, ...more] = positionals;
  if (kind !== 'section') {
    throw refusal(kind ? `There are no templates for "${kind}".` : 'Say what there shall be.');
  }
  if (!name) throw refusal('The section needs a name.');
  if (more.length > 0) throw refusal(`One name at a time: what is "${more.join(' ')}"?`);
  return { name, ...values };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        interactive: { type: 'boolean', default: false },
        group: { type: 'string', default: 'words' },
      },
    });
  } catch (error) {
    throw error instanceof TypeError ? refusal(error.message) : error;
  }
}

function refusal(reason: string) {
  return new Refusal(`${reason}\n\n${USAGE}`);
}

function report({ name: { kebab, snake, title }, written, changed }: Report) {
  console.log(`Written
  ${written.join('\n  ')}
Changed
  ${changed.join('\n  ')}
Next
  Look at it: npm run stories, "renderer / ${title}".
  Change its fields in both places: the set "${snake}" in the fieldset and renderer/${kebab}/${kebab}.schema.ts.
  Put it on a page in site/statamic/content as "type: ${snake}", and say in CHANGELOG.md what it is for.
  When it is done: npm run check.`);
}
