import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Button' };

export const Tones = () => (
  <Inline space="snug">
    <Button>View lanterns</Button>
    <Button tone="quiet">Maybe later</Button>
  </Inline>
);

export const AsALink = () => (
  <Button href="#stores" icon="arrow">
    Find a store
  </Button>
);

export const Disabled = () => (
  <Inline space="snug">
    <Button disabled>Sold out</Button>
    <Button tone="quiet" disabled>
      Previous
    </Button>
  </Inline>
);

export const LongGermanLabelWraps = () => (
  <div lang="de" style={{ inlineSize: '14rem' }}>
    <Button>Sicherheitskleinspannungstransformator in den Warenkorb legen</Button>
  </div>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Inline space="snug">
        <Button>On {tone}</Button>
        <Button tone="quiet">Quiet on {tone}</Button>
      </Inline>
    </div>
  ));
