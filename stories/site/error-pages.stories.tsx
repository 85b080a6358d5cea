import { messagesOf } from '#site/i18n/messages';
import { emptyLayoutData } from '#site/layout/layout-data';
import { renderErrorView } from '#site/pages/render-views';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { searchForm } from './search-form.ts';

export default { title: 'site / Error pages' };

type Kind = Parameters<typeof renderErrorView>[1]['kind'];

function errorPage(status: number, kind: Kind, options?: Parameters<typeof renderStoryLayout>[2]) {
  return siteStory((locale) => {
    const { html } = renderErrorView(locale, {
      status,
      message: messagesOf(locale)(`errors:${kind}.title`),
      kind,
      nextHref: `/${locale.code}`,
      ...(status === 404 ? { search: searchForm(locale) } : {}),
    });
    return renderStoryLayout(html, locale, options);
  });
}

export const NotFound = errorPage(404, 'notFound');
export const UnknownListPage = errorPage(404, 'listPageNotFound');
export const UnknownTopic = errorPage(404, 'topicNotFound');
export const ServerError = errorPage(500, 'general');
export const ServerErrorWithoutLayoutData = errorPage(500, 'general', { layoutData: emptyLayoutData });
export const RequestTooLarge = errorPage(413, 'tooLarge');
export const Forbidden = errorPage(403, 'notAccepted');
