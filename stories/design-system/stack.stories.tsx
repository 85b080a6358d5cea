import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

export default { title: 'design system / Stack' };

export const SameSpaceBetween = () => (
  <Stack space="cosy">
    <Text>Eerst dit.</Text>
    <Text>Dan dat.</Text>
  </Stack>
);
export const ChildrenKeepTheirWidth = () => (
  <Stack space="snug" align="start">
    <Text>Een zin.</Text>
    <Button>Een knop</Button>
  </Stack>
);
