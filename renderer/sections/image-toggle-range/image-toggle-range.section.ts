import { defineInteractiveSection } from '../define-section.ts';
import { imageToggleRangeSchema } from './image-toggle-range.schema.ts';
import { ImageToggleRange } from './image-toggle-range.tsx';

export const imageToggleRangeSection = defineInteractiveSection({
  schema: imageToggleRangeSchema,
  view: ImageToggleRange,
  texts: (t) => ({ choose: t('image-toggle-range.choose') }),
  hydration: ({ steps }) => (steps.length > 1 ? 'onIntent' : 'never'),
});
