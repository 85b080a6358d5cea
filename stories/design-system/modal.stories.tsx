import { type ComponentProps, useState } from 'react';
import { Button } from '#design-system/button';
import { Modal } from '#design-system/modal';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Modal' };

type ModalStoryProps = Omit<ComponentProps<typeof Modal>, 'open' | 'onClose' | 'closeLabel'>;

/** A modal that is open initially and can be opened again. */
function OpenModal(modal: ModalStoryProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <Modal {...modal} open={open} onClose={() => setOpen(false)} closeLabel="Close" />
    </>
  );
}

const text = <Text>Every part for twelve years. You replace the shade yourself.</Text>;
const longText = (
  <Stack space="cosy">
    {Array.from({ length: 14 }, (_, index) => (
      <Text key={index}>
        Step {index + 1}. Turn the ring by a quarter, remove the glass and put it on a cloth.
      </Text>
    ))}
  </Stack>
);

export const Centred = () => <OpenModal title="Spare parts">{text}</OpenModal>;
export const BottomSheet = () => (
  <OpenModal title="Spare parts" placement="bottom">
    {text}
  </OpenModal>
);
export const TopSheet = () => (
  <OpenModal title="Spare parts" placement="top">
    {text}
  </OpenModal>
);
export const HiddenTitle = () => (
  <OpenModal title="Menu" titleHidden placement="bottom">
    {text}
  </OpenModal>
);
export const LongerThanTheWindow = () => <OpenModal title="Replacing the glass">{longText}</OpenModal>;
export const LongSheet = () => (
  <OpenModal title="Replacing the glass" placement="bottom">
    {longText}
  </OpenModal>
);
export const ClosesUpwards = () => (
  <OpenModal title="Spare parts" closeDirection="up">
    {text}
  </OpenModal>
);
export const WithField = () => (
  <OpenModal title="Enter a coupon">
    <Stack space="cosy">
      <TextField
        id="coupon"
        name="coupon"
        label="Code"
        requiredLabel="required"
        hint="Eight characters, on the card."
      />
      <Button>Redeem</Button>
    </Stack>
  </OpenModal>
);
export const LongGermanTitleWraps = () => (
  <div lang="de">
    <OpenModal title="Datenschutzgrundverordnungsbelehrung und Ersatzteilverfügbarkeitsversprechen">
      {text}
    </OpenModal>
  </div>
);
export const Stacked = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Cart"
        closeLabel="Close cart"
        placement="bottom"
      >
        <Stack space="cosy">
          {text}
          <OpenModal title="Enter a coupon">{text}</OpenModal>
        </Stack>
      </Modal>
    </>
  );
};
