import { getIds } from './responses.ts';

/** The ids of the published entries of `project/` in each collection for filter tests. */
export const idsByCollection = {
  samples: ['s-amber', 's-brass', 's-cedar', 's-double', 's-double-2', 's-eclair', 's-imposter', 's-none'],
  numbers: ['n-10', 'n-100', 'n-42', 'n-5'],
  oddities: ['o-alnum', 'o-alpha', 'o-digits', 'o-mail', 'o-true', 'o-url', 'o-video', 'o-words'],
  moments: ['d-autumn', 'd-spring', 'd-summer'],
  switches: ['w-false', 'w-none', 'w-one', 'w-true', 'w-zero'],
  colour_sets: ['c-both', 'c-green', 'c-red'],
};

type SampleCollection = keyof typeof idsByCollection;

/** Returns the ids of the entries that match a filter, in alphabetical order. */
export const idsWhere = async (collection: SampleCollection, filter: Record<string, unknown>) =>
  (await getIds(`/api/collections/${collection}/entries`, { filter, sort: 'slug', limit: 100 })).toSorted();

/** Returns the ids of a collection except these. */
export const idsExcept = (collection: SampleCollection, ...excluded: string[]) =>
  idsByCollection[collection].filter((id) => !excluded.includes(id));
