import * as v from 'valibot';
import type { Picture } from '#renderer/media/picture';
import { createFields } from '#renderer/parse/fields';
import { type Heading, plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { Locale } from '#site/i18n/locale';
import type { LoadPlaceholderColours } from '#site/media/images';
import type { ContentClient, Entry, Globals, Term } from '#site/services/content';
import { enrichPictures } from '../content/enrich-pictures.ts';
import type { ArticleCardData, PublicationDate } from './article-card.tsx';

/** Where stories lie in the content system, and what they are sorted under. */
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

/** What a story says of itself besides its sections. */
export type ArticleFields = v.InferOutput<typeof fieldsSchema>;

/** Reads a story's own fields; what is missing or odd is empty. */
export function readArticleFields({ fields }: Entry): ArticleFields {
  return v.parse(fieldsSchema, fields);
}

/** The heading as it is set, else the title. */
export function articleHeading({ title }: Entry, { heading }: ArticleFields): Heading {
  return readHeading(heading || (title ?? ''));
}

/** What a story's pictures and words are read with. */
export type ArticleContext = {
  readonly content: ContentClient;
  readonly placeholderColours: LoadPlaceholderColours;
  readonly locale: Locale;
  readonly parseContext: ParseContext;
  readonly globals: Globals;
};

/** One page of a site's stories, newest first. @param topic only those that carry it */
export function listArticles(
  content: ContentClient,
  { limit, page = 1, topic }: { limit: number; page?: number; topic?: TopicId | undefined },
) {
  return content.entries(ARTICLES, {
    // Two of one day stand in the order of their titles, or they would change places between pages.
    sort: '-date,title',
    limit,
    page,
    fields: CARD_FIELDS,
    ...(topic === undefined ? {} : { filter: { [`taxonomy:${TOPICS}`]: topicSlugOf(topic) } }),
  });
}

/** All topics of a site, by their names. */
export function listTopics(content: ContentClient) {
  return content.allTerms(TOPICS, { sort: 'title' });
}

/** `topics::craft`: the same in every site, whatever its slug there. */
export type TopicId = Term['id'];

/** Entries are filtered by a topic's slug in the first site (contract §3). */
function topicSlugOf(topic: TopicId) {
  return topic.split('::').at(-1) ?? '';
}

/** The cards that lead to these stories; one without an address or a title leads nowhere and has none. */
export async function loadArticleCards(
  entries: readonly Entry[],
  place: ArticleContext,
): Promise<ArticleCardData[]> {
  const pictures = await loadPictures(
    entries.map(({ fields }) => fields['image']),
    place,
  );
  return entries.flatMap((entry, at) => {
    const href = readLink(entry.url ?? '', place.parseContext);
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
        publishedOn: publicationDateOf(entry, place),
      },
    ];
  });
}

/** Pictures from fields of entries, with their sizes and focus points; `undefined` for what is none. */
export async function loadPictures(
  fields: readonly unknown[],
  { content, placeholderColours, locale, parseContext }: ArticleContext,
): Promise<readonly (Picture | undefined)[]> {
  const detailed = await enrichPictures(fields, locale.language, { content, placeholderColours });
  const { picture } = createFields(parseContext);
  return detailed.map((field) => {
    const read = v.safeParse(picture, field);
    return read.success ? read.output : undefined;
  });
}

const zoneSchema = v.object({ sunset_time_zone: v.picklist(Intl.supportedValuesOf('timeZone')) });

/** The day a story was published on, by the calendar of the brand's town. */
export function publicationDateOf(
  { date }: Entry,
  { locale, globals }: Pick<ArticleContext, 'locale' | 'globals'>,
): PublicationDate | undefined {
  const time = new Date(date ?? '');
  if (Number.isNaN(time.getTime())) return undefined;
  const zone = v.safeParse(zoneSchema, globals['site']);
  const timeZone = zone.success ? zone.output.sunset_time_zone : 'UTC';
  return {
    text: new Intl.DateTimeFormat(locale.intl, { dateStyle: 'long', timeZone }).format(time),
    // Sweden writes dates as machines do.
    dateTime: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time),
  };
}
