import type { Section } from './section.ts';

/** What the site knows for a whole page's sections: each thing asked for once, however many sections need it. */
export type PageAnswers = {
  /** Today's sunset at the brand's town. */
  readonly sunset?: { readonly place: string; readonly time: string; readonly dateTime: string };
};

/** What one section is told of it. */
export type Answers = {
  readonly sunset?: PageAnswers['sunset'];
};

/** What a page's sections need from outside to be shown. */
export type Needs = {
  readonly sunset: boolean;
};

/** What these sections need from outside to be shown; pure, so that a route can ask for everything at once. */
export function needsOf(sections: readonly Section[]): Needs {
  return {
    sunset: sections.some(({ type, props }) => type === 'hero' && props.sunset),
  };
}

/** Of the page's answers those that one section asked for: an interactive section takes no others along to the browser. */
export function answersFor(section: Section, { sunset }: PageAnswers): Answers {
  switch (section.type) {
    case 'hero':
      return section.props.sunset && sunset ? { sunset } : {};
    default:
      return {};
  }
}
