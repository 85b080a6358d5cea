import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LocaleCode } from '#site/i18n/locale';

/** Output of `npm run stories:build`. */
export const STORIES_FOLDER = '.build/stories';

const themes = ['day', 'dusk'] as const;
type Theme = (typeof themes)[number];

/** Settings of one screenshot of a story. */
export type Screenshot = {
  readonly theme: Theme;
  /** Viewport width in CSS pixels. */
  readonly width: number;
  /** Locale of the site's own messages. Default: the locale in which the story is written. */
  readonly locale?: LocaleCode;
};

export type Story = {
  /** Ladle's id: `design-system--button--disabled`. */
  readonly id: string;
  /** "Design system / Button / Disabled". */
  readonly title: string;
  /** Path of the story file, relative to the project. */
  readonly file: string;
  readonly screenshots: readonly Screenshot[];
};

/** Viewport widths in CSS pixels by the first level of the title. `meta.widths` of a story overrides them. */
const WIDTHS_BY_GROUP: Readonly<Record<string, readonly number[]>> = { 'Design system': [390, 1440] };
const DEFAULT_WIDTHS = [390, 834, 1440];

/**
 * Additional locales for stories that contain messages of the site (`.decisions/0011-visual-baselines.md`). German has long words.
 * American English has other units, currency and time formats. Captured in the day theme at the smallest and largest width.
 */
const LOCALES: readonly LocaleCode[] = ['de', 'en-US'];
const LOCALISED_GROUPS = [
  'Site',
  'Renderer / Form',
  'Renderer / Points of sale overview',
  'Renderer / Whole page',
];

const metaSchema = v.object({
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

/** Reads the stories of the built workbench, with the screenshots to take of each. */
export async function readStories(directory = STORIES_FOLDER): Promise<Story[]> {
  const { stories } = v.parse(metaSchema, JSON.parse(await readFile(join(directory, 'meta.json'), 'utf8')));
  return Object.entries(stories).map(([id, { name, levels, filePath, meta }]) => {
    const widths = meta.widths ?? WIDTHS_BY_GROUP[levels[0] ?? ''] ?? DEFAULT_WIDTHS;
    const title = [...levels, name].join(' / ');
    const screenshots = [...listThemeScreenshots(widths), ...listLocaleScreenshots(title, widths)];
    return { id, title, file: filePath, screenshots };
  });
}

/** Returns the name of a screenshot in files and reports: `dusk-390`, `day-390-de`. */
export function getScreenshotName({ theme, width, locale }: Screenshot): string {
  return [theme, width, ...(locale ? [locale] : [])].join('-');
}

function listThemeScreenshots(widths: readonly number[]): Screenshot[] {
  return themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
}

function listLocaleScreenshots(title: string, widths: readonly number[]): Screenshot[] {
  if (!LOCALISED_GROUPS.some((group) => title.startsWith(`${group} / `))) return [];
  const outermostWidths = new Set([Math.min(...widths), Math.max(...widths)]);
  return LOCALES.flatMap((locale) =>
    [...outermostWidths].map((width) => ({ theme: 'day', width, locale }) as const),
  );
}
