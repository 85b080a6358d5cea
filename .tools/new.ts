import nodePlop from 'node-plop';
import { readArguments } from '#embedded/command-arguments';

// `npm run new -- section <name>` and `npm run new -- screen <name>` run a generator of `.tools/new/plopfile.ts`.
process.chdir(`${import.meta.dirname}/..`);

const USAGE = `npm run new -- section before-and-after
       npm run new -- section before-and-after --interactive --group pictures
       npm run new -- screen gift-finder

  --interactive   the section hydrates in the browser
  --group         group of the set in the CMS; default: words`;

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      interactive: { type: 'boolean', default: false },
      group: { type: 'string', default: 'words' },
    },
  },
  USAGE,
);
try {
  const [kind = '', name = '', ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Expected one name, got also "${rest.join(' ')}".`);
  const readByNpm = Object.keys(values).find((option) => process.env[`npm_config_${option}`]);
  if (readByNpm) throw new Error(`npm reads --${readByNpm} itself. Write -- before "${kind}".`);

  const plop = await nodePlop('.tools/new/plopfile.ts', { destBasePath: process.cwd(), force: false });
  const generator = plop.getGenerator(kind);
  const options = kind === 'section' ? [String(values.interactive), values.group] : [];
  const answers = await generator.runPrompts([name, ...options]);
  const { changes, failures } = await generator.runActions(answers);
  const messages = new Set(changes.map(({ path }) => path.replaceAll(/^(?: -> )?\//gm, '  ')));
  console.log([...messages].join('\n'));
  if (failures[0]) throw new Error(failures[0].error);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\nUsage: ${USAGE}`);
  process.exitCode = 1;
}
