import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Inline' };

export const WrapsWhenItMust = () => (
  <div style={{ inlineSize: '18rem' }}>
    <Inline space="snug">
      <Button>Eén</Button>
      <Button tone="quiet">Twee, iets langer</Button>
      <Button tone="quiet">Drie</Button>
    </Inline>
  </div>
);
export const PushedApart = () => (
  <Inline space="snug" justify="between">
    <Button>Links</Button>
    <Button tone="quiet">Rechts</Button>
  </Inline>
);
