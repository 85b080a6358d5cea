import { defineInteractiveSection } from '../define-section.ts';
import { newSectionSchema } from './new-section.schema.ts';
import { NewSection } from './new-section.tsx';

export const newSectionSection = defineInteractiveSection({
  schema: newSectionSchema,
  view: NewSection,
  shouldHydrate: ({ picture }) => picture !== undefined,
});
