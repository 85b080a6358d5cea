import { describe, expect, test, vi } from 'vitest';
import { createModalStack, getZIndexes } from '../../design-system/modal-stack/modal-stack.ts';
import { fc } from '../properties.ts';

test.each([
  [0, 1000, 1001],
  [1, 1002, 1003],
  [2, 1004, 1005],
])(
  'The modal at position %i has a backdrop at z-index %i and content at %i',
  (position, backdrop, content) => {
    expect(getZIndexes(position)).toEqual({ backdrop, content });
  },
);

describe('The modal stack', () => {
  const [cart, coupon, help] = [Symbol('cart'), Symbol('coupon'), Symbol('help')];

  test('orders modals by the time of opening', () => {
    const stack = createModalStack();
    stack.push(cart);
    stack.push(coupon);
    expect([cart, coupon].map(stack.positionOf)).toEqual([0, 1]);
  });

  test('moves modals down when one below them closes', () => {
    const stack = createModalStack();
    stack.push(cart);
    const remove = stack.push(coupon);
    stack.push(help);
    remove();
    expect([cart, help].map(stack.positionOf)).toEqual([0, 1]);
  });

  test('returns the next free position for a modal that is not in it', () => {
    const stack = createModalStack();
    expect(stack.positionOf(cart)).toBe(0);
    stack.push(coupon);
    expect(stack.positionOf(cart)).toBe(1);
  });

  test('notifies subscribers of each change until they unsubscribe', () => {
    const stack = createModalStack();
    const listener = vi.fn();
    const unsubscribe = stack.subscribe(listener);
    stack.push(cart)();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    stack.push(cart);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('assigns consecutive positions to open modals after any sequence of opening and closing', () => {
    const modals = [cart, coupon, help, Symbol('menu')];
    const steps = fc.array(fc.record({ modal: fc.constantFrom(...modals), closes: fc.boolean() }));
    fc.assert(
      fc.property(steps, (sequence) => {
        const stack = createModalStack();
        const open = new Map<symbol, () => void>();
        for (const { modal, closes } of sequence) {
          open.get(modal)?.();
          open.delete(modal);
          if (!closes) open.set(modal, stack.push(modal));
        }
        expect([...open.keys()].map(stack.positionOf)).toEqual([...open.keys()].map((_, index) => index));
      }),
    );
  });
});
