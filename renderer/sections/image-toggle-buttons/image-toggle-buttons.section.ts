import { defineSection } from '../define-section.ts';
import { imageToggleButtonsSchema } from './image-toggle-buttons.schema.ts';
import { ImageToggleButtons } from './image-toggle-buttons.tsx';

export const imageToggleButtonsSection = defineSection({
  schema: imageToggleButtonsSchema,
  view: ImageToggleButtons,
  texts: (t) => ({ choose: t('image-toggle-buttons.choose') }),
});
