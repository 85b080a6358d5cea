import { describe, expect, test, vi } from 'vitest';
import { createFloors, zIndexesOf } from '../../design-system/modal/floors.ts';
import { fc } from '../properties.ts';

test.each([
  [0, 1000, 1001],
  [1, 1002, 1003],
  [2, 1004, 1005],
])('on floor %i the backdrop stands at %i and the modal at %i', (floor, backdrop, content) => {
  expect(zIndexesOf(floor)).toEqual({ backdrop, content });
});

describe('modals above each other', () => {
  const [basket, coupon, help] = [Symbol('basket'), Symbol('coupon'), Symbol('help')];

  test('stand in the order of their coming', () => {
    const floors = createFloors();
    floors.enter(basket);
    floors.enter(coupon);
    expect([basket, coupon].map(floors.floorOf)).toEqual([0, 1]);
  });

  test('come down when one below them leaves', () => {
    const floors = createFloors();
    floors.enter(basket);
    const leave = floors.enter(coupon);
    floors.enter(help);
    leave();
    expect([basket, help].map(floors.floorOf)).toEqual([0, 1]);
  });

  test('one that is not there yet is told the floor it will get', () => {
    const floors = createFloors();
    expect(floors.floorOf(basket)).toBe(0);
    floors.enter(coupon);
    expect(floors.floorOf(basket)).toBe(1);
  });

  test('all hear of it when one comes or leaves, until they listen no more', () => {
    const floors = createFloors();
    const heard = vi.fn();
    const stop = floors.subscribe(heard);
    floors.enter(basket)();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    floors.enter(basket);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('whoever comes and leaves, each has a floor of its own and none is empty', () => {
    const names = [basket, coupon, help, Symbol('menu')];
    const steps = fc.array(fc.record({ who: fc.constantFrom(...names), leaves: fc.boolean() }));
    fc.assert(
      fc.property(steps, (all) => {
        const floors = createFloors();
        const there = new Map<symbol, () => void>();
        for (const { who, leaves } of all) {
          there.get(who)?.();
          there.delete(who);
          if (!leaves) there.set(who, floors.enter(who));
        }
        expect([...there.keys()].map(floors.floorOf)).toEqual([...there.keys()].map((_, at) => at));
      }),
    );
  });
});
