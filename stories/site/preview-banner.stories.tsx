import type { Locale } from '#site/i18n/locale';
import { type PreviewBannerProps, renderEditLink, renderPreviewBanner } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Preview banner' };

const banner = (locale: Locale, props: Partial<PreviewBannerProps> = {}) =>
  renderPreviewBanner(locale, { state: 'drafts', exitHref: '/nl/verhalen', ...props }).html;

const OF_EDITOR = { editHref: '#edit', shareHref: '#share' };

export const Alone = siteStory((locale) => banner(locale));
export const AbovePage = siteStory((locale) =>
  renderStoryLayout(banner(locale) + renderPage([hero.half], locale.code).html, locale),
);
export const InvalidLink = siteStory((locale) => banner(locale, { state: 'invalidLink' }));
export const LongGerman = siteStory((locale) => banner(locale), { locale: 'de' });
export const OfEditor = siteStory((locale) => banner(locale, OF_EDITOR));
export const OfEditorGerman = siteStory((locale) => banner(locale, OF_EDITOR), { locale: 'de' });
export const SharedLink = siteStory((locale) =>
  banner(locale, { state: 'shared', until: '21 november 2026 om 14:00 (Europe/Amsterdam)' }),
);
export const WithEditLink = siteStory((locale) =>
  renderStoryLayout(
    banner(locale, OF_EDITOR) +
      renderEditLink(locale, { id: 's-1', type: 'hero', html: '' }, '#edit').html +
      renderPage([hero.half], locale.code).html,
    locale,
  ),
);
