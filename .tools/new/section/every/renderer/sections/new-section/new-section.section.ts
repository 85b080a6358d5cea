import { defineSection } from '../define-section.ts';
import { newSectionSchema } from './new-section.schema.ts';
import { NewSection } from './new-section.tsx';

export const newSectionSection = defineSection({ schema: newSectionSchema, view: NewSection });
