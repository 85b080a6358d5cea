import type { Section } from '../sections/section.ts';

/** How many sections from the top may hold the picture that is loaded eagerly; further down it is not on the first screen. */
const LCP_CANDIDATES = 2;

/** The section whose heading is the page's h1: the first that has one. */
export function findH1Section(sections: readonly Section[]): Section | undefined {
  return sections.find(({ props }) => 'heading' in props && props.heading.length > 0);
}

/** The section with the page's one eager, high-priority picture: the largest paint. */
export function findLcpSection(sections: readonly Section[]): Section | undefined {
  return sections
    .slice(0, LCP_CANDIDATES)
    .find(({ props }) => 'picture' in props && props.picture !== undefined);
}
