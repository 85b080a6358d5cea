import type { SearchParameters } from '../settings/wire-parameters.ts';
import type { EffectiveSettings } from '../settings/wire-settings.ts';

/** The range of the ranked results that a response contains. `end` is exclusive. */
interface ResultRange {
  readonly start: number;
  readonly end: number;
  /** Whether the range begins after the limit `paginationLimitedTo`. */
  readonly isBeyondLimit: boolean;
  /** The fields of the response that describe the range. */
  readonly fields: (total: number) => object;
}

/** Returns the range of `page` and `hitsPerPage`, or of `offset` and `length`. `length` without `offset` is ignored. */
export function readResultRange(
  { page = 0, offset, length }: SearchParameters,
  { hitsPerPage, paginationLimitedTo: limit }: EffectiveSettings,
): ResultRange {
  const size = offset === undefined ? hitsPerPage : (length ?? hitsPerPage);
  const start = offset ?? page * hitsPerPage;
  return {
    start,
    end: Math.min(start + size, limit),
    isBeyondLimit: start >= limit,
    fields: (total) => {
      if (offset !== undefined) return { offset, length: size };
      const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, limit) / hitsPerPage);
      return { page, nbPages, hitsPerPage };
    },
  };
}
