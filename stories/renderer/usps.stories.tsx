import * as cms from './fixtures/usps.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Usps' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const Titled = () => <SectionStory json={[cms.titled]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const Five = () => <SectionStory json={[cms.five]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
