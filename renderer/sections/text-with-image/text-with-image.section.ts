import { defineSection } from '../define-section.ts';
import { textWithImageSchema } from './text-with-image.schema.ts';
import { TextWithImage } from './text-with-image.tsx';

export const textWithImageSection = defineSection({
  schema: textWithImageSchema,
  view: TextWithImage,
  requirements: ({ reference }) => ({ shop: reference ? [reference] : [] }),
});
