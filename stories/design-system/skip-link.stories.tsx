import { SkipLink } from '#design-system/skip-link';

export default { title: 'design system / Skip link' };

export const VisibleOnFocus = () => (
  <>
    <SkipLink href="#main">Skip to content</SkipLink>
    <main id="main">Press Tab.</main>
  </>
);
