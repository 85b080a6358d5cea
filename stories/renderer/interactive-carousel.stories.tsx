import * as cms from './fixtures/interactive-carousel.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Interactive carousel' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const MissingPictures = () => <SectionStory json={[cms.missingPictures]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
