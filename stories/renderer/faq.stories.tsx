import * as cms from './fixtures/faq.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Faq' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
