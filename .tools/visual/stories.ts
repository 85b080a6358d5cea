import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LocaleCode } from '#site/i18n/locale';

/** Where `npm run stories:build` puts the workbench. */
export const STORIES = '.build/stories';

export const themes = ['day', 'dusk'] as const;
export type Theme = (typeof themes)[number];

/** One picture of a story. */
export type Shot = {
  readonly theme: Theme;
  /** CSS pixels. */
  readonly width: number;
  /** What the site itself says in; without one the story stands in the locale it is written in. */
  readonly locale?: LocaleCode;
};

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

/**
 * Where the site speaks between what editors wrote, locales beside the story's own, chosen in `.decisions/0011-visual-baselines.md`: the
 * longest words, and other units, money and clock. By day and at the outermost widths: words change neither colours nor the rest.
 */
const LOCALES: readonly LocaleCode[] = ['de', 'en-US'];
const SPEAKING = ['Shell', 'Renderer / Form', 'Renderer / Points of sale overview', 'Renderer / Whole page'];

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
    const title = [...levels, name].join(' / ');
    return { id, title, file: filePath, shots: [...inThemes(widths), ...inLocales(title, widths)] };
  });
}

function inThemes(widths: readonly number[]): Shot[] {
  return themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
}

function inLocales(title: string, widths: readonly number[]): Shot[] {
  if (!SPEAKING.some((group) => title.startsWith(`${group} / `))) return [];
  const outermost = new Set([Math.min(...widths), Math.max(...widths)]);
  return LOCALES.flatMap((locale) =>
    [...outermost].map((width) => ({ theme: 'day', width, locale }) as const),
  );
}

/** The name of a shot in files and reports: `dusk-390`, `day-390-de`. */
export function nameOf({ theme, width, locale }: Shot): string {
  return [theme, width, ...(locale ? [locale] : [])].join('-');
}
