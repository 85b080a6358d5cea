import * as v from 'valibot';
import { isList, isRecordObject, type RecordObject, type RecordValue } from '../indexing/record-values.ts';
import type { SynonymRecord } from '../query/synonyms.ts';
import { badRequest } from '../request-problem.ts';

const MAX_WORDS = 100;
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

/** @throws {RequestProblem} 400 for another kind of synonym, or one without words */
export function parseSynonym(value: RecordValue): SynonymRecord {
  const result = v.safeParse(synonymSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw badRequest(`Invalid synonym: ${v.getDotPath(issue) ?? 'synonym'}: ${issue.message}`);
}

export function parseSynonyms(value: RecordValue | undefined): SynonymRecord[] {
  if (!isList(value)) throw badRequest('Invalid synonyms: expected an array');
  return value.map(parseSynonym);
}

const searchSchema = v.object({
  query: v.optional(v.string(), ''),
  type: v.optional(v.picklist(['synonym', 'onewaysynonym', 'oneWaySynonym'])),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  hitsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 20),
});

export function parseSynonymSearch(body: RecordObject): v.InferOutput<typeof searchSchema> {
  const result = v.safeParse(searchSchema, isRecordObject(body) ? body : {});
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw badRequest(`Invalid value for "${v.getDotPath(issue) ?? ''}" parameter: ${issue.message}`);
}
