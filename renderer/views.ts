import type { ComponentType } from 'react';
import { Faq } from './faq/faq.tsx';
import type { SectionFrame } from './frame.ts';
import type { SectionProps, SectionType } from './schemas.ts';

export type ViewProps<Type extends SectionType> = SectionProps<Type> & { readonly frame: SectionFrame<Type> };

/** Each section type's view. Only the server imports this list: a static view's code never reaches a browser. */
export const views: { readonly [Type in SectionType]: ComponentType<ViewProps<Type>> } = {
  faq: Faq,
};
