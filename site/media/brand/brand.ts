import type { Locale } from '#site/i18n/locale';
import { brandColours } from './brand-svg.ts';
import { manifestPath } from './manifest.ts';
import { WORDMARK } from './outlines.ts';

export {
  appIconSvg,
  type BrandColours,
  brandColours,
  faviconSvg,
  type IconForm,
  logoSvg,
} from './brand-svg.ts';
export { createManifest, manifestPath } from './manifest.ts';

const WIDTH = 1200;
const [, , across, high] = WORDMARK.viewBox;

/** Where the logo lies for whoever cannot have it in a page: search engines, and mails, which show no SVG. In pixels. */
export const LOGO = {
  svg: '/brand/logo.svg',
  png: '/brand/logo.png',
  width: WIDTH,
  height: Math.round((WIDTH * high) / across),
} as const;

/**
 * What a document says of the brand to the browser around it: its icons, what it is called when it is installed, and the colour
 * of the frame. Both hours stand there; `site/client/theme.ts` keeps to the one a visitor has chosen.
 */
export function brandLinkTags(locale: Locale): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(locale)}">`,
    frame('day', 'light'),
    frame('dusk', 'dark'),
  ].join('');
}

function frame(hour: keyof typeof brandColours, scheme: 'light' | 'dark') {
  return `<meta name="theme-color" content="${brandColours[hour].ground}" media="(prefers-color-scheme: ${scheme})" data-hour="${hour}">`;
}
