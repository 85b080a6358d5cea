/** The limit of one figure, in the unit of the figure. */
export type Budget = { readonly atMost: number } | { readonly atLeast: number };

/** The page with every section type, and a page as an editor would build it. */
export const BUDGET_PAGES = { home: '/nl', 'every section type': '/nl/secties' } as const;

const score = (points: number): Budget => ({ atLeast: points });

/**
 * The limits of the product's requirements. `npm run bench -- --check` fails if a figure misses its limit. A limit is never raised: the
 * command reports the miss until the code meets the limit.
 */
export const BUDGETS = {
  /** Bytes of scripts that run before the largest paint. */
  inlinedScripts: { atMost: 1_000 },
  /** Bytes of all scripts after scrolling through the page, brotli. */
  scripts: { atMost: 75_000 },
  /** Bytes of inlined CSS, brotli. Only for pages with a usual number of section types. */
  inlinedCss: { atMost: 8_000 },
  /** Bytes of a form's scripts, gzip, without React. */
  formScripts: { atMost: 20_000 },
  /** Lighthouse as a phone, in points of 100. */
  performance: score(95),
  accessibility: score(100),
  'best-practices': score(100),
  seo: score(100),
  /** Cumulative layout shift, without unit. */
  layoutShift: { atMost: 0.01 },
  /** Start of the content server with 10,000 entries, in milliseconds. */
  contentStart: { atMost: 5_000 },
  /** 95th percentile of a call to the content server, in milliseconds. */
  contentCall: { atMost: 20 },
  /** Second start of the embedded shop with 20,000 products, in milliseconds. */
  shopStart: { atMost: 5_000 },
  /** 95th percentile of a filtered, sorted and aggregated list of that shop, in milliseconds. */
  shopList: { atMost: 60 },
  /** Frames longer than 50 ms while a list of twenty lines reorders, with a quarter of the CPU speed. */
  longFrames: { atMost: 0 },
} as const satisfies Readonly<Record<string, Budget>>;

export function meetsBudget(figure: number, budget: Budget): boolean {
  return 'atMost' in budget ? figure <= budget.atMost : figure >= budget.atLeast;
}
