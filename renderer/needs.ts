import type { Section } from './section.ts';

/** What sections can ask the site for. The route collects the needs of all sections and answers each once. */
export type Answers = {
  /** Today's sunset at the brand's town. */
  readonly sunset?: { readonly place: string; readonly time: string; readonly dateTime: string };
};

export type Need = keyof Answers;

/** What these sections need from outside to be shown; pure, so that a route can ask for everything at once. */
export function needsOf(sections: readonly Section[]): ReadonlySet<Need> {
  return new Set(sections.flatMap(needsOfOne));
}

/** Of all answers those that one section asked for: an interactive section takes no others along to the browser. */
export function answersFor(section: Section, { sunset }: Answers): Answers {
  return needsOfOne(section).includes('sunset') && sunset ? { sunset } : {};
}

function needsOfOne(section: Section): Need[] {
  return section.type === 'hero' && section.props.sunset ? ['sunset'] : [];
}
