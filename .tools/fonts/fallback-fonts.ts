import type { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';

type FontMetrics = Pick<
  Parameters<typeof createFontStack>[0][number],
  'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'
>;
/** One style of a font, and the full names under which systems have it or a font of the same metrics. */
type FallbackStyle = FontMetrics & { readonly local: readonly string[] };

/** A font of an operating system, which shows the text until the web font is available. */
export type FallbackFont = {
  readonly name: string;
  readonly kind: 'serif' | 'sans-serif';
  readonly regular: FallbackStyle;
  readonly italic?: FallbackStyle;
  readonly bold?: FallbackStyle;
};

const { arial, notoSerif, timesNewRoman } = entireMetricsCollection;

/**
 * Windows, macOS and iOS have Times and Arial, Linux has Liberation with their metrics, and Android has Noto Serif and Roboto. Every page
 * contains these faces, so the list omits fonts that differ little from a listed font. Roboto is 0.2 % narrower than Arial, and Arial Italic
 * is as wide as Arial.
 */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  {
    name: 'Times',
    kind: 'serif',
    regular: { ...timesNewRoman, local: ['Times New Roman', 'Liberation Serif'] },
    italic: {
      ...timesNewRoman.variants.italic,
      local: ['Times New Roman Italic', 'Liberation Serif Italic'],
    },
  },
  {
    name: 'Noto',
    kind: 'serif',
    regular: { ...notoSerif, local: ['Noto Serif'] },
    italic: { ...notoSerif.variants.italic, local: ['Noto Serif Italic'] },
  },
  {
    name: 'Arial',
    kind: 'sans-serif',
    regular: { ...arial, local: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'] },
    bold: { ...arial.variants[700], local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'] },
  },
];
