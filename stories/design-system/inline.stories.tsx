import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Inline' };

export const Wraps = () => (
  <div style={{ inlineSize: '18rem' }}>
    <Inline space="snug">
      <Button>One</Button>
      <Button tone="quiet">Two, a little longer</Button>
      <Button tone="quiet">Three</Button>
    </Inline>
  </div>
);
export const SpaceBetween = () => (
  <Inline space="snug" justify="between">
    <Button>Left</Button>
    <Button tone="quiet">Right</Button>
  </Inline>
);
