import { defineSection } from '../define-section.ts';
import { heroSchema } from './hero.schema.ts';
import { Hero } from './hero.tsx';

export const heroSection = defineSection({
  schema: heroSchema,
  view: Hero,
  texts: (t, _props, { sunset }) => ({ sunset: sunset && t('hero.sunset', sunset) }),
  requirements: ({ showsSunset, reference }) => ({
    sunset: showsSunset,
    shop: reference ? [reference] : [],
  }),
});
