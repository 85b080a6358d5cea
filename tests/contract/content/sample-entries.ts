import { getIds } from './responses.ts';

/** The ids that `project/` shows of each collection made for filtering. */
export const all = {
  samples: ['s-amber', 's-brass', 's-cedar', 's-double', 's-double-2', 's-eclair', 's-imposter', 's-none'],
  numbers: ['n-10', 'n-100', 'n-42', 'n-5'],
  oddities: ['o-alnum', 'o-alpha', 'o-digits', 'o-mail', 'o-true', 'o-url', 'o-video', 'o-words'],
  moments: ['d-autumn', 'd-spring', 'd-summer'],
  colour_sets: ['c-both', 'c-green', 'c-red'],
};

type Collection = keyof typeof all;

/** The ids in a collection for which a filter holds, in alphabetical order. */
export const idsWhere = async (collection: Collection, filter: Record<string, unknown>) =>
  (await getIds(`/api/collections/${collection}/entries`, { filter, sort: 'slug', limit: 100 })).toSorted();

/** A collection's ids but for these. */
export const without = (collection: Collection, ...gone: string[]) =>
  all[collection].filter((id) => !gone.includes(id));
