import { defineSection } from '../define-section.ts';
import { lightsCtaSchema } from './lights-cta.schema.ts';
import { LightsCta } from './lights-cta.tsx';

export const lightsCtaSection = defineSection({
  schema: lightsCtaSchema,
  view: LightsCta,
  texts: (t) => ({ light: t('lights-cta.light') }),
});
