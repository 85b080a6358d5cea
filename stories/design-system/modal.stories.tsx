import { type ComponentProps, useState } from 'react';
import { Button } from '#design-system/button';
import { Modal } from '#design-system/modal';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Modal' };

type Shown = Omit<ComponentProps<typeof Modal>, 'open' | 'onClose' | 'closeLabel'>;

/** Open from the start, and to be opened again. */
function Opened(modal: Shown) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open opnieuw</Button>
      <Modal {...modal} open={open} onClose={() => setOpen(false)} closeLabel="Sluiten" />
    </>
  );
}

const words = <Text>Twaalf jaar lang, per onderdeel. Een nieuwe kap schroef je er zelf op.</Text>;
const many = (
  <Stack space="cosy">
    {Array.from({ length: 14 }, (_, at) => (
      <Text key={at}>
        Stap {at + 1}. Draai de ring een kwart slag, neem het glas eruit en leg het op een doek.
      </Text>
    ))}
  </Stack>
);

export const InTheMiddle = () => <Opened title="Onderdelen op voorraad">{words}</Opened>;
export const SheetFromBelow = () => (
  <Opened title="Onderdelen op voorraad" placement="bottom">
    {words}
  </Opened>
);
export const SheetFromAbove = () => (
  <Opened title="Onderdelen op voorraad" placement="top">
    {words}
  </Opened>
);
export const TitleHeardOnly = () => (
  <Opened title="Menu" titleHidden placement="bottom">
    {words}
  </Opened>
);
export const LongerThanTheWindow = () => <Opened title="Het glas vervangen">{many}</Opened>;
export const LongSheet = () => (
  <Opened title="Het glas vervangen" placement="bottom">
    {many}
  </Opened>
);
export const SwipedUpwards = () => (
  <Opened title="Onderdelen op voorraad" closeDirection="up">
    {words}
  </Opened>
);
export const WithAField = () => (
  <Opened title="Geef een bon in">
    <Stack space="cosy">
      <TextField
        id="bon"
        name="bon"
        label="Code"
        requiredLabel="verplicht"
        hint="Acht tekens, op de kaart."
      />
      <Button>Lever in</Button>
    </Stack>
  </Opened>
);
export const LongGermanTitleWraps = () => (
  <div lang="de">
    <Opened title="Datenschutzgrundverordnungsbelehrung und Ersatzteilverfügbarkeitsversprechen">
      {words}
    </Opened>
  </div>
);
export const TwoAboveEachOther = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open opnieuw</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Mand"
        closeLabel="Sluit de mand"
        placement="bottom"
      >
        <Stack space="cosy">
          {words}
          <Opened title="Geef een bon in">{words}</Opened>
        </Stack>
      </Modal>
    </>
  );
};
