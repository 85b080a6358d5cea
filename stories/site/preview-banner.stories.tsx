import type { Locale } from '#site/i18n/locale';
import { renderPreviewBanner } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Preview banner' };

const banner = (locale: Locale, state: 'drafts' | 'invalidLink' = 'drafts') =>
  renderPreviewBanner(locale, { state, exitHref: '/nl/verhalen' }).html;

export const Alone = siteStory((locale) => banner(locale));
export const AbovePage = siteStory((locale) =>
  renderStoryLayout(banner(locale) + renderPage([hero.half], locale.code).html, locale),
);
export const InvalidLink = siteStory((locale) => banner(locale, 'invalidLink'));
export const LongGerman = siteStory((locale) => banner(locale), { locale: 'de' });
