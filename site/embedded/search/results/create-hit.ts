import type { IndexRecord, RecordObject } from '../indexing/record-values.ts';
import { parseSearchableAttributes } from '../indexing/searchable-attributes.ts';
import type { EffectiveSettings } from '../query/matching-rules.ts';
import { createSnippet, highlight, type HighlightQuery } from './highlight.ts';
import { createSelection, selectAttributes } from './select-attributes.ts';

const DEFAULT_SNIPPET_WORDS = 10;
const SNIPPET = /^(.*?)(?::(\d+))?$/;

/** Returns a function that turns a record into a hit: its retrievable attributes, with the matches highlighted. */
export function createHitWriter(settings: EffectiveSettings, query: HighlightQuery) {
  const isRetrieved = createSelection(settings.attributesToRetrieve);
  const isHidden = createSelection(settings.unretrievableAttributes);
  const isHighlighted = createHighlightSelection(settings);
  const tags = { preTag: settings.highlightPreTag, postTag: settings.highlightPostTag };
  const snippets = settings.attributesToSnippet.map((entry) => {
    const [, path = '', words] = SNIPPET.exec(entry) ?? [];
    return {
      isSelected: createSelection([path]),
      words: words === undefined ? DEFAULT_SNIPPET_WORDS : Number(words),
    };
  });

  return (record: IndexRecord): RecordObject => {
    const isShown = (path: string) => !isHidden(path);
    const retrieved = selectAttributes(
      record,
      (path) => isRetrieved(path) && isShown(path),
      (value) => value,
    );
    const highlighted = selectAttributes(
      record,
      (path) => isHighlighted(path) && isShown(path),
      (value) => (isText(value) ? highlight(String(value), query, tags) : undefined),
    );
    const snipped = selectAttributes(
      record,
      (path) => snippets.some(({ isSelected }) => isSelected(path)) && isShown(path),
      (value, path) => {
        const words = snippets.find(({ isSelected }) => isSelected(path))?.words ?? DEFAULT_SNIPPET_WORDS;
        return isText(value)
          ? createSnippet(String(value), words, query, tags, settings.snippetEllipsisText)
          : undefined;
      },
    );
    return {
      ...retrieved,
      objectID: record.objectID,
      ...(settings.attributesToHighlight?.length !== 0 && { _highlightResult: highlighted }),
      ...(snippets.length > 0 && { _snippetResult: snipped }),
    };
  };
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Highlights the searchable attributes unless the settings or the request name others. */
function createHighlightSelection({ attributesToHighlight, searchableAttributes }: EffectiveSettings) {
  const searchable = parseSearchableAttributes(searchableAttributes).map(({ path }) => path);
  const names = attributesToHighlight ?? (searchable.length > 0 ? searchable : ['*']);
  const isSelected = createSelection(names);
  return (path: string) =>
    isSelected(path) && (names.includes(path) || !(path === 'objectID' || path.startsWith('_')));
}
