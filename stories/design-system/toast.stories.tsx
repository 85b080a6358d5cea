import { useState } from 'react';
import { Button } from '#design-system/button';
import { Toast, type ToastMessage } from '#design-system/toast';

export default { title: 'design system / Toast' };

const texts = { label: 'Messages', dismissLabel: 'Dismiss this message' };
const noop = () => {};

function OpenToasts({ messages: initial }: { messages: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(initial);
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <Toast
        {...texts}
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
      />
    </div>
  );
}

export const Neutral = () => <OpenToasts messages={[{ id: 'a', text: 'Address copied.' }]} />;

export const Success = () => (
  <OpenToasts
    messages={[
      {
        id: 'a',
        tone: 'success',
        text: 'Waker is in your cart.',
        action: { label: 'View', onAction: noop },
      },
    ]}
  />
);

export const DangerStays = () => (
  <OpenToasts
    messages={[
      {
        id: 'a',
        tone: 'danger',
        text: 'The cart is unavailable.',
        action: { label: 'Try again', onAction: noop },
      },
    ]}
  />
);

export const StackOfThree = () => (
  <OpenToasts
    messages={[
      { id: 'a', text: 'Address copied.' },
      { id: 'b', tone: 'danger', text: 'The photo is too large. The limit is 10 MB.' },
      {
        id: 'c',
        tone: 'success',
        text: 'The low-voltage transformer for outdoor lamps is in your cart, together with two bulbs.',
        action: { label: 'Undo', onAction: noop },
      },
    ]}
  />
);

export function AddsAMessagePerPress() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const add = () =>
    setMessages((all) => [
      ...all,
      {
        id: crypto.randomUUID(),
        tone: 'success',
        text: `Waker is in your cart, number ${all.length + 1}.`,
      },
    ]);
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <Button onClick={add}>Add to cart</Button>
      <Toast
        {...texts}
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
      />
    </div>
  );
}
