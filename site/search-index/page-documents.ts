import { textOfFields, textOfPage, type TextTime } from '#site/pages/search/page-text';
import { toPlainText } from '#site/pages/search/plain-text';
import type { ContentClient, Entry } from '#site/services/content';
import { type Outcome, succeeded } from '#site/services/http';
import type { ContentKind, PageDocument } from '#site/services/search';

/** Collections whose entries have pages. */
const COLLECTIONS: readonly { readonly handle: string; readonly kind: ContentKind }[] = [
  { handle: 'pages', kind: 'page' },
  { handle: 'articles', kind: 'article' },
  { handle: 'stores', kind: 'store' },
];

const NO_HOST = 'http://host.invalid';

/** Loads the pages of a site. Pages that redirect, and pages that editors hide from search engines, are omitted. */
export async function loadPageDocuments(
  content: ContentClient,
  time: TextTime,
): Promise<Outcome<readonly PageDocument[]>> {
  const documents: PageDocument[] = [];
  for (const { handle, kind } of COLLECTIONS) {
    const entries = await content.allEntries(handle, { sort: 'id', isUncached: true });
    if (!entries.ok) return entries;
    documents.push(...entries.value.flatMap((entry) => toPageDocument(entry, kind, time)));
  }
  return succeeded(documents);
}

function toPageDocument(
  { id, title, url, redirect, seo, fields, sections }: Entry,
  kind: ContentKind,
  { now, timeZone }: TextTime,
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
      text: [
        textOfFields({ intro, street }),
        textOfPage(sections, {
          timeZone,
          // The index may still exist after the end of a section.
          isShown: ({ from = -Infinity, until }) => from <= now.getTime() && until === undefined,
        }),
      ]
        .filter(Boolean)
        .join(' '),
      href: new URL(url, NO_HOST).pathname,
    },
  ];
}
