import { palette } from '#theme/palette';
import { MARK, WORDMARK } from './outlines.ts';

export type BrandColors = {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly onAccent: string;
};

const { ground, ink, accent, accentInk } = palette.ground;

/** Colours of the brand in the day and dusk themes. */
export const brandColors = {
  day: { ground: ground[0], ink: ink[0], accent: accent[0], onAccent: accentInk[0] },
  dusk: { ground: ground[1], ink: ink[1], accent: accent[1], onAccent: accentInk[1] },
} as const satisfies Readonly<Record<string, BrandColors>>;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';
const SIDE = 32;

/** Returns the wordmark as an SVG without margins. Its ampersand has the accent colour. */
export function logoSvg({ ink: letters, accent: sign }: Pick<BrandColors, 'ink' | 'accent'>): string {
  const { viewBox, letters: lettersPath, ampersand } = WORDMARK;
  return `${SVG} viewBox="${viewBox.join(' ')}"><title>Veld &amp; Vonk</title><path fill="${letters}" d="${lettersPath}"/><path fill="${sign}" d="${ampersand}"/></svg>`;
}

/**
 * The variant of an app icon:
 *
 * - `tab` has a large mark, for 16 px
 * - `round` has rounded corners
 * - `whole` is a full square, for systems that round the corners
 * - `maskable` has a small mark, for systems that crop a circle
 */
type IconForm = 'tab' | 'round' | 'whole' | 'maskable';
const FORMS: Readonly<Record<IconForm, { readonly mark: number; readonly corner: number }>> = {
  tab: { mark: 28, corner: 6 },
  round: { mark: 24, corner: 7 },
  whole: { mark: 22, corner: 0 },
  maskable: { mark: 18, corner: 0 },
};

/** Returns an app icon in the colours of the day theme, for files without theme support. */
export function appIconSvg(form: IconForm): string {
  return square(form, `fill="${brandColors.day.accent}"`, `fill="${brandColors.day.onAccent}"`);
}

/** Returns the favicon, which follows the colour scheme of the browser. */
export function faviconSvg(): string {
  const { day, dusk } = brandColors;
  const style = `<style>.g{fill:${day.accent}}.m{fill:${day.onAccent}}@media(prefers-color-scheme:dark){.g{fill:${dusk.accent}}.m{fill:${dusk.onAccent}}}</style>`;
  return square('tab', 'class="g"', 'class="m"', style);
}

function square(form: IconForm, groundAttribute: string, markAttribute: string, style = '') {
  const { mark, corner } = FORMS[form];
  const [left, top, width, height] = MARK.viewBox;
  const scale = mark / Math.max(width, height);
  const x = (SIDE - width * scale) / 2 - left * scale;
  const y = (SIDE - height * scale) / 2 - top * scale;
  const corners = corner === 0 ? '' : ` rx="${corner}"`;
  return `${SVG} viewBox="0 0 ${SIDE} ${SIDE}">${style}<rect ${groundAttribute} width="${SIDE}" height="${SIDE}"${corners}/><path ${markAttribute} transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" d="${MARK.path}"/></svg>`;
}

function round(value: number) {
  return Math.round(value * 10_000) / 10_000;
}
