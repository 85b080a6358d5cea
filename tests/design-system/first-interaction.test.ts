import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from '../../design-system/first-interaction/first-interaction.ts';
import { waitFor } from '../wait.ts';

test('A script is loaded at the first event only', async () => {
  const target = new EventTarget();
  const load = vi.fn<(first: Event) => Promise<void>>(async () => undefined);
  onFirstInteraction(target, load);
  for (const type of ['pointerover', 'focusin', 'keydown', 'pointerover'])
    target.dispatchEvent(new Event(type));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(load.mock.calls[0]?.[0].type).toBe('pointerover');
});

test('A script that failed to load is loaded again at the next event', async () => {
  const target = new EventTarget();
  const load = vi
    .fn<(first: Event) => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue();
  onFirstInteraction(target, load);
  target.dispatchEvent(new Event('pointerover'));
  await waitFor(() => {
    target.dispatchEvent(new Event('pointerover'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  target.dispatchEvent(new Event('keydown'));
  expect(load).toHaveBeenCalledTimes(2);
});
