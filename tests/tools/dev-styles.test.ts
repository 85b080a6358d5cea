import { expect, test } from 'vitest';
import { createModuleLister } from '../../.tools/list-modules.ts';
import config from '../../vite.config.ts';

const SCRIPT = '.tools/dev-styles.ts';

test('The development server loads each style sheet that a build inlines', () => {
  const listModules = createModuleLister('.');
  const loaded = new Set(listModules(SCRIPT));
  const views = [config.environments?.['styles']?.build?.rolldownOptions?.input].flat();
  const inlined = views
    .flatMap((view) => (typeof view === 'string' ? listModules(view) : []))
    .filter((module) => module.endsWith('.css.ts'));
  expect(inlined.length).toBeGreaterThan(50);
  expect(inlined.filter((module) => !loaded.has(module))).toEqual([]);
});
