import { afterEach, expect, test, vi } from 'vitest';
import { meetsBudget } from '../../.tools/bench/budgets.ts';
import { measureCart } from '../../.tools/bench/cart.ts';
import { checkBudgets } from '../../.tools/bench/check-budgets.ts';
import { expectConsole } from '../expect-console.ts';

vi.mock('../../.tools/bench/cart.ts', () => ({ measureCart: vi.fn<typeof measureCart>() }));
afterEach(() => vi.mocked(measureCart).mockReset());

/** Lets the measurement of the cart page return some figures. */
const measured = ({ cart = 100_000, p95 = 100 }) =>
  vi.mocked(measureCart).mockResolvedValue({
    scripts: { cart, 'checkout, contact': 100_000 },
    pressToDrawer: { p50: p95, p95 },
  } as Awaited<ReturnType<typeof measureCart>>);

test.each([
  [{ atMost: 10 }, 10, true],
  [{ atMost: 10 }, 10.1, false],
  [{ atMost: 10 }, Number.NaN, false],
  [{ atLeast: 95 }, 95, true],
  [{ atLeast: 95 }, 94, false],
  [{ atLeast: 95 }, Number.NaN, false],
])('Budget %j with the figure %d is met: %s', (budget, figure, isMet) => {
  expect(meetsBudget(figure, budget)).toBe(isMet);
});

test('Budgets are met if every figure of the measured parts meets its budget', async () => {
  const table = vi.spyOn(console, 'table').mockReturnValue();
  measured({});
  expect(await checkBudgets(['cart'])).toBe(true);
  measured({ p95: 10_000 });
  expect(await checkBudgets(['cart'])).toBe(false);
  expect(table.mock.lastCall?.[0]).toContainEqual(
    expect.objectContaining({ name: 'cart: press to painted drawer, p95', result: 'MISSED' }),
  );
});

test('Budgets are missed if a part cannot be measured', async () => {
  vi.spyOn(console, 'table').mockReturnValue();
  expectConsole('error', /^cart: Error: no browser/);
  vi.mocked(measureCart).mockRejectedValue(new Error('no browser'));
  expect(await checkBudgets(['cart'])).toBe(false);
});

test('Budgets of an unknown part are an error that names the parts', async () => {
  await expect(checkBudgets(['crat'])).rejects.toThrow(/^Expected parts of pages, .*, got "crat"\.$/);
});
