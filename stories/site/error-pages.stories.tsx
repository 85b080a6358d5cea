import { readHeading } from '#renderer/parse/heading';
import { messagesOf } from '#site/i18n/messages';
import { emptyLayoutData } from '#site/layout/layout-data';
import { renderErrorView } from '#site/pages/render-views';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { searchForm } from './search-form.ts';

export default { title: 'site / Error pages' };

type Kind = 'notFound' | 'listPageNotFound' | 'topicNotFound' | 'tooLarge' | 'notAccepted' | 'general';

function errorPage(status: number, kind: Kind, options?: Parameters<typeof renderStoryLayout>[2]) {
  return siteStory((locale) => {
    const { t } = messagesOf(locale);
    const { html } = renderErrorView({
      status: t('errors:status', { status, message: t(`errors:${kind}.title`) }),
      heading: readHeading(t(`errors:${kind}.heading`)),
      description: t(`errors:${kind}.description`),
      home: { label: t('errors:home'), href: `/${locale.code}` },
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
