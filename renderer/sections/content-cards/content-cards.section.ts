import { referencesOf } from '../../shop/fill-from-shop.ts';
import { defineSection } from '../define-section.ts';
import { contentCardsSchema } from './content-cards.schema.ts';
import { ContentCards } from './content-cards.tsx';

export const contentCardsSection = defineSection({
  schema: contentCardsSchema,
  view: ContentCards,
  requirements: ({ cards }) => ({ shop: referencesOf(cards) }),
});
