import { defineInteractiveSection } from '../define-section.ts';
import { fullWidthMediaSchema } from './full-width-media.schema.ts';
import { FullWidthMedia } from './full-width-media.tsx';

export const fullWidthMediaSection = defineInteractiveSection({
  schema: fullWidthMediaSchema,
  view: FullWidthMedia,
  shouldHydrate: ({ video }) => video !== undefined,
});
