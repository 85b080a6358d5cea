import { defineSection } from '../define-section.ts';
import { smallCtaBannerSchema } from './small-cta-banner.schema.ts';
import { SmallCtaBanner } from './small-cta-banner.tsx';

export const smallCtaBannerSection = defineSection({
  schema: smallCtaBannerSchema,
  view: SmallCtaBanner,
});
