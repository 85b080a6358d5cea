import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { SectionType } from './schemas.ts';
import { type ViewProps, views } from './views.ts';

/** A section's view with its own props, as an element. */
export function viewOf<Type extends SectionType>(type: Type, props: ViewProps<Type>): ReactElement {
  return jsx(views[type], props);
}
