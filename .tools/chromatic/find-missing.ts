import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nameOf, type Story } from '../visual/stories.ts';

const indexFile = v.object({
  entries: v.record(v.string(), v.object({ title: v.string(), name: v.string() })),
});

/**
 * Says what is not in a built archive: each shot has to be in the list that Chromatic goes through, and there has to be a recording
 * of a document that shows that very story, in that theme and width.
 *
 * @param directory the built archive
 */
export async function missingFrom(directory: string, stories: readonly Story[]): Promise<string[]> {
  const { entries } = v.parse(indexFile, JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')));
  const listed = new Set(Object.values(entries).map(({ title, name }) => `${title} ${name}`));
  const recorded = await readRecorded(directory);
  return stories.flatMap(({ id, title, shots }) =>
    shots.flatMap((shot) => [
      ...(listed.has(`stories/${title} ${nameOf(shot)}`) ? [] : [`${id}, ${nameOf(shot)}: not listed`]),
      ...(recorded.has(`${id} ${shot.theme} ${shot.width}`) ? [] : [`${id}, ${nameOf(shot)}: not recorded`]),
    ]),
  );
}

/** Which stories the recorded documents show, as `id theme width`; the workbench writes the first two on the root element. */
async function readRecorded(directory: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.snapshot.json'));
  const recorded = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(directory, file), 'utf8');
    const shown = /"data-story-shown":"([^"]+)"/.exec(text)?.[1];
    const theme = /"data-theme":"([^"]+)"/.exec(text)?.[1];
    const width = /\.w(\d+)h\d+\./.exec(file)?.[1];
    recorded.add(`${shown} ${theme} ${width}`);
  }
  return recorded;
}
