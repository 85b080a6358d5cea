import { join } from 'node:path';
import { readArguments } from '#embedded/command-arguments';

// `npm run search:index [-- --locale nl --locale de]` fills the search indexes of all or some locales. It reads the environment of the site, and
// needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY. `--demo` allows the demo data in an application that is not on this computer. `--allow-empty` allows an
// index to lose all its records.
const { values } = readArguments(
  {
    options: {
      locale: { type: 'string', multiple: true },
      demo: { type: 'boolean', default: false },
      'allow-empty': { type: 'boolean', default: false },
    },
  },
  'npm run search:index -- [--locale <code> …] [--demo] [--allow-empty]',
);
// Loaded only now, so that a usage or an error of an argument does not wait for the site.
const { EnvironmentError } = await import('../site/server/env.ts');
const { indexSearch } = await import('./search-index/index-search.ts');
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());

try {
  const isComplete = await indexSearch({
    variables: process.env,
    codes: values.locale,
    allowDemo: values.demo,
    allowEmpty: values['allow-empty'],
    project: join(import.meta.dirname, '..'),
    print: (line) => console.log(line),
    signal: interrupt.signal,
  });
  if (!isComplete) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = 1;
}
