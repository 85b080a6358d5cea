import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Icon button' };

export const Ring = () => (
  <Inline space="tight">
    <IconButton icon="arrow-back" label="Vorige" />
    <IconButton icon="arrow" label="Volgende" />
  </Inline>
);

export const Bare = () => (
  <Inline space="hair">
    <IconButton icon="search" variant="bare" label="Zoek" />
    <IconButton icon="close" variant="bare" label="Sluit" />
  </Inline>
);

export const NothingToDoNow = () => (
  <Inline space="tight">
    <IconButton icon="arrow-back" label="Vorige" unavailable />
    <IconButton icon="close" variant="bare" label="Sluit" unavailable />
  </Inline>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Inline space="tight">
        <IconButton icon="plus" label={`Meer op ${tone}`} />
        <IconButton icon="minus" variant="bare" label={`Minder op ${tone}`} />
        <IconButton icon="arrow" label={`Volgende op ${tone}`} unavailable />
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
    <IconButton icon="play" label="Afspelen" />
  </div>
);
