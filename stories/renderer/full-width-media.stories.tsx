import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/full-width-media.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Full-width media' };

export const Typical = sectionStory([cms.typical]);
export const Short = sectionStory([cms.short]);
export const WithoutCaption = sectionStory([cms.withoutCaption]);
export const Film = sectionStory([cms.film]);
export const FilmWithCaptions = sectionStory([cms.captioned]);
export const FilmAlone = sectionStory([cms.filmAlone]);
export const Minimal = sectionStory([cms.minimal]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('full-width-media', cms.typical);
