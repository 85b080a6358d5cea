import * as v from 'valibot';
import { isList, type RecordObject, type RecordValue } from '../indexing/record-values.ts';
import type { SynonymRecord } from '../query/synonyms.ts';
import { badRequest } from '../request-error.ts';
import { integer, oneOf, parseEntries, text } from '../settings/wire-values.ts';

const MAX_WORDS = 100;
const MAX_HITS = 1000;
const texts = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_WORDS));
const objectID = v.pipe(v.string(), v.nonEmpty());

const synonymSchema = v.variant('type', [
  v.strictObject({ objectID, type: v.literal('synonym'), synonyms: texts }),
  v.strictObject({
    objectID,
    type: v.pipe(
      v.picklist(['onewaysynonym', 'oneWaySynonym']),
      v.transform((): 'onewaysynonym' => 'onewaysynonym'),
    ),
    input: v.pipe(v.string(), v.nonEmpty()),
    synonyms: texts,
  }),
]);

/** @throws {RequestError} 400 for an unsupported type of synonym, or a synonym without words */
export function parseSynonym(value: RecordValue): SynonymRecord {
  const result = v.safeParse(synonymSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw badRequest(`Invalid synonym: ${v.getDotPath(issue) ?? 'synonym'}: ${issue.message}`);
}

/** @throws {RequestError} 400 for a value that is not a list, or an invalid synonym */
export function parseSynonyms(value: RecordValue | undefined): SynonymRecord[] {
  if (!isList(value)) throw badRequest('Invalid synonyms: expected an array');
  return value.map(parseSynonym);
}

const searchSchema = v.object({
  query: v.optional(text, ''),
  type: v.optional(oneOf(['synonym', 'onewaysynonym', 'oneWaySynonym'])),
  page: v.optional(integer(0, Number.MAX_SAFE_INTEGER), 0),
  hitsPerPage: v.optional(integer(1, MAX_HITS), 20),
});

/** @throws {RequestError} 400 for an invalid parameter */
export function parseSynonymSearch(body: RecordObject): v.InferOutput<typeof searchSchema> {
  return parseEntries(searchSchema, body);
}
