import { defineSection } from '../define-section.ts';
import { imageToggleSchema } from './image-toggle.schema.ts';
import { ImageToggle } from './image-toggle.tsx';

export const imageToggleSection = defineSection({
  schema: imageToggleSchema,
  view: ImageToggle,
  texts: (t) => ({ choose: t('image-toggle.choose') }),
});
