import { readHeading } from '#renderer/parse/heading';
import { messagesOf } from '#site/i18n/messages';
import { emptyLayoutData } from '#site/layout/layout-data';
import { renderErrorView } from '#site/pages/render-views';
import { layoutAround, shellStory } from './layout-story.tsx';
import { searchForm } from './search-form.ts';

export default { title: 'shell / Error pages' };

type Kind = 'notFound' | 'noSuchPage' | 'noSuchTopic' | 'tooLarge' | 'turnedAway' | 'general';

function errorPage(status: number, kind: Kind, around?: Parameters<typeof layoutAround>[2]) {
  return shellStory((locale) => {
    const { t } = messagesOf(locale);
    const { html } = renderErrorView({
      status: t('errors:status', { status, message: t(`errors:${kind}.title`) }),
      heading: readHeading(t(`errors:${kind}.heading`)),
      description: t(`errors:${kind}.description`),
      home: { label: t('errors:home'), href: `/${locale.code}` },
      ...(status === 404 ? { search: searchForm(locale) } : {}),
    });
    return layoutAround(html, locale, around);
  });
}

export const NotFound = errorPage(404, 'notFound');
export const NoSuchPageOfAList = errorPage(404, 'noSuchPage');
export const NoSuchTopic = errorPage(404, 'noSuchTopic');
export const SomethingWentWrong = errorPage(500, 'general');
export const NothingElseWorksEither = errorPage(500, 'general', { layoutData: emptyLayoutData });
export const TooLarge = errorPage(413, 'tooLarge');
export const TurnedAway = errorPage(403, 'turnedAway');
