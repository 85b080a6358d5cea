import { readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { Entry } from '#site/services/content';
import type { ReadPage, Visit } from '../content/content-page.ts';
import type { PageKind } from '../content/page-kind.ts';
import type { Services } from '../page-services.ts';
import { readingOf } from '../parse-context.ts';
import { previewQuery } from '../preview.ts';
import { renderArticleHead, renderReadOn } from '../render-articles.ts';
import { type CardFacts } from './article-card.tsx';
import {
  articleHeading,
  type ArticlePlace,
  ARTICLES,
  cardsOf,
  dayOf,
  listArticles,
  picturesOf,
  readArticleFields,
} from './article-entries.ts';
import { hrefOfList, listAbove } from './article-lists.ts';
import { readingMinutes } from './reading-time.ts';

/** Stories that are offered under one that was read. */
const READ_ON = 3;

/** Whether an entry is a story. */
export function isArticle({ collection }: Entry): boolean {
  return collection === ARTICLES;
}

/**
 * A story (decision 12): title, intro, author, day and picture above its sections, other stories under them. The title is
 * always the page's h1, so that no editor has to repeat it in a hero.
 */
export async function readArticle(page: ReadPage, visit: Visit, services: Services): Promise<PageKind> {
  const { entry, content, globals } = page;
  const { locale, previewToken } = visit;
  const keptQuery = previewQuery(previewToken);
  const reading = readingOf(locale, services, keptQuery);
  const place = { content, grounds: services.grounds, locale, reading, globals };
  const fields = readArticleFields(entry);
  const { intro, author, topics } = fields;
  const [[picture], list, related] = await Promise.all([
    picturesOf([entry.fields['image']], place),
    listAbove(entry, content),
    relatedTo(entry, place),
  ]);
  const { t } = messagesOf(locale);
  const all = list?.url ? readLink(list.url, reading) : undefined;
  return {
    showsSections: true,
    opened: true,
    said: {
      picture,
      ...(intro ? { description: intro } : {}),
      article: { author: author || undefined, section: topics[0]?.title },
    },
    around: ({ sections }) => [
      renderArticleHead({
        heading: articleHeading(entry, fields),
        intro,
        topics: topics.map(({ title, slug }) => ({
          label: title,
          href: list?.url ? hrefOfList(decodeURI(list.url), { page: 1, topic: slug }, keptQuery) : undefined,
        })),
        day: dayOf(entry, place),
        picture,
        words: {
          by: author ? t('articles:by', { author }) : undefined,
          reading: t('articles:reading', {
            minutes: minutesOf([intro, ...sections.map(({ html }) => html)].join(' '), locale),
          }),
        },
      }),
      ...sections,
      ...renderReadOn({
        heading: readHeading(t('articles:readOn')),
        cards: related,
        all: all === undefined ? undefined : { label: t('articles:all'), href: all },
      }),
    ],
  };
}

/** Stories of the same topic, newest first, and where those are too few the newest of all. Without a list there are none. */
async function relatedTo(entry: Entry, place: ArticlePlace): Promise<readonly CardFacts[]> {
  const topic = readArticleFields(entry).topics[0]?.id;
  const lists = await Promise.all(
    [topic, undefined].map((carried) => listArticles(place.content, { limit: READ_ON + 1, topic: carried })),
  );
  const others = new Map(
    lists
      .flatMap((list) => (list.ok ? list.value.items : []))
      .filter(({ id, redirect }) => id !== entry.id && redirect === null)
      .map((other) => [other.id, other]),
  );
  return cardsOf([...others.values()].slice(0, READ_ON), place);
}

function minutesOf(html: string, { intl }: Locale) {
  return new Intl.NumberFormat(intl, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    readingMinutes(html, intl),
  );
}
