import type { IndexRecord, RecordObject } from '../indexing/record-values.ts';
import { parseSearchableAttributes } from '../indexing/searchable-attributes.ts';
import type { EffectiveSettings } from '../settings/wire-settings.ts';
import { createSnippet, highlight, type HighlightQuery } from './highlight.ts';
import {
  type AttributeSelection,
  createSelection,
  selectAttributes,
  withoutHidden,
} from './select-attributes.ts';

const DEFAULT_SNIPPET_WORDS = 10;
const SNIPPET = /^(.*?)(?::(\d+))?$/;

/** Returns a function that converts a record to a hit: its retrievable attributes, highlights and snippets. */
export function createHitWriter(settings: EffectiveSettings, query: HighlightQuery) {
  const hidden = createSelection(settings.unretrievableAttributes);
  const retrieved = withoutHidden(createSelection(settings.attributesToRetrieve), hidden);
  const highlighted = withoutHidden(createHighlightSelection(settings), hidden);
  const tags = { preTag: settings.highlightPreTag, postTag: settings.highlightPostTag };
  const snippets = settings.attributesToSnippet.map((entry) => {
    const [, path = '', words] = SNIPPET.exec(entry) ?? [];
    return { path, words: words === undefined ? DEFAULT_SNIPPET_WORDS : Number(words) };
  });
  const snipped = withoutHidden(createSelection(snippets.map(({ path }) => path)), hidden);
  const sizes = snippets.map(({ path, words }) => ({ selection: createSelection([path]), words }));
  const sizeOf = (path: string) =>
    sizes.find(({ selection }) => selection.has(path))?.words ?? DEFAULT_SNIPPET_WORDS;

  return (record: IndexRecord): RecordObject => ({
    ...selectAttributes(record, retrieved, (value) => value),
    objectID: record.objectID,
    ...(settings.attributesToHighlight?.length !== 0 && {
      _highlightResult: selectAttributes(record, highlighted, (value) =>
        isText(value) ? highlight(String(value), query, tags) : undefined,
      ),
    }),
    ...(snippets.length > 0 && {
      _snippetResult: selectAttributes(record, snipped, (value, path) =>
        isText(value)
          ? createSnippet(String(value), sizeOf(path), query, tags, settings.snippetEllipsisText)
          : undefined,
      ),
    }),
  });
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Selects the attributes to highlight: the searchable attributes unless the settings or the request name others. */
function createHighlightSelection({
  attributesToHighlight,
  searchableAttributes,
}: EffectiveSettings): AttributeSelection {
  const searchable = parseSearchableAttributes(searchableAttributes).map(({ path }) => path);
  const names = attributesToHighlight ?? (searchable.length > 0 ? searchable : ['*']);
  const { has, reaches } = createSelection(names);
  return {
    has: (path) => has(path) && (names.includes(path) || !(path === 'objectID' || path.startsWith('_'))),
    reaches,
  };
}
