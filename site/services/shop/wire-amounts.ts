import { roundToCents } from '#site/protocol/round-to-cents';
import type { AmountWithTax } from './model-order.ts';
import type { Amount, NamedAmount } from './model.ts';

/** Joins the two amounts of a price. */
export const taxed = (withoutTax: Amount, withTax: Amount): AmountWithTax => ({ withoutTax, withTax });

/** Adds the amounts with the same label up: a visitor cannot tell two discounts with one name apart. */
export function mergeEqualLabels(amounts: readonly NamedAmount[]): NamedAmount[] {
  const merged = new Map<string, NamedAmount>();
  for (const { label, amount } of amounts) {
    const before = merged.get(label)?.amount.value ?? 0;
    merged.set(label, { label, amount: { ...amount, value: roundToCents(before + amount.value) } });
  }
  return [...merged.values()];
}
