import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Icon button' };

export const Ring = () => (
  <Inline space="tight">
    <IconButton icon="arrow-back" label="Previous" />
    <IconButton icon="arrow" label="Next" />
  </Inline>
);

export const Bare = () => (
  <Inline space="hair">
    <IconButton icon="search" variant="bare" label="Search" />
    <IconButton icon="close" variant="bare" label="Close" />
  </Inline>
);

export const Unavailable = () => (
  <Inline space="tight">
    <IconButton icon="arrow-back" label="Previous" disabled />
    <IconButton icon="close" variant="bare" label="Close" disabled />
  </Inline>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Inline space="tight">
        <IconButton icon="plus" label={`More on ${tone}`} />
        <IconButton icon="minus" variant="bare" label={`Less on ${tone}`} />
        <IconButton icon="arrow" label={`Next on ${tone}`} disabled />
      </Inline>
    </div>
  ));

export const OnAPicture = () => (
  <div
    style={{
      padding: '3rem',
      background: 'center / cover url(/assets/terrace/terrace-day.jpg)',
    }}
  >
    <IconButton icon="play" label="Play" />
  </div>
);
