import * as v from 'valibot';
import { formatDate } from '#design-system/locale-date';
import { type Heading, plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import type { ContentClient, Entry, Globals, Term } from '#site/services/content';
import { type FieldPictureContext, loadPictures } from '../content/load-pictures.ts';
import type { ArticleCardData, PublicationDate } from './article-card.tsx';

/** Handles of the collection of articles and of their taxonomy. */
export const ARTICLES = 'articles';
const TOPICS = 'topics';
const CARD_FIELDS = ['intro', 'image', 'topics', 'author'];

const textWithFallback = v.fallback(v.pipe(v.string(), v.trim()), '');
const fieldsSchema = v.object({
  heading: textWithFallback,
  intro: textWithFallback,
  author: textWithFallback,
  topics: v.fallback(v.array(v.object({ id: v.string(), title: v.string(), slug: v.string() })), []),
});

/** The fields of an article apart from its sections. */
type ArticleFields = v.InferOutput<typeof fieldsSchema>;

/** Reads the fields of an article. A missing or invalid field becomes empty. */
export function readArticleFields({ fields }: Entry): ArticleFields {
  return v.parse(fieldsSchema, fields);
}

/** Returns the article's heading, or its title if it has none. */
export function articleHeading({ title }: Entry, { heading }: ArticleFields): Heading {
  return readHeading(heading || (title ?? ''));
}

/** Clients and settings for loading the cards and pictures of articles. */
export type ArticleContext = FieldPictureContext & { readonly globals: Globals };

/**
 * Loads one page of a site's articles, newest first.
 *
 * @param topic returns only articles with this topic
 */
export function listArticles(
  content: ContentClient,
  { limit, page = 1, topic }: { limit: number; page?: number; topic?: TopicId | undefined },
) {
  return content.entries(ARTICLES, {
    // Articles of the same day are sorted by title, so that each article appears on exactly one page.
    sort: '-date,title',
    limit,
    page,
    fields: CARD_FIELDS,
    ...(topic === undefined ? {} : { filter: { [`taxonomy:${TOPICS}`]: topicSlugOf(topic) } }),
  });
}

/** Loads all topics of a site, sorted by title. */
export function listTopics(content: ContentClient) {
  return content.allTerms(TOPICS, { sort: 'title' });
}

/** For example `topics::craft`. The id is the same in every site, but the slug differs. */
export type TopicId = Term['id'];

/** The content API filters entries by the topic's slug in the first site (contract §3). */
function topicSlugOf(topic: TopicId) {
  return topic.split('::').at(-1) ?? '';
}

/** Loads the cards of articles. Skips articles without a URL or a title. */
export async function loadArticleCards(
  entries: readonly Entry[],
  context: ArticleContext,
): Promise<ArticleCardData[]> {
  const pictures = await loadPictures(
    entries.map(({ fields }) => fields['image']),
    context,
  );
  return entries.flatMap((entry, at) => {
    const href = readLink(entry.url ?? '', context.parseContext);
    const title = plainHeading(readHeading(entry.title ?? ''));
    if (href === undefined || title === '') return [];
    const { intro, topics } = readArticleFields(entry);
    return [
      {
        href,
        title,
        intro,
        picture: pictures[at],
        topics: topics.map((topic) => topic.title),
        publishedOn: publicationDateOf(entry, context),
      },
    ];
  });
}

const timeZoneSchema = v.object({ sunset_time_zone: v.picklist(Intl.supportedValuesOf('timeZone')) });

/** Returns the publication date of an article in the time zone of the site, or UTC without one. */
export function publicationDateOf(
  { date }: Entry,
  { locale, globals }: Pick<ArticleContext, 'locale' | 'globals'>,
): PublicationDate | undefined {
  const time = new Date(date ?? '');
  if (Number.isNaN(time.getTime())) return undefined;
  const result = v.safeParse(timeZoneSchema, globals['site']);
  const timeZone = result.success ? result.output.sunset_time_zone : 'UTC';
  return {
    text: formatDate(new Intl.DateTimeFormat(locale.intl, { dateStyle: 'long', timeZone }), time),
    // The Swedish locale formats dates as ISO 8601.
    dateTime: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time),
  };
}
