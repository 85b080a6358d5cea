import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trespassesOf } from './architecture.rules.ts';

const sources = globSync('{design-system,renderer,site,stories}/**/*.{ts,tsx}', {
  exclude: ['site/statamic/**'],
});

describe('the rooms and their doors', () => {
  test('there are sources to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  test('nobody enters a room, or a folder of the site, but by its door', () => {
    const trespasses = sources.flatMap((file) => trespassesOf(file, readFileSync(file, 'utf8')));
    expect(trespasses).toEqual([]);
  });

  test('no folder is a barrel', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test.each([
    [
      'design-system/text/text.tsx',
      "import { x } from '#renderer/views';",
      'design-system may not import renderer',
    ],
    ['design-system/text/text.tsx', "import x from 'valibot';", 'design-system may not import "valibot"'],
    ['renderer/faq/faq.tsx', "import { x } from '#site/content';", 'renderer may not import site'],
    ['renderer/faq/faq.tsx', "import * as v from 'valibot';", 'a view may not import "valibot"'],
    [
      'renderer/faq/faq.tsx',
      "import { x } from '../../site/content/wire.ts';",
      'a relative import leaves renderer',
    ],
    [
      'site/search/search.ts',
      "import { x } from '#site/content';",
      'site/search may not import site/content',
    ],
    [
      'site/content/content.ts',
      "import { x } from '../http/outcome.ts';",
      'a relative import leaves site/content',
    ],
    [
      'site/content/content.ts',
      "import { x } from 'react-router-dom';",
      'site/content may not import "react-router-dom"',
    ],
    [
      'site/routes/routes.ts',
      'const key = process.env.SECRET;',
      'only the files that start a server read the environment',
    ],
  ])('a trespass is seen: %s', (file, line, complaint) => {
    expect(trespassesOf(file, line).join('\n')).toContain(complaint);
  });

  test('words of another room are no code of it', () => {
    const imported = (file: string) => trespassesOf('stories/docs/x.tsx', `import x from '${file}';`);
    expect(imported('../../renderer/README.md?raw')).toEqual([]);
    expect(imported('../../renderer/html.ts?raw')).toHaveLength(1);
  });

  test('a type from another folder of the site is as foreign as a value', () => {
    expect(trespassesOf('site/shop/shop.ts', "import type { Entry } from '#site/content';")).toHaveLength(1);
  });
});
