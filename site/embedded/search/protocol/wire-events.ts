import * as v from 'valibot';
import type { RecordObject } from '../indexing/record-values.ts';
import { RequestError } from '../request-error.ts';

const UNPROCESSABLE = 422;
const MAX_EVENTS = 1000;
const MAX_OBJECTS = 20;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const CLOCK_TOLERANCE_MS = 60 * 60 * 1000;

const objectIDs = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty())),
  v.minLength(1),
  v.maxLength(MAX_OBJECTS, `at most ${MAX_OBJECTS} objectIDs`),
);
const token = v.pipe(v.string(), v.regex(/^[\w\-+/=]{1,129}$/, '1 to 129 letters, digits or -_+/='));
const queryID = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits'));
const base = {
  eventName: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, '1 to 64 visible ASCII characters')),
  index: v.pipe(v.string(), v.nonEmpty()),
  userToken: token,
  authenticatedUserToken: v.optional(token),
  timestamp: v.optional(v.pipe(v.number(), v.integer())),
  queryID: v.optional(queryID),
};
const purchase = {
  eventSubtype: v.optional(v.picklist(['addToCart', 'purchase'])),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code'))),
  value: v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(16))])),
  objectData: v.optional(
    v.array(
      v.strictObject({
        price: v.optional(v.union([v.number(), v.string()])),
        discount: v.optional(v.union([v.number(), v.string()])),
        quantity: v.optional(v.pipe(v.number(), v.integer())),
        queryID: v.optional(queryID),
      }),
    ),
  ),
};
const filters = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20));

const eventSchema = v.pipe(
  v.variant('eventType', [
    v.strictObject({
      ...base,
      eventType: v.literal('click'),
      objectIDs: v.optional(objectIDs),
      filters: v.optional(filters),
      positions: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
    }),
    v.strictObject({
      ...base,
      ...purchase,
      eventType: v.literal('conversion'),
      objectIDs: v.optional(objectIDs),
      filters: v.optional(filters),
    }),
    v.strictObject({
      ...base,
      eventType: v.literal('view'),
      objectIDs: v.optional(objectIDs),
      filters: v.optional(filters),
    }),
  ]),
  v.check(
    (event) => (event.objectIDs === undefined) !== (event.filters === undefined),
    'either objectIDs or filters',
  ),
  v.check(
    (event) =>
      event.eventType !== 'click' ||
      event.positions === undefined ||
      (event.positions.length === event.objectIDs?.length && event.queryID !== undefined),
    'one position for each of objectIDs, and a queryID',
  ),
  v.check(
    (event) =>
      event.eventType !== 'click' ||
      event.queryID === undefined ||
      event.objectIDs === undefined ||
      event.positions !== undefined,
    'positions for a click with a queryID',
  ),
  v.check(
    (event) =>
      event.eventType !== 'conversion' ||
      event.objectData === undefined ||
      event.objectData.length === event.objectIDs?.length,
    'one objectData for each of objectIDs',
  ),
  v.check(
    (event) =>
      event.eventType !== 'conversion' ||
      event.eventSubtype !== 'addToCart' ||
      event.queryID !== undefined ||
      (event.objectData ?? []).every((data) => data.queryID === undefined),
    'the queryID of an addToCart event in the event itself',
  ),
);

/** A click, conversion or view of records. */
export type SearchEvent = v.InferOutput<typeof eventSchema>;

const bodySchema = v.strictObject({
  events: v.pipe(
    v.array(eventSchema),
    v.minLength(1),
    v.maxLength(MAX_EVENTS, `at most ${MAX_EVENTS} events`),
  ),
});

/**
 * Validates events.
 *
 * @throws {RequestError} 422 if one of them is invalid; all of them are refused then
 */
export function parseEvents(body: RecordObject, now: Date): SearchEvent[] {
  const result = v.safeParse(bodySchema, body);
  if (!result.success) {
    const [issue] = result.issues;
    throw new RequestError(UNPROCESSABLE, `${v.getDotPath(issue) ?? 'events'}: ${issue.message}`);
  }
  for (const [number, { timestamp }] of result.output.events.entries()) {
    if (timestamp === undefined) continue;
    const age = now.getTime() - timestamp;
    if (age > MAX_AGE_MS || age < -CLOCK_TOLERANCE_MS)
      throw new RequestError(
        UNPROCESSABLE,
        `events.${number}.timestamp: expected a time of the last 30 days`,
      );
  }
  return result.output.events;
}
