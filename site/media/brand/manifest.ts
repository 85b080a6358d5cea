import type { Locale } from '#site/i18n/locale';
import { brandColors } from './brand-svg.ts';

type ManifestTexts = {
  readonly name: string;
  /** One sentence. */
  readonly description: string | undefined;
};

/** Returns the path of the web app manifest of a locale. */
export function manifestPath({ code }: Locale): string {
  return `/${code}/site.webmanifest`;
}

/** Creates the web app manifest of a locale. An installed app opens in the language of that locale. */
export function createManifest(
  locale: Locale,
  { name, description }: ManifestTexts,
): Readonly<Record<string, unknown>> {
  const { code, hreflang } = locale;
  const png = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `/${code}`,
    name,
    short_name: name,
    ...(description === undefined ? {} : { description }),
    lang: hreflang,
    dir: 'ltr',
    start_url: `/${code}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: brandColors.day.ground,
    theme_color: brandColors.day.ground,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
  };
}
