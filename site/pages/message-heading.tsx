import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Heading } from '#design-system/heading';

/** Returns a heading for the `parent` of `Trans`, which renders a message with emphasis into it. */
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
