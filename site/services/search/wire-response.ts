import * as v from 'valibot';

// Schemas of the provider's responses (contract B4).

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const result = v.object({
  hits: v.optional(v.array(v.unknown()), []),
  nbHits: v.optional(count, 0),
  nbPages: v.optional(count, 0),
  facets: v.optional(v.record(v.string(), v.record(v.string(), count)), {}),
  facets_stats: v.optional(v.record(v.string(), v.object({ min: v.number(), max: v.number() })), {}),
  queryID: v.optional(v.string()),
  /** Data of the operator's rules. */
  renderingContent: v.fallback(
    v.optional(v.object({ redirect: v.optional(v.object({ url: v.string() })) })),
    {},
  ),
});
/** The response to one request of a multi-query. */
export type WireResult = v.InferOutput<typeof result>;

/** The response to a multi-query. */
export const wireResults = v.object({ results: v.array(result) });

/** The result of a request that was not sent. */
export const NO_RESULT: WireResult = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {} };
