import * as cms from './fixtures/text-with-image.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Text with image' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const AtTheEnd = () => <SectionStory json={[cms.atTheEnd]} />;
export const Wide = () => <SectionStory json={[cms.wide]} />;
export const WideAtTheEnd = () => <SectionStory json={[cms.wideAtTheEnd]} />;
export const Slab = () => <SectionStory json={[cms.slab]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const WithoutPicture = () => <SectionStory json={[cms.withoutPicture]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
