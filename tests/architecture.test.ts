import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './architecture.rules.ts';

const sources = globSync('{design-system,renderer,site,stories}/**/*.{ts,tsx}', {
  exclude: ['site/statamic/**'],
});

describe('the rooms and their doors', () => {
  test('there are sources to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  test('nobody enters a room, or a folder of the site, but by its door', () => {
    const violations = sources.flatMap((file) => violationsOf(file, readFileSync(file, 'utf8')));
    expect(violations).toEqual([]);
  });

  test('no folder is a barrel', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test.each([
    [
      'design-system/text/text.tsx',
      "import { x } from '#renderer/sections/views';",
      'design-system may not import renderer',
    ],
    ['design-system/text/text.tsx', "import x from 'valibot';", 'design-system may not import "valibot"'],
    [
      'renderer/sections/faq/faq.tsx',
      "import { x } from '#site/services/content';",
      'renderer may not import site',
    ],
    ['renderer/sections/faq/faq.tsx', "import * as v from 'valibot';", 'a view may not import "valibot"'],
    [
      'renderer/sections/faq/faq.tsx',
      "import { x } from '../../../site/services/content/wire.ts';",
      'a relative import leaves renderer',
    ],
    [
      'site/client/navigate.ts',
      "import { x } from '#site/pages/routes';",
      'site/client may not import site/pages',
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
    [
      'site/pages/routes.ts',
      'const key = process.env.SECRET;',
      'only site/server/env.ts and the files that start a server read the environment',
    ],
  ])('a trespass is seen: %s', (file, line, complaint) => {
    expect(violationsOf(file, line).join('\n')).toContain(complaint);
  });

  test('words of another room are no code of it', () => {
    const imported = (file: string) => violationsOf('stories/docs/x.tsx', `import x from '${file}';`);
    expect(imported('../../renderer/README.md?raw')).toEqual([]);
    expect(imported('../../renderer/html.ts?raw')).toHaveLength(1);
  });

  test('a type from another folder of the site is as foreign as a value', () => {
    expect(
      violationsOf('site/client/links.ts', "import type { Entry } from '#site/services/content';"),
    ).toHaveLength(1);
  });
});
