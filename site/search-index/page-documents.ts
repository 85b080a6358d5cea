import * as v from 'valibot';
import { migrate, readRawSection, splitBardSets } from '#renderer/parse/raw-section';
import { createScheduleSchema } from '#renderer/parse/schedule';
import type { ContentClient, Entry } from '#site/services/content';
import { type Outcome, succeeded } from '#site/services/http';
import type { ContentKind, PageDocument } from '#site/services/search';
import { textOfSections } from './page-text.ts';
import { toPlainText } from './plain-text.ts';

/** Collections whose entries have pages. */
const COLLECTIONS: readonly { readonly handle: string; readonly kind: ContentKind }[] = [
  { handle: 'pages', kind: 'page' },
  { handle: 'articles', kind: 'article' },
  { handle: 'stores', kind: 'store' },
];
/** The time at which the index is filled, and the time zone of the site. */
type ScheduleContext = { readonly now: Date; readonly timeZone: string };

const NO_HOST = 'http://host.invalid';

/** Loads the pages of a site. Pages that redirect, and pages that editors hide from search engines, are omitted. */
export async function loadPageDocuments(
  content: ContentClient,
  schedule: ScheduleContext,
): Promise<Outcome<readonly PageDocument[]>> {
  const documents: PageDocument[] = [];
  for (const { handle, kind } of COLLECTIONS) {
    const entries = await content.allEntries(handle, { sort: 'id', isUncached: true });
    if (!entries.ok) return entries;
    documents.push(...entries.value.flatMap((entry) => toPageDocument(entry, kind, schedule)));
  }
  return succeeded(documents);
}

function toPageDocument(
  { id, title, url, redirect, seo, fields, sections }: Entry,
  kind: ContentKind,
  schedule: ScheduleContext,
): PageDocument[] {
  if (url === null || title === null || redirect !== null || seo.noindex) return [];
  const intro = fields['intro'] ?? fields['note'];
  const { city, street } = fields;
  // Visitors search for a store by its town.
  const ownTitle = typeof city === 'string' ? `${title}, ${city}` : title;
  return [
    {
      id,
      kind,
      title: toPlainText(ownTitle),
      intro: toPlainText(seo.description ?? (typeof intro === 'string' ? intro : '')),
      text: textOfSections([
        { intro, street },
        sections.flatMap(partsOf).filter((part) => isIndexedSection(part, schedule)),
      ]),
      href: new URL(url, NO_HOST).pathname,
    },
  ];
}

/** Returns the fields of the sections that the renderer makes from an item. Sets in running text have schedules of their own. */
function partsOf(item: unknown) {
  const section = readRawSection(item, '');
  if ('reason' in section) return [];
  return splitBardSets(migrate(section)).flatMap((part) => ('reason' in part ? [] : part.fields));
}

/**
 * Returns whether a section is visible now and has no end. A section with an end is not indexed, because the index may still exist after
 * that end.
 */
function isIndexedSection(section: unknown, { now, timeZone }: ScheduleContext): boolean {
  const schedule = v.safeParse(createScheduleSchema(timeZone), section);
  if (!schedule.success) return false;
  const { from = -Infinity, until } = schedule.output;
  return from <= now.getTime() && until === undefined;
}
