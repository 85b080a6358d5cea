import type { AmountWithTax } from './model-order.ts';
import type { Amount } from './model.ts';

/** Joins the two amounts of a price. */
export const taxed = (withoutTax: Amount, withTax: Amount): AmountWithTax => ({ withoutTax, withTax });
