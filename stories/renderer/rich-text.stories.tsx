import * as cms from './fixtures/rich-text.ts';
import { SectionStory } from './section-story.tsx';

export default { title: 'renderer / Rich text' };

export const Typical = () => <SectionStory json={[cms.typical]} />;
export const Minimal = () => <SectionStory json={[cms.minimal]} />;
export const WideTable = () => <SectionStory json={[cms.wideTable]} />;
export const WithSets = () => <SectionStory json={[cms.withSets]} />;
export const LongGerman = () => <SectionStory json={[cms.longGerman]} language="de-DE" />;
