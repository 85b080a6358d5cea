import * as cms from './fixtures/faq.ts';
import { sectionStates } from './section-states.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Faq' };

const states = sectionStates(cms);
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const MissingPictureInEachLayout = states.missingPictureInEachLayout;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const Controls = storyWithControls('faq', cms.typical);
