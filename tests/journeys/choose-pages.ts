import type { PageKinds, PagePart } from './element-kinds.ts';

export type ChosenPage = PageKinds & {
  /** The parts with a kind of element that no page before has. */
  readonly newParts: readonly PagePart[];
};

/**
 * Chooses few pages that together have all kinds of elements, so that each kind is checked once: first the given pages, then always the page
 * with the most kinds that the chosen pages do not have. The order of `others` decides between equal pages.
 */
export function choosePages(first: readonly PageKinds[], others: readonly PageKinds[]): ChosenPage[] {
  const known = new Set<number>();
  const chosen: ChosenPage[] = [];

  function choose(page: PageKinds) {
    chosen.push({ ...page, newParts: takeNewParts(page.parts, known) });
  }

  for (const page of first) choose(page);
  let candidates = others.map((page) => ({ page, newKinds: kindsOf(page) }));
  for (;;) {
    candidates = candidates
      .map(({ page, newKinds }) => ({ page, newKinds: newKinds.filter((kind) => !known.has(kind)) }))
      .filter(({ newKinds }) => newKinds.length > 0)
      .toSorted((one, other) => other.newKinds.length - one.newKinds.length);
    const [next] = candidates;
    if (!next) return chosen;
    choose(next.page);
  }
}

/** Returns the parts with a kind of element that is not in `known`, and adds their kinds to it. */
export function takeNewParts(parts: readonly PagePart[], known: Set<number>): readonly PagePart[] {
  return parts.filter(({ kinds }) => {
    const newKinds = kinds.filter((kind) => !known.has(kind));
    for (const kind of newKinds) known.add(kind);
    return newKinds.length > 0;
  });
}

function kindsOf({ parts }: PageKinds): readonly number[] {
  return [...new Set(parts.flatMap(({ kinds }) => kinds))];
}
