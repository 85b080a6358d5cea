import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Heading } from '#design-system/heading';

/** Returns a heading component for the prop `parent` of `Trans`, which renders a message with emphasis in it. */
export function createMessageHeading({
  level,
  size,
}: Pick<ComponentProps<typeof Heading>, 'level' | 'size'>): ComponentType<{ children?: ReactNode }> {
  return function MessageHeading({ children }) {
    return (
      <Heading level={level} size={size}>
        {children}
      </Heading>
    );
  };
}
