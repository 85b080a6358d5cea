import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './import-rules.ts';
import { cyclesOf, folderImportsOf, valueImportsOf } from './module-graph.ts';
import { fileTerm, magentoCodesIn, magentoNamesIn, onlyReexports, repeatedTypeNames } from './names.ts';
import { replacedWords } from './replaced-words.ts';

/** `.tools/chromatic` is a package with its own dependencies, which `npm run chromatic` installs. */
const NOT_CODE = ['site/statamic/**', '.tools/chromatic/node_modules/**', '**/*.d.ts'];
const production = read('{design-system,renderer,site,stories}/**/*.{ts,tsx}');
const everything = read('{design-system,renderer,site,stories,tests,.tools,.ladle}/**/*.{ts,tsx}');

describe('The architecture test', () => {
  test('reads the sources of all folders', () => {
    expect(production.size).toBeGreaterThan(400);
    expect(everything.size).toBeGreaterThan(production.size);
  });

  test('ignores installed packages, content and declarations', () => {
    const installed = '.tools/chromatic/node_modules/chromatic/index.ts';
    const paths = [installed, 'site/statamic/a.ts', '.tools/x.d.ts', '.tools/chromatic/paths.ts'];
    expect(paths.filter((path) => !isExcluded(path))).toEqual(['.tools/chromatic/paths.ts']);
  });

  test.each([
    [
      'design-system/text/text.tsx',
      "import { x } from '#renderer/parse/link';",
      'design-system may not import renderer',
    ],
    ['design-system/text/text.tsx', "import x from 'valibot';", 'design-system may not import "valibot"'],
    [
      'design-system/drawer/drawer.tsx',
      "import { x } from '../modal/private.ts';",
      'design-system/modal/private.ts is private',
    ],
    [
      'renderer/sections/faq/faq.tsx',
      "import { x } from '#site/services/content';",
      'renderer may not import site',
    ],
    ['renderer/sections/faq/faq.tsx', "import * as v from 'valibot';", 'a view may not import "valibot"'],
    [
      'renderer/sections/faq/faq.tsx',
      "import { x } from '../../../site/i18n/locale.ts';",
      'a relative import leaves renderer',
    ],
    [
      'site/client/navigate.ts',
      "import { x } from '#site/pages/routes';",
      'site/client may not import site/pages',
    ],
    [
      'site/client/links.ts',
      "import type { X } from '#site/services/content';",
      'site/client may not import site/services',
    ],
    [
      'site/services/content/content.ts',
      "import { x } from '#site/services/icons';",
      'site/services/content may not import site/services/icons',
    ],
    [
      'site/services/content/content.ts',
      "import { x } from '../http/outcome.ts';",
      'a relative import leaves site/services/content',
    ],
    [
      'site/services/content/content.ts',
      "import { x } from 'react-router-dom';",
      'site/services may not import "react-router-dom"',
    ],
    ['site/pages/routes.ts', 'const key = process.env.SECRET;', 'read the environment'],
    [
      'stories/docs/x.tsx',
      "import x from '../../renderer/parse/html.ts?raw';",
      'a relative import leaves stories',
    ],
  ])('reports a forbidden import of %s: %s', (file, line, violation) => {
    expect(violationsOf(file, line).join('\n')).toContain(violation);
  });

  test('lets stories show a README of another folder', () => {
    expect(violationsOf('stories/docs/x.tsx', "import x from '../../renderer/README.md?raw';")).toEqual([]);
  });

  test('finds a cycle of value imports and ignores imports of types', () => {
    const cyclic = new Map([
      ['site/a/a.ts', "import { b } from './b.ts';"],
      ['site/a/b.ts', "import { type C, c } from './c.ts';"],
      ['site/a/c.ts', "export { a } from './a.ts';"],
      ['site/a/d.ts', "import { type A } from './e.ts';"],
      ['site/a/e.ts', "import { d } from './d.ts';"],
    ]);
    expect(cyclesOf(valueImportsOf(cyclic))).toEqual([['site/a/a.ts', 'site/a/b.ts', 'site/a/c.ts']]);
  });

  test('finds a cycle of folders, also one of type imports and one of a folder and a file beside it', () => {
    const cyclic = new Map([
      ['site/a/b/b.ts', "import type { C } from '../c/deep/c.ts';\nimport { x } from './x.ts';"],
      ['site/a/c/d.ts', "import { b } from '../b/b.ts';\nimport { e } from '../e/e.ts';"],
      ['site/a/e/e.ts', "import { a } from '../a.ts';"],
      ['site/a/a.ts', "import { e } from './e/e.ts';\nimport { b } from './b/b.ts';"],
      ['site/ab/b.ts', "import { b } from '../a/b/b.ts';"],
      ['site/a/f.ts', "import { b } from '#site/b/b';\nimport { c } from './c/d.ts';"],
    ]);
    const cycles = cyclesOf(folderImportsOf(cyclic, 'site/a'));
    expect(cycles).toEqual([['a.ts', 'b', 'c', 'e']]);
  });

  test('finds a type name that two files declare', () => {
    const files = new Map([
      ['a.ts', 'export type Place = string;'],
      ['b.ts', 'type Place = number;\ntype Other = string;'],
    ]);
    expect(repeatedTypeNames(files)).toEqual(['Place: a.ts, b.ts']);
  });

  test('distinguishes a file that only re-exports from a file with its own code', () => {
    expect(onlyReexports("/** Doc. */\nexport { a } from './a.ts';\nexport type * from './b.ts';\n")).toBe(
      true,
    );
    expect(onlyReexports("export { a } from './a.ts';\nexport const b = 1;\n")).toBe(false);
    expect(onlyReexports("import './a.css';\n")).toBe(false);
  });
});

