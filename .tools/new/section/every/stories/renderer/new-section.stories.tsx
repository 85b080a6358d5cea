import * as cms from './fixtures/new-section.ts';
import { choice } from './fixtures/picture.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / New section' };

const states = sectionStates(cms);
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

const tones = ['ground', 'raised', 'moss', 'night'];
export const EveryTone = sectionStory(
  tones.map((tone) => ({ ...cms.typical, id: tone, tone: choice(tone) })),
);

/** The panel has a control for each choice, toggle and text of the section. */
export const Controls = storyWithControls('new-section', cms.typical);
