import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { getScreenshotName, type Story } from '../visual/stories.ts';

const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ title: v.string(), name: v.string() })),
});

/**
 * Returns a line for each screenshot that is missing from a built archive. Each screenshot needs an entry in the index that Chromatic
 * reads, and a recording of that story in that theme and width.
 *
 * @param directory the built archive
 */
export async function findMissingScreenshots(
  directory: string,
  stories: readonly Story[],
): Promise<string[]> {
  const { entries } = v.parse(indexSchema, JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')));
  const listed = new Set(Object.values(entries).map(({ title, name }) => `${title} ${name}`));
  const recorded = await readRecordings(directory);
  return stories.flatMap(({ id, title, screenshots }) =>
    screenshots.flatMap((screenshot) => {
      const name = getScreenshotName(screenshot);
      const { theme, width } = screenshot;
      return [
        ...(listed.has(`stories/${title} ${name}`) ? [] : [`${id}, ${name}: not listed`]),
        ...(recorded.has(`${id} ${theme} ${width}`) ? [] : [`${id}, ${name}: not recorded`]),
      ];
    }),
  );
}

/** Returns the ids of stories that the recorder does not list by their title. */
export function findUnrecordedStories(listed: readonly string[], stories: readonly Story[]): string[] {
  const titles = new Set(listed);
  return stories.filter(({ title }) => !titles.has(title)).map(({ id }) => id);
}

/** Returns `id theme width` of each recording. The workbench writes id and theme to the root element, Chromatic the width to the file name. */
async function readRecordings(directory: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.snapshot.json'));
  const recorded = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(directory, file), 'utf8');
    const id = /"data-story-shown":"([^"]+)"/.exec(text)?.[1];
    const theme = /"data-theme":"([^"]+)"/.exec(text)?.[1];
    const width = /\.w(\d+)h\d+\./.exec(file)?.[1];
    recorded.add(`${id} ${theme} ${width}`);
  }
  return recorded;
}
