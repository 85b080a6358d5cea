import type { Hono } from 'hono';
import * as v from 'valibot';
import { findRecords } from '../query/find-records.ts';
import { effectiveSettings } from '../query/search.ts';
import { badRequest } from '../request-error.ts';
import { encodeParameters, parseParameters } from '../settings/wire-parameters.ts';
import { requireKey } from './access.ts';
import { readObject } from './read-body.ts';
import type { SearchContext } from './search-context.ts';
import { selectRecord } from './select-record.ts';

const DEFAULT_PAGE = 1000;

const cursorSchema = v.object({
  index: v.string(),
  generation: v.number(),
  after: v.number(),
  objectID: v.string(),
  params: v.string(),
});
type BrowseCursor = v.InferOutput<typeof cursorSchema>;

/** Adds the route that lists all records of an index, in pages with a cursor. */
export function addBrowseRoute(app: Hono, { indexes, keys }: SearchContext): void {
  app.post('/1/indexes/:index/browse', requireKey(keys, 'admin'), async ({ req, json }) => {
    const index = indexes.get(req.param('index'));
    const { cursor: encoded, ...body } = await readObject(req.raw);
    const cursor = encoded === undefined ? undefined : decodeCursor(encoded, index.name);
    const parameters = parseParameters(cursor ? { params: cursor.params, ...body } : body);
    const settings = effectiveSettings(index, parameters);
    const { ordinals } = findRecords(index, settings, parameters);
    const size = parameters.hitsPerPage ?? DEFAULT_PAGE;
    const { store } = index;
    const after =
      cursor && (cursor.generation === store.generation ? cursor.after : store.ordinalOf(cursor.objectID));
    if (cursor && after === undefined) throw badRequest('Invalid cursor: its record no longer exists');
    const rest = after === undefined ? ordinals : ordinals.filter((ordinal) => ordinal > after);
    const page = rest.slice(0, size).flatMap((ordinal) => store.records[ordinal] ?? []);
    const last = page.at(-1);
    const params = encodeParameters(parameters);
    const next = rest.length > page.length &&
      last && {
        index: index.name,
        generation: store.generation,
        after: store.ordinalOf(last.objectID) ?? 0,
        objectID: last.objectID,
        params,
      };
    return json({
      hits: page.map((record) => selectRecord(index, record, settings.attributesToRetrieve, true)),
      nbHits: ordinals.length,
      page: 0,
      nbPages: size === 0 ? 0 : Math.ceil(ordinals.length / size),
      hitsPerPage: size,
      query: parameters.query ?? '',
      params,
      processingTimeMS: 1,
      ...(next && { cursor: encodeCursor(next) }),
    });
  });
}

function encodeCursor(cursor: BrowseCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function decodeCursor(encoded: unknown, index: string): BrowseCursor {
  const cursor = v.safeParse(cursorSchema, parseJson(encoded));
  if (!cursor.success || cursor.output.index !== index)
    throw badRequest('Invalid value for "cursor" parameter, expected a cursor of this index');
  return cursor.output;
}

function parseJson(encoded: unknown): unknown {
  if (typeof encoded !== 'string') return undefined;
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString());
  } catch {
    return undefined;
  }
}