test('The architecture test finds names of Magento outside comments', () => {
  const source = `// country_code\nconst input = { lastname, item: { cart_item_uid: uid }, code: 'ORDER_NOT_FOUND' };\nif (x === 'graphql-input') f(TIMEOUT_MS);`;
  expect(magentoNamesIn(source)).toEqual([
    'lastname',
    'cart_item_uid',
    "'ORDER_NOT_FOUND'",
    "'graphql-input'",
  ]);
});

describe('The code', () => {
  test('imports only across allowed folders, through aliases', () => {
    expect([...production].flatMap(([file, source]) => violationsOf(file, source))).toEqual([]);
  });

  test('has no cycle of value imports', () => {
    expect(cyclesOf(valueImportsOf(production))).toEqual([]);
  });

  test.each(['catalogue', 'content', 'search', 'shop'])(
    'has no cycle between the folders of the embedded %s',
    (server) => {
      const imports = folderImportsOf(production, `site/embedded/${server}`);
      expect(imports.size).toBeGreaterThan(0);
      expect(cyclesOf(imports)).toEqual([]);
    },
  );

  test('has no barrel and no file that only re-exports', () => {
    const barrels = [...production].filter(
      ([file, source]) => /\/index\.tsx?$/.test(file) || onlyReexports(source),
    );
    expect(barrels.map(([file]) => file)).toEqual([]);
  });

  test('names the fields and codes of Magento only in its operations and in wire files', () => {
    const shop = [...production].filter(
      ([file]) => dirname(file) === 'site/services/shop' && !basename(file).startsWith('wire-'),
    );
    expect(shop.length).toBeGreaterThan(20);
    expect(
      shop.flatMap(([file, source]) => magentoNamesIn(source).map((name) => `${file}: ${name}`)),
    ).toEqual([]);
  });

  test('contains the codes of Magento’s payment methods, carriers and filters only in wire files', () => {
    const found = [...production].flatMap(([file, source]) =>
      /^site\/(?!embedded\/)/.test(file) && !basename(file).startsWith('wire-')
        ? magentoCodesIn(source).map((code) => `${file}: ${code}`)
        : [],
    );
    expect(found).toEqual([]);
  });

  test('declares every type name once', () => {
    const sources = new Map([...everything].filter(([file]) => !/^(?:tests|stories)\//.test(file)));
    expect(repeatedTypeNames(sources)).toEqual([]);
  });

  test('names no file by a word that the glossary replaces', () => {
    const named = [...everything.keys()].flatMap((file) => {
      const term = replacedWords[fileTerm(file)];
      return term === undefined ? [] : [`${file}: use “${term}”`];
    });
    expect(named).toEqual([]);
  });
});

test('Each decision has its own number, which its heading repeats, and a row with its title in the index', () => {
  const index = readFileSync('.decisions/README.md', 'utf8');
  const numbers = globSync('.decisions/[0-9]*.md').map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(Number(/\d+/.exec(file)?.[0]), file).toBe(Number(number));
    expect(index).toContain(`| ${number} | [${title}](${basename(file)}) |`);
    return number;
  });
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

function read(pattern: string): ReadonlyMap<string, string> {
  const files = globSync(pattern, { exclude: (path) => isExcluded(path) });
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')] as const));
}

/** Returns whether a file contains content, templates or declarations of packages, and no code of the project. */
function isExcluded(path: string) {
  return NOT_CODE.some((pattern) =>
    pattern.startsWith('**/*')
      ? path.endsWith(pattern.slice(4))
      : path.startsWith(pattern.replace('/**', '')),
  );
}
