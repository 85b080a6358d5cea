import * as cms from './fixtures/full-width-media.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Full-width media' };

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

export const Short = sectionStory([cms.short]);
export const WithoutCaption = sectionStory([cms.withoutCaption]);
export const Video = sectionStory([cms.video]);
export const VideoWithCaptions = sectionStory([cms.captioned]);
export const VideoOfAnotherOrigin = sectionStory([cms.externalVideo]);
export const VideoWithoutPicture = sectionStory([cms.videoWithoutPicture]);

export const Controls = storyWithControls('full-width-media', cms.typical);
