import { defineSection } from '../define-section.ts';
import { iconSchema } from './icon.schema.ts';
import { Icon } from './icon.tsx';

export const iconSection = defineSection({
  schema: iconSchema,
  view: Icon,
  requirements: ({ icon }) => ({ icons: [icon] }),
});
