import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** This limit only ends a command that hangs. Vitest cannot end it, because the call is synchronous. */
const HANG_MS = 120_000;

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: HANG_MS });

/** The results of `--help` by script. Two tables have the same scripts. */
const helpResults = new Map<string, ReturnType<typeof run>>();

function help(script: string) {
  const result = helpResults.get(script) ?? run(script, '--help');
  helpResults.set(script, result);
  return result;
}

const UNKNOWN_OPTION = "Unknown option '--prot'.";

test.each([
  ['.tools/start.ts', 'Usage: PORT=<port> npm start'],
  ['.tools/dev.ts', 'Usage: PORT=<port> npm run dev'],
  ['.tools/visual.ts', 'Usage: npm run visual -- [<words of a story name> …] [--all]'],
  ['.tools/visual-accept.ts', 'Usage: npm run visual:accept -- <words of a story name>'],
  ['.tools/visual-report.ts', 'Usage: npm run visual:report -- [--port <port>]'],
  [
    '.tools/chromatic.ts',
    'Usage: CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic -- [<words of a story name> …]',
  ],
  ['.tools/chromatic-check.ts', 'Usage: npm run chromatic:check -- [<words of a story name> …]'],
  ['.tools/search-index.ts', 'Usage: npm run search:index -- [--locale <code> …] [--demo] [--allow-empty]'],
  ['.tools/content-check.ts', 'Usage: npm run content:check -- [<folder>]'],
  ['.tools/bench.ts', 'Usage: npm run bench [-- --check [<part> …] | layout-shifts'],
  ['.tools/bench-lighthouse.ts', 'Usage: npm run bench:lighthouse'],
  ['.tools/bench-soak.ts', 'Usage: npm run bench:soak -- [<seconds>]'],
  ['.tools/build.ts', 'Usage: npm run build'],
  ['.tools/new.ts', 'Usage: npm run new -- section before-and-after'],
  ['.tools/stories-build.ts', 'Usage: npm run stories:build'],
  ['.tools/test.ts', 'Usage: npm test [-- <part> …]'],
  ['.tools/codegen.ts', 'Usage: npm run codegen -- [--check]'],
  ['.tools/make-gazetteer.ts', 'Usage: npm run gazetteer -- [<folder>]'],
  ['.tools/make-brand.ts', 'Usage: npm run brand'],
  ['.tools/make-fonts.ts', 'Usage: npm run fonts'],
  ['.tools/scenes.ts', 'Usage: npm run scenes -- [<start of a shot name> …]'],
  ['site/embedded/content/serve.ts', 'Usage: npm run content -- [--dir <folder>] [--port <port>]'],
  ['site/embedded/shop/serve.ts', 'Usage: npm run shop -- [--port <port>] [--data <folder>]'],
  ['site/embedded/search/serve.ts', 'Usage: npm run search -- [--port <port>]'],
])('%s prints its usage for --help', (script, usage) => {
  const result = help(script);
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(result.stdout).toContain(usage);
});

// The function that prints the usage (`readArguments`) also prints this message, so the other scripts print it too.
test.each(['.tools/start.ts', '.tools/visual-accept.ts', 'site/embedded/content/serve.ts'])(
  '%s prints a message without a stack and its usage for an unknown option',
  (script) => {
    const { status, stdout, stderr } = run(script, '--prot', '4101');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(`${UNKNOWN_OPTION}\n${help(script).stdout}`);
  },
);

test.each([
  [
    'site/embedded/content/serve.ts',
    ['--dir', '/no/such/folder'],
    '--dir: expected a Statamic project folder, which contains a folder "content", got "/no/such/folder". Example: --dir site/statamic',
  ],
  [
    'site/embedded/shop/serve.ts',
    ['--catalogue', '/no/such/folder'],
    '--catalogue: expected a folder that contains websites.yaml, got "/no/such/folder". Example: --catalogue site/embedded/catalogue',
  ],
  [
    'site/embedded/shop/serve.ts',
    ['--data', 'package.json'],
    '--data: expected a folder in which the command can write, got "package.json". EEXIST: file already exists, mkdir \'package.json\'',
  ],
  [
    'site/embedded/shop/serve.ts',
    ['--data', 'package.json/shop'],
    '--data: expected a folder in which the command can write, got "package.json/shop". ENOTDIR: not a directory, mkdir \'package.json/shop\'',
  ],
  [
    'site/embedded/content/serve.ts',
    ['--app-url', 'localhost'],
    '--app-url: expected a URL with http or https, got "localhost". Example: --app-url http://localhost:3000',
  ],
  [
    'site/embedded/shop/serve.ts',
    ['--site', 'localhost:3000'],
    '--site: expected a URL with http or https, got "localhost:3000". Example: --site http://localhost:3000',
  ],
  [
    'site/embedded/shop/serve.ts',
    ['--media', '/no/such/folder'],
    '--media: expected the folder of the product pictures, got "/no/such/folder". Example: --media site/statamic/public/assets',
  ],
  [
    'site/embedded/search/serve.ts',
    ['--port', 'abc'],
    '--port: expected a number from 0 to 65535, got "abc". Example: --port 4103',
  ],
  [
    '.tools/visual-report.ts',
    ['--port', 'abc'],
    '--port: expected a number from 0 to 65535, got "abc". Example: --port 4103',
  ],
])('%s %j ends with one line that says what is expected, and the usage', (script, args, message) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  const usage = help(script).stdout;
  expect(usage).toMatch(/^Usage: npm run /);
  expect(stderr).toBe(`${message}\n${usage}`);
});

test.each([
  [
    'site/embedded/search/serve.ts',
    // An address for documentation (RFC 5737), which no machine has.
    ['--host', '192.0.2.1'],
    '--host: expected an address of this machine (listen EADDRNOTAVAIL: address not available 192.0.2.1:4103). Example: --host 127.0.0.1\n',
  ],
  [
    '.tools/visual-accept.ts',
    ['no-such-story'],
    'No story matches "no-such-story". Write whole words of a story\'s id or title. Example: hero\n',
  ],
  // `check-budgets.test.ts` has the argument of `--check`.
  [
    '.tools/bench.ts',
    ['layout-shifts', '390'],
    'Expected widths and CPU slowdowns of 390/1, 390/6, 1440/1, 1440/6, got "390".\n',
  ],
])('%s %j ends with one line that says what is expected', (script, args, message) => {
  const { status, stderr } = run(script, ...args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: message });
});
