import { Progress } from '#design-system/progress';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Progress' };

export const Share = () => (
  <Stack space="cosy">
    <Progress label="Uploading photo" value={0} valueLabel="0%" />
    <Progress label="Uploading photo" value={0.62} valueLabel="62%" />
    <Progress label="Uploading photo" value={1} valueLabel="100%" />
  </Stack>
);

export const Indeterminate = () => <Progress label="Loading lamps" />;

export const Steps = () => (
  <Stack space="cosy">
    <Progress label="Your order" step={1} of={4} valueLabel="1 of 4" />
    <Progress label="Your order" step={2} of={4} valueLabel="2 of 4" />
    <Progress label="Your order" step={4} of={4} valueLabel="4 of 4" />
  </Stack>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '1.5rem' }}>
      <Progress label="Your order" step={2} of={4} valueLabel="2 of 4" />
    </div>
  ));
