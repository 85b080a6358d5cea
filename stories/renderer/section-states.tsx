import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import type { PageData } from '#renderer/render/data-requirements';
import { isSectionType } from '#renderer/sections/sections';
import { choice } from './fixtures/picture.ts';
import { sectionStory } from './section-story.tsx';
import { storyControls } from './story-controls.ts';
import { emptied, hasPictures, hostile, withoutPictures, withUnknownFields } from './variations.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * For each choice, the options that change the layout. Every option of a choice that is not listed changes it. With the tone `moss`, a
 * picture can reach the edges of the window.
 */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = { tone: ['ground', 'moss'], shop_kind: [] };

/** The fixtures that every section type has. */
type Fixtures = {
  readonly minimal: Json;
  readonly typical: Json;
  readonly maximal: Json;
  /** Long German words. */
  readonly longGerman: Json;
};

/** Page data for the states that need other data than the default. */
type DataByState = { readonly german?: PageData; readonly hostile?: PageData };

/**
 * Creates the stories that every section type has. It generates empty, hostile, unknown and missing values, so that the same tests
 * apply to all types. `tests/renderer/sections/section-states.test.tsx` asserts on each story.
 */
export function sectionStates({ minimal, typical, maximal, longGerman }: Fixtures, data: DataByState = {}) {
  return {
    empty: sectionStory([emptied(maximal)]),
    minimal: sectionStory([minimal]),
    typical: sectionStory([typical]),
    maximal: sectionStory([maximal]),
    longGerman: sectionStory([longGerman], 'de', data.german),
    missingPicture: hasPictures(maximal) ? sectionStory([withoutPictures(maximal)]) : NoPictures,
    missingPictureInEachLayout: hasPictures(maximal)
      ? sectionStory(layoutsOf(withoutPictures(maximal)))
      : NoPictures,
    hostileHtml: sectionStory([hostile(maximal)], 'nl', data.hostile),
    unknownExtraField: sectionStory([withUnknownFields(maximal)]),
  };
}

/** Returns the section in every combination of its choices, such as size and alignment. Choices that change no layout stay the same. */
function layoutsOf(section: Json): Json[] {
  const type = String(section['type']).replaceAll('_', '-');
  const controls = isSectionType(type) ? storyControls(type) : [];
  return controls
    .reduce<Json[]>(
      (sections, control) => {
        if (control.kind !== 'choice') return sections;
        const layouts = LAYOUTS[control.name] ?? control.options;
        if (layouts.length === 0) return sections;
        return sections.flatMap((json) =>
          layouts.map((option) => ({ ...json, [control.name]: choice(option) })),
        );
      },
      [section],
    )
    .map((json, index) => ({ ...json, id: `${String(section['id'])}-${index}`, anchor: null }));
}

function NoPictures() {
  return (
    <PageWidth>
      <Notice title="This section has no picture that could be missing." />
    </PageWidth>
  );
}
