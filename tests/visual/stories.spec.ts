import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare } from '../../.tools/visual/compare-images.ts';
import { hashOfFetched } from '../../.tools/visual/fingerprint.ts';
import type { Planned } from '../../.tools/visual/plan.ts';
import {
  acceptLook,
  folderOf,
  readLook,
  readPicture,
  writeLook,
} from '../../.tools/visual/snapshot-store.ts';
import { nameOf } from '../../.tools/visual/stories.ts';
import { outcomeOf, type Verdict, writeVerdict } from '../../.tools/visual/verdict.ts';
import { expect, test } from './workbench.ts';

const planned: readonly Planned[] = JSON.parse(await readFile('.visual/plan.json', 'utf8'));

for (const story of planned) {
  test(story.title, async ({ workbench }) => {
    const { id, title, madeOf } = story;
    const folder = folderOf('latest', id);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });

    const accepted = await readLook('baseline', id);
    const aria: Record<string, string> = {};
    const shots: Verdict['shots'] = [];
    const complaints = new Set<string>();
    for (const shot of story.shots) {
      const name = nameOf(shot);
      const shown = await workbench.show(id, shot);
      const before = await readPicture('baseline', id, name);
      const difference = before && (await compare(before, shown.picture));
      await writeFile(join(folder, `${name}.png`), shown.picture);
      if (difference?.picture) await writeFile(join(folder, `${name}.difference.png`), difference.picture);
      aria[name] = shown.aria;
      const heard = accepted?.aria[name];
      shots.push({
        name,
        pixels: difference?.pixels ?? null,
        aria: heard === undefined || heard === shown.aria ? null : { before: heard, after: shown.aria },
      });
      for (const complaint of shown.complaints) complaints.add(complaint);
    }
    const fetched: Record<string, string> = {};
    for (const address of workbench.takeFetched()) fetched[address] = await hashOfFetched(address);
    await writeLook('latest', id, { madeOf, fetched, aria });

    const verdict = { id, title, shots, complaints: [...complaints] };
    await writeVerdict(verdict);
    const outcome = outcomeOf(verdict);
    // It looks as it did, made of other parts: from now on these are what it is compared by.
    if (outcome === 'same') await acceptLook(id);
    expect(verdict.complaints, 'complaints of axe').toEqual([]);
    expect(outcome, 'see the report: npm run visual:report').not.toBe('changed');
  });
}
