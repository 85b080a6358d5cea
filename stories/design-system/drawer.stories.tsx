import { type ComponentProps, useState } from 'react';
import { Button } from '#design-system/button';
import { ChoiceGroup } from '#design-system/choice-group';
import { Drawer } from '#design-system/drawer';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

export default { title: 'design system / Drawer' };

type DrawerStoryProps = Omit<ComponentProps<typeof Drawer>, 'open' | 'onClose' | 'closeLabel'>;

/** A drawer that is open initially and can be opened again. */
function OpenDrawer(drawer: DrawerStoryProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <Drawer {...drawer} open={open} onClose={() => setOpen(false)} closeLabel="Close" />
    </>
  );
}

const empty = <Text tone="quiet">The cart is empty.</Text>;

export const AtTheEnd = () => <OpenDrawer title="Cart">{empty}</OpenDrawer>;
export const AtTheStart = () => (
  <OpenDrawer title="Cart" side="start">
    {empty}
  </OpenDrawer>
);
export const WithFilters = () => (
  <OpenDrawer title="Filters">
    <Stack space="cosy">
      <ChoiceGroup
        id="place"
        name="place"
        kind="checkbox"
        label="Where will it be?"
        requiredLabel="required"
        options={[
          { value: 'terrace', label: 'On the terrace' },
          { value: 'balcony', label: 'On the balcony' },
          { value: 'path', label: 'Along the path' },
        ]}
      />
      <Button>Show nine lanterns</Button>
    </Stack>
  </OpenDrawer>
);
export const LongerThanTheWindow = () => (
  <OpenDrawer title="Cart">
    <Stack space="cosy">
      {Array.from({ length: 24 }, (_, index) => (
        <Text key={index}>Waker {index + 1}, brass, with an opal glass shade</Text>
      ))}
    </Stack>
  </OpenDrawer>
);
export const LongGermanTitleWraps = () => (
  <div lang="de">
    <OpenDrawer title="Ersatzteilverfügbarkeitsversprechen">{empty}</OpenDrawer>
  </div>
);
