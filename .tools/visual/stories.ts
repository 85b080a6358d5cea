import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where `npm run stories:build` puts the workbench. */
export const STORIES = '.build/stories';

export const themes = ['day', 'dusk'] as const;
export type Theme = (typeof themes)[number];

/** One picture of a story. */
export type Shot = { readonly theme: Theme; /** CSS pixels. */ readonly width: number };

export type Story = {
  /** Ladle's: `design-system--button--disabled`. */
  readonly id: string;
  /** "Design system / Button / Disabled". */
  readonly title: string;
  /** The file it stands in, from the project's root. */
  readonly file: string;
  readonly shots: readonly Shot[];
};

/** Widths a story is looked at, in CSS pixels; a story's `meta.widths` says otherwise. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = { 'Design system': [390, 1440] };
const OTHER_WIDTHS = [390, 834, 1440];

const metaFile = v.object({
  stories: v.record(
    v.string(),
    v.object({
      name: v.string(),
      levels: v.array(v.string()),
      filePath: v.string(),
      meta: v.optional(v.looseObject({ widths: v.optional(v.array(v.pipe(v.number(), v.integer()))) }), {}),
    }),
  ),
});

/** Every story of the built workbench, with the pictures to be taken of it. */
export async function readStories(directory = STORIES): Promise<Story[]> {
  const { stories } = v.parse(metaFile, JSON.parse(await readFile(join(directory, 'meta.json'), 'utf8')));
  return Object.entries(stories).map(([id, { name, levels, filePath, meta }]) => {
    const widths = meta.widths ?? WIDTHS[levels[0] ?? ''] ?? OTHER_WIDTHS;
    return {
      id,
      title: [...levels, name].join(' / '),
      file: filePath,
      shots: themes.flatMap((theme) => widths.map((width) => ({ theme, width }))),
    };
  });
}

/** The name of a shot in files and reports: `dusk-390`. */
export function nameOf({ theme, width }: Shot): string {
  return `${theme}-${width}`;
}
