import { palette } from '#theme/palette';
import { MARK, WORDMARK } from './outlines.ts';

export type BrandColours = {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly onAccent: string;
};

const { ground, ink, accent, accentInk } = palette.ground;

/** What the brand is drawn in by daylight and at dusk. */
export const brandColours = {
  day: { ground: ground[0], ink: ink[0], accent: accent[0], onAccent: accentInk[0] },
  dusk: { ground: ground[1], ink: ink[1], accent: accent[1], onAccent: accentInk[1] },
} as const satisfies Readonly<Record<string, BrandColours>>;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';
const SIDE = 32;

/** The name as outlines, its ampersand in the accent, cut close: who places it gives it room. */
export function logoSvg({ ink: letters, accent: sign }: Pick<BrandColours, 'ink' | 'accent'>): string {
  const { viewBox, letters: words, ampersand } = WORDMARK;
  return `${SVG} viewBox="${viewBox.join(' ')}"><title>Veld &amp; Vonk</title><path fill="${letters}" d="${words}"/><path fill="${sign}" d="${ampersand}"/></svg>`;
}

/**
 * How an icon fills its square: `tab` as large as sixteen pixels need it, `round` with corners of its own, `whole` to the
 * edge, for systems that cut the corners themselves, `maskable` also small enough for those that cut a circle.
 */
export type IconForm = 'tab' | 'round' | 'whole' | 'maskable';
const FORMS: Readonly<Record<IconForm, { readonly mark: number; readonly corner: number }>> = {
  tab: { mark: 28, corner: 6 },
  round: { mark: 24, corner: 7 },
  whole: { mark: 22, corner: 0 },
  maskable: { mark: 18, corner: 0 },
};

/** The mark on the accent, by daylight: for files that cannot ask which hour it is. */
export function appIconSvg(form: IconForm): string {
  return square(form, `fill="${brandColours.day.accent}"`, `fill="${brandColours.day.onAccent}"`);
}

/** The same for browser tabs, which takes the colours of the hour that the browser's own frame has. */
export function faviconSvg(): string {
  const { day, dusk } = brandColours;
  const style = `<style>.g{fill:${day.accent}}.m{fill:${day.onAccent}}@media(prefers-color-scheme:dark){.g{fill:${dusk.accent}}.m{fill:${dusk.onAccent}}}</style>`;
  return square('tab', 'class="g"', 'class="m"', style);
}

function square(form: IconForm, ofGround: string, ofMark: string, style = '') {
  const { mark, corner } = FORMS[form];
  const [left, top, width, height] = MARK.viewBox;
  const scale = mark / Math.max(width, height);
  const x = (SIDE - width * scale) / 2 - left * scale;
  const y = (SIDE - height * scale) / 2 - top * scale;
  const corners = corner === 0 ? '' : ` rx="${corner}"`;
  return `${SVG} viewBox="0 0 ${SIDE} ${SIDE}">${style}<rect ${ofGround} width="${SIDE}" height="${SIDE}"${corners}/><path ${ofMark} transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" d="${MARK.path}"/></svg>`;
}

function round(value: number) {
  return Math.round(value * 10_000) / 10_000;
}
