import { messagesOf } from '#site/i18n/messages';
import { renderPreviewBanner } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Preview banner' };

function banner(t: ReturnType<typeof messagesOf>['t'], state: 'drafts' | 'invalidLink' = 'drafts') {
  return renderPreviewBanner({
    state,
    text: t(state === 'drafts' ? 'preview:banner' : 'preview:invalidLink'),
    exit: { label: t('preview:exit'), href: '/nl/verhalen' },
  }).html;
}

export const Alone = siteStory((locale) => banner(messagesOf(locale).t));
export const AbovePage = siteStory((locale) =>
  renderStoryLayout(banner(messagesOf(locale).t) + renderPage([hero.half], locale.code).html, locale),
);
export const InvalidLink = siteStory((locale) => banner(messagesOf(locale).t, 'invalidLink'));
export const LongGerman = siteStory((locale) => banner(messagesOf(locale).t), { locale: 'de' });
