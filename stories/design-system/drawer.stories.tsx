import { type ComponentProps, useState } from 'react';
import { Button } from '#design-system/button';
import { ChoiceGroup } from '#design-system/choice-group';
import { Drawer } from '#design-system/drawer';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

export default { title: 'design system / Drawer' };

type Shown = Omit<ComponentProps<typeof Drawer>, 'open' | 'onClose' | 'closeLabel'>;

/** Open from the start, and to be opened again. */
function Opened(drawer: Shown) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open opnieuw</Button>
      <Drawer {...drawer} open={open} onClose={() => setOpen(false)} closeLabel="Sluiten" />
    </>
  );
}

const empty = <Text tone="quiet">Nog niets. De lantaarns staan buiten.</Text>;

export const AtTheEnd = () => <Opened title="Mand">{empty}</Opened>;
export const AtTheStart = () => (
  <Opened title="Mand" side="start">
    {empty}
  </Opened>
);
export const WithFilters = () => (
  <Opened title="Kies je licht">
    <Stack space="cosy">
      <ChoiceGroup
        id="plek"
        name="plek"
        kind="checkbox"
        label="Waar komt het?"
        requiredLabel="verplicht"
        options={[
          { value: 'terras', label: 'Op het terras' },
          { value: 'balkon', label: 'Op het balkon' },
          { value: 'pad', label: 'Langs het pad' },
        ]}
      />
      <Button>Toon negen lantaarns</Button>
    </Stack>
  </Opened>
);
export const LongerThanTheWindow = () => (
  <Opened title="Mand">
    <Stack space="cosy">
      {Array.from({ length: 24 }, (_, at) => (
        <Text key={at}>Waker {at + 1}, messing, met een kap van opaalglas</Text>
      ))}
    </Stack>
  </Opened>
);
export const LongGermanTitleWraps = () => (
  <div lang="de">
    <Opened title="Ersatzteilverfügbarkeitsversprechen">{empty}</Opened>
  </div>
);
