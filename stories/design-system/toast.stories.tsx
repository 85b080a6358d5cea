import { useState } from 'react';
import { Button } from '#design-system/button';
import { Toast, type ToastMessage } from '#design-system/toast';

export default { title: 'design system / Toast' };

const words = { label: 'Meldingen', dismissLabel: 'Sluit deze melding' };
const nothing = () => {};

function Shown({ messages }: { messages: readonly ToastMessage[] }) {
  const [left, setLeft] = useState(messages);
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <Toast
        {...words}
        messages={left}
        onDismiss={(id) => setLeft((all) => all.filter((one) => one.id !== id))}
      />
    </div>
  );
}

export const SomethingHappened = () => <Shown messages={[{ id: 'a', text: 'Adres gekopieerd.' }]} />;

export const ItWorked = () => (
  <Shown
    messages={[
      {
        id: 'a',
        tone: 'success',
        text: 'Waker ligt in je mandje.',
        action: { label: 'Bekijk', onAction: nothing },
      },
    ]}
  />
);

export const ItWentWrongAndStays = () => (
  <Shown
    messages={[
      {
        id: 'a',
        tone: 'danger',
        text: 'Het mandje is even onbereikbaar.',
        action: { label: 'Probeer opnieuw', onAction: nothing },
      },
    ]}
  />
);

export const AStackOfThree = () => (
  <Shown
    messages={[
      { id: 'a', text: 'Adres gekopieerd.' },
      { id: 'b', tone: 'danger', text: 'De foto is te groot: hoogstens 10 MB.' },
      {
        id: 'c',
        tone: 'success',
        text: 'Sicherheitskleinspannungstransformator liegt im Warenkorb, zusammen mit zwei Leuchtmitteln.',
        action: { label: 'Rückgängig', onAction: nothing },
      },
    ]}
  />
);

export function OneMoreWithEachPress() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const add = () =>
    setMessages((all) => [
      ...all,
      {
        id: crypto.randomUUID(),
        tone: 'success',
        text: `Waker ligt in je mandje, nummer ${all.length + 1}.`,
      },
    ]);
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <Button onClick={add}>Leg in het mandje</Button>
      <Toast
        {...words}
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((one) => one.id !== id))}
      />
    </div>
  );
}
