import { Progress } from '#design-system/progress';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Progress' };

export const Share = () => (
  <Stack space="cosy">
    <Progress label="Foto wordt verstuurd" value={0} valueLabel="0%" />
    <Progress label="Foto wordt verstuurd" value={0.62} valueLabel="62%" />
    <Progress label="Foto wordt verstuurd" value={1} valueLabel="100%" />
  </Stack>
);

export const NobodyKnowsHowLong = () => <Progress label="Lampen worden opgehaald" />;

export const Steps = () => (
  <Stack space="cosy">
    <Progress label="Je bestelling" step={1} of={4} valueLabel="1 van 4" />
    <Progress label="Je bestelling" step={2} of={4} valueLabel="2 van 4" />
    <Progress label="Je bestelling" step={4} of={4} valueLabel="4 van 4" />
  </Stack>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '1.5rem' }}>
      <Progress label="Je bestelling" step={2} of={4} valueLabel="2 van 4" />
    </div>
  ));
