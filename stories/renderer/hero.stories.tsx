import * as cms from './fixtures/hero.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Hero' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const OnePicture = () => <SectionStory json={[cms.onePicture]} />;
export const Half = () => <SectionStory json={[cms.half]} />;
export const Maximal = () => <SectionStory json={[cms.maximal]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
export const WithoutPicture = () => <SectionStory json={[cms.withoutPicture]} />;
