import { parseArgs } from 'node:util';
import { GeneratorError } from './new/insertions.ts';
import { newSection } from './new/new-section.ts';

// `npm run new section <name>` creates a section type from templates and registers it.
process.chdir(`${import.meta.dirname}/..`);

const USAGE = `Usage:
npm run new section before-and-after
npm run new -- section before-and-after --interactive --group pictures

  --interactive   the section hydrates in the browser
  --group         group of the set in the CMS; default: words`;

try {
  const { input, ...options } = readArguments(process.argv.slice(2));
  const { name, created, changed } = await newSection(input, options);
  console.log(`Created
  ${created.join('\n  ')}
Changed
  ${changed.join('\n  ')}
Next steps
  View the section: npm run stories, "renderer / ${name.title}".
  Change its fields in the set "${name.snake}" of the fieldset and in renderer/sections/${name.kebab}/${name.kebab}.schema.ts.
  Add it to a page in site/statamic/content with "type: ${name.snake}", and describe its purpose in CHANGELOG.md.
  Check the result: npm run check.`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(args: string[]) {
  const consumedByNpm = ['interactive', 'group'].find((option) => process.env[`npm_config_${option}`]);
  if (consumedByNpm) throw usageError(`npm reads --${consumedByNpm} itself. Write -- before "section".`);
  const { positionals, values } = parse(args);
  const [kind, input, ...rest] = positionals;
  if (kind !== 'section') throw usageError(`Expected "section", got "${kind ?? ''}".`);
  if (!input) throw usageError('Expected a name for the section.');
  if (rest.length > 0) throw usageError(`Expected one name, got also "${rest.join(' ')}".`);
  return { input, ...values };
}

function parse(args: string[]) {
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
    throw error instanceof TypeError ? usageError(error.message) : error;
  }
}

function usageError(message: string) {
  return new GeneratorError(`${message}\n\n${USAGE}`);
}
