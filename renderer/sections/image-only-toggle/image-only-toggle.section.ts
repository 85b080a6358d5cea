import { defineSection } from '../define-section.ts';
import { imageOnlyToggleSchema } from './image-only-toggle.schema.ts';
import { ImageOnlyToggle } from './image-only-toggle.tsx';

export const imageOnlyToggleSection = defineSection({
  schema: imageOnlyToggleSchema,
  view: ImageOnlyToggle,
  texts: (t) => ({ choose: t('image-only-toggle.choose') }),
});
