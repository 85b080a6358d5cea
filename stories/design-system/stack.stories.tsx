import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

export default { title: 'design system / Stack' };

export const EqualSpace = () => (
  <Stack space="cosy">
    <Text>First paragraph.</Text>
    <Text>Second paragraph.</Text>
  </Stack>
);
export const ChildrenKeepTheirWidth = () => (
  <Stack space="snug" align="start">
    <Text>A sentence.</Text>
    <Button>A button</Button>
  </Stack>
);
