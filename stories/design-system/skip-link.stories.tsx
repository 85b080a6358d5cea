import { SkipLink } from '#design-system/skip-link';

export default { title: 'design system / Skip link' };

export const ShownOnFocus = () => (
  <>
    <SkipLink href="#main">Naar de inhoud</SkipLink>
    <main id="main">Druk op Tab.</main>
  </>
);
