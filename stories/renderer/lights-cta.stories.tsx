import * as cms from './fixtures/lights-cta.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Lights' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const StartsOff = () => <SectionStory json={[cms.startsOff]} />;
export const AtNight = () => <SectionStory json={[cms.atNight]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const OnePicture = () => <SectionStory json={[cms.onePicture]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
