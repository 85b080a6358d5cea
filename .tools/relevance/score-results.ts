import type { RatedSearch } from './rated-searches.ts';

const GROUPS = ['products', 'categories', 'content'] as const;
type Group = (typeof GROUPS)[number];

/** The ids of the results of a search, best first. */
export type FoundIds = Readonly<Record<Group, readonly string[]>>;

export type Rating = {
  /** One sentence for each expectation that the results do not meet. */
  readonly problems: readonly string[];
  /** nDCG@5 from 0 to 1, the mean of the groups with graded results. Undefined without a graded result. */
  readonly score: number | undefined;
};

const DEPTH = 5;
const GRADES = { best: 3, good: 2, fair: 1 } as const;

/** Compares the results of a search with what a visitor expects of it. */
export function scoreResults(search: RatedSearch, found: FoundIds): Rating {
  const scores = GROUPS.flatMap((group) => scoreOf(gradesOf(search, group), found[group]) ?? []);
  return {
    problems: GROUPS.flatMap((group) => problemsOf(search, group, found[group])),
    score: scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
  };
}

function problemsOf(search: RatedSearch, group: Group, found: readonly string[]): readonly string[] {
  const first = search.first.filter((id) => groupOf(id) === group);
  const never = search.never.filter((id) => found.includes(id));
  const [top = 'nothing'] = found;
  return [
    ...(first.length > 0 && !first.includes(top)
      ? [`${search.query}: expected ${first.join(' or ')} first, got ${top}`]
      : []),
    ...never.map(
      (id) => `${search.query}: expected ${id} nowhere, got it as number ${found.indexOf(id) + 1}`,
    ),
    ...(search.nothing && found.length > 0
      ? [`${search.query}: expected nothing, got ${found.slice(0, DEPTH).join(', ')}`]
      : []),
  ];
}

function gradesOf(search: RatedSearch, group: Group): ReadonlyMap<string, number> {
  const grades = Object.entries(GRADES);
  return new Map(
    grades.flatMap(([name, grade]) => {
      const graded = name === 'best' ? search.best : name === 'good' ? search.good : search.fair;
      return graded.filter((id) => groupOf(id) === group).map((id) => [id, grade] as const);
    }),
  );
}

/** nDCG@5: the gain of the first five results, as a share of the gain of the best order. */
function scoreOf(grades: ReadonlyMap<string, number>, found: readonly string[]): number | undefined {
  if (grades.size === 0) return undefined;
  const ideal = [...grades.values()].toSorted((one, other) => other - one);
  return gainOf(found.map((id) => grades.get(id) ?? 0)) / gainOf(ideal);
}

function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0);
}

function groupOf(id: string): Group {
  if (!id.startsWith('/')) return 'products';
  return id.endsWith('.html') ? 'categories' : 'content';
}
