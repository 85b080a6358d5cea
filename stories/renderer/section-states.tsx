import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import type { PageData } from '#renderer/render/data-requirements';
import { sectionStory } from './section-story.tsx';
import { emptied, hasPictures, hostile, withoutPictures, withUnknownFields } from './variations.ts';

type Json = Readonly<Record<string, unknown>>;

/** What every section type has a fixture of. */
type Fixtures = {
  readonly minimal: Json;
  readonly typical: Json;
  readonly maximal: Json;
  /** The longest words that German has for it. */
  readonly longGerman: Json;
};

/** What the site knows for a section, where it is to be looked at too. */
type Answered = { readonly german?: PageData; readonly hostile?: PageData };

/**
 * The states that every section type is looked at in, from its fixtures. What is empty, hostile, unknown or missing is made here, so
 * that no type is treated more gently than another; `tests/renderer/sections/section-states.test.tsx` says what each has to hold.
 */
export function sectionStates({ minimal, typical, maximal, longGerman }: Fixtures, answered: Answered = {}) {
  return {
    empty: sectionStory([emptied(maximal)]),
    minimal: sectionStory([minimal]),
    typical: sectionStory([typical]),
    maximal: sectionStory([maximal]),
    longGerman: sectionStory([longGerman], 'de', answered.german),
    missingPicture: hasPictures(maximal) ? sectionStory([withoutPictures(maximal)]) : NoPictures,
    hostileHtml: sectionStory([hostile(maximal)], 'nl', answered.hostile),
    unknownExtraField: sectionStory([withUnknownFields(maximal)]),
  };
}

function NoPictures() {
  return (
    <PageWidth>
      <Notice title="This section has no picture that could be missing." />
    </PageWidth>
  );
}
