import { type LocaleCode, localeOfSite } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import type { Content, Entry } from '#site/services/content';

/** Ids of 36 letters that fit into an address of 8 KB, which is what web servers take. */
const IDS_AT_ONCE = 100;
/** How many steps an entry may stand from the one it was first written in: nl → en → en-US is two. */
const LONGEST_DESCENT = 4;

/** The same page in the sites it was written for, itself among them. */
export type EntryLocalisations = readonly Entry[];

/** The paths of an entry in every locale it was written for; the page stands without those that cannot be found. */
export async function findLocalisedPaths(
  entry: Entry,
  content: Content,
  signal?: AbortSignal,
): Promise<Localisations> {
  const families = await findLocalisations([entry], content, { signal });
  return toLocalisedPaths(families.get(entry) ?? [entry]);
}

/** The paths of one page by locale. */
export function toLocalisedPaths(family: EntryLocalisations): Localisations {
  return Object.fromEntries(family.flatMap(pathInLocale));
}

function pathInLocale({ site, url }: Entry): [LocaleCode, string][] {
  const locale = localeOfSite(site);
  return locale && url ? [[locale.code, url]] : [];
}

/**
 * Finds, for each of these entries, the same page in every site. No key of the content API lists them: we climb to the entries
 * that have no origin and ask for their descendants, level by level (contract §9), for all at once. What fails is left out.
 *
 * @param entries of one collection
 * @param isUncached when the families of everything are read, one after the other
 */
export async function findLocalisations(
  entries: readonly Entry[],
  content: Content,
  {
    fields = [],
    signal,
    isUncached = false,
  }: {
    readonly fields?: readonly string[];
    readonly signal?: AbortSignal | undefined;
    readonly isUncached?: boolean;
  } = {},
): Promise<ReadonlyMap<Entry, EntryLocalisations>> {
  const [first] = entries;
  if (!first) return new Map();
  const visit = content.forRequest({ site: first.site, signal });
  const ask = async (condition: string, ids: readonly string[]) => {
    const found: Entry[] = [];
    for (const some of inTurns(ids)) {
      const filter = { [condition]: some.join('|') };
      const answer = await visit.allEntries(first.collection, {
        inAllSites: true,
        fields,
        filter,
        isUncached,
      });
      if (answer.ok) found.push(...answer.value);
    }
    return found;
  };

  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const missingOrigins = () =>
    [...known.values()].flatMap(({ originId }) =>
      originId !== null && !known.has(originId) ? [originId] : [],
    );
  for (let step = 0, missing = missingOrigins(); missing.length > 0 && step < LONGEST_DESCENT; step += 1) {
    for (const origin of await ask('id:in', missing)) known.set(origin.id, origin);
    const left = missingOrigins();
    missing = left.filter((id) => !missing.includes(id));
  }

  let generation = [...known.keys()];
  for (let step = 0; generation.length > 0 && step < LONGEST_DESCENT; step += 1) {
    const children = await ask('origin:in', generation);
    const fresh = children.filter(({ id }) => !known.has(id));
    for (const child of fresh) known.set(child.id, child);
    generation = fresh.map(({ id }) => id);
  }

  const families = Map.groupBy(known.values(), (entry) => rootOf(entry, known));
  return new Map(entries.map((entry) => [entry, families.get(rootOf(entry, known)) ?? [entry]]));
}

function rootOf(entry: Entry, known: ReadonlyMap<string, Entry>): string {
  let root = entry;
  for (let step = 0; step < LONGEST_DESCENT; step += 1) {
    const origin = root.originId === null ? undefined : known.get(root.originId);
    if (!origin) break;
    root = origin;
  }
  return root.id;
}

/** Sorted, so that the same ids are always the same question. */
function inTurns(ids: readonly string[]) {
  const all = [...new Set(ids)].sort();
  return Array.from({ length: Math.ceil(all.length / IDS_AT_ONCE) }, (_, turn) =>
    all.slice(turn * IDS_AT_ONCE, (turn + 1) * IDS_AT_ONCE),
  );
}
