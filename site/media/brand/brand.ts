import type { Locale } from '#site/i18n/locale';
import { brandColors } from './brand-svg.ts';
import { manifestPath } from './manifest.ts';
import { WORDMARK } from './outlines.ts';

export { appIconSvg, type BrandColors, brandColors, faviconSvg, logoSvg } from './brand-svg.ts';
export { createManifest } from './manifest.ts';

const WIDTH = 1200;
const [, , width, height] = WORDMARK.viewBox;

/** Paths of the logo for use outside pages: search engines, and emails, which do not support SVG. Sizes in pixels. */
export const LOGO = {
  svg: '/brand/logo.svg',
  png: '/brand/logo.png',
  width: WIDTH,
  height: Math.round((WIDTH * height) / width),
} as const;

/**
 * Returns the head elements of the brand: icons, web app manifest and one `theme-color` per colour scheme.
 * `site/client/theme.ts` updates the theme colours when a visitor selects a theme.
 */
export function brandLinkTags(locale: Locale): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(locale)}">`,
    themeColor('day', 'light'),
    themeColor('dusk', 'dark'),
  ].join('');
}

function themeColor(theme: keyof typeof brandColors, scheme: 'light' | 'dark') {
  return `<meta name="theme-color" content="${brandColors[theme].ground}" media="(prefers-color-scheme: ${scheme})" data-theme="${theme}">`;
}
