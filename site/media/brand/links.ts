import type { Locale } from '#site/i18n/locale';
import { hours } from './drawings.ts';
import { manifestPath } from './manifest.ts';

/**
 * What a document says of the brand to the browser around it: its icons, what it is called when it is installed, and the colour
 * of the frame. Both hours stand there; `site/client/theme.ts` keeps to the one a visitor has chosen.
 */
export function brandLinks(locale: Locale): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(locale)}">`,
    frame('day', 'light'),
    frame('dusk', 'dark'),
  ].join('');
}

function frame(hour: keyof typeof hours, scheme: 'light' | 'dark') {
  return `<meta name="theme-color" content="${hours[hour].ground}" media="(prefers-color-scheme: ${scheme})" data-hour="${hour}">`;
}
