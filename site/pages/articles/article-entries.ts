import * as v from 'valibot';
import type { Picture } from '#renderer/media/picture';
import { createFields } from '#renderer/parse/fields';
import { type Heading, plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { Locale } from '#site/i18n/locale';
import type { Grounds } from '#site/media/images';
import type { ContentVisit, Entry, Globals, Term } from '#site/services/content';
import { withPictureDetails } from '../content/picture-details.ts';
import type { CardFacts, Day } from './article-card.tsx';

/** Where stories lie in the content system, and what they are sorted under. */
export const ARTICLES = 'articles';
const TOPICS = 'topics';
const CARD_FIELDS = ['intro', 'image', 'topics', 'author'];

const written = v.fallback(v.pipe(v.string(), v.trim()), '');
const fieldsSchema = v.object({
  heading: written,
  intro: written,
  author: written,
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
export type ArticlePlace = {
  readonly content: ContentVisit;
  readonly grounds: Grounds;
  readonly locale: Locale;
  readonly reading: ParseContext;
  readonly globals: Globals;
};

/** One page of a site's stories, newest first. @param topic only those that carry it */
export function listArticles(
  content: ContentVisit,
  { limit, page = 1, topic }: { limit: number; page?: number; topic?: TopicId | undefined },
) {
  return content.entries(ARTICLES, {
    // Two of one day stand in the order of their titles, or they would change places between pages.
    sort: '-date,title',
    limit,
    page,
    fields: CARD_FIELDS,
    ...(topic === undefined ? {} : { filter: { [`taxonomy:${TOPICS}`]: keyOf(topic) } }),
  });
}

/** All topics of a site, by their names. */
export function listTopics(content: ContentVisit) {
  return content.allTerms(TOPICS, { sort: 'title' });
}

/** `topics::craft`: the same in every site, whatever its slug there. */
export type TopicId = Term['id'];

/** Entries are filtered by a topic's slug in the first site (contract §3). */
function keyOf(topic: TopicId) {
  return topic.split('::').at(-1) ?? '';
}

/** The cards that lead to these stories; one without an address or a title leads nowhere and has none. */
export async function cardsOf(entries: readonly Entry[], place: ArticlePlace): Promise<CardFacts[]> {
  const pictures = await picturesOf(
    entries.map(({ fields }) => fields['image']),
    place,
  );
  return entries.flatMap((entry, at) => {
    const href = readLink(entry.url ?? '', place.reading);
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
        day: dayOf(entry, place),
      },
    ];
  });
}

/** Pictures from fields of entries, with their sizes and focus points; `undefined` for what is none. */
export async function picturesOf(
  fields: readonly unknown[],
  { content, grounds, locale, reading }: ArticlePlace,
): Promise<readonly (Picture | undefined)[]> {
  const detailed = await withPictureDetails(fields, locale.language, { content, grounds });
  const { picture } = createFields(reading);
  return detailed.map((field) => {
    const read = v.safeParse(picture, field);
    return read.success ? read.output : undefined;
  });
}

const zoneSchema = v.object({ sunset_time_zone: v.picklist(Intl.supportedValuesOf('timeZone')) });

/** The day a story was published on, by the calendar of the brand's town. */
export function dayOf(
  { date }: Entry,
  { locale, globals }: Pick<ArticlePlace, 'locale' | 'globals'>,
): Day | undefined {
  const time = new Date(date ?? '');
  if (Number.isNaN(time.getTime())) return undefined;
  const zone = v.safeParse(zoneSchema, globals['site']);
  const timeZone = zone.success ? zone.output.sunset_time_zone : 'UTC';
  return {
    words: new Intl.DateTimeFormat(locale.intl, { dateStyle: 'long', timeZone }).format(time),
    // Sweden writes dates as machines do.
    dateTime: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time),
  };
}
