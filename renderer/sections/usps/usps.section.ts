import { defineSection } from '../define-section.ts';
import { uspsSchema } from './usps.schema.ts';
import { Usps } from './usps.tsx';

export const uspsSection = defineSection({
  schema: uspsSchema,
  view: Usps,
  requirements: ({ reasons }) => ({ icons: reasons.map(({ icon }) => icon) }),
});
