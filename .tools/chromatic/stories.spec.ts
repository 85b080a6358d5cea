import { readFile } from 'node:fs/promises';
import { takeSnapshot, test } from '@chromatic-com/playwright';
import { setStage, VISITOR } from '../../tests/visual/story-page.ts';
import { nameOf, type Story } from '../visual/stories.ts';
import { PLAN } from './paths.ts';

const planned: readonly Story[] = JSON.parse(await readFile(PLAN, 'utf8'));

// Chromatic draws what is recorded in a browser of its own: it has to be told again what the visitor wants.
test.use({ ...VISITOR, prefersReducedMotion: 'reduce', disableAutoSnapshot: true });

for (const { id, title, shots } of planned) {
  test(title, async ({ page }, info) => {
    const stage = await setStage(page, info.project.use.baseURL ?? '');
    for (const shot of shots) {
      await stage.show(id, shot);
      await takeSnapshot(page, nameOf(shot), info);
    }
  });
}
