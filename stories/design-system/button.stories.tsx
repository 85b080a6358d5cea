import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Button' };

export const Tones = () => (
  <Inline space="snug">
    <Button>Bekijk de lantaarns</Button>
    <Button tone="quiet">Later misschien</Button>
  </Inline>
);

export const AsALink = () => (
  <Button href="#winkels" icon="arrow">
    Vind een winkel
  </Button>
);

export const Disabled = () => (
  <Inline space="snug">
    <Button disabled>Niet meer te koop</Button>
    <Button tone="quiet" disabled>
      Vorige
    </Button>
  </Inline>
);

export const LongLabelWraps = () => (
  <div style={{ inlineSize: '14rem' }}>
    <Button>Sicherheitskleinspannungstransformator in den Warenkorb legen</Button>
  </div>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Inline space="snug">
        <Button>Op {tone}</Button>
        <Button tone="quiet">Stil op {tone}</Button>
      </Inline>
    </div>
  ));
