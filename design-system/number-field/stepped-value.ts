import { type DecimalSeparator, parseNumber, toLocalNumber } from '../locale-number/locale-number.ts';

/** Step size and bounds of a number field. Steps count from `min`, or from 0 without `min`, and end at `max`. */
export type StepRange = {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
  decimal: DecimalSeparator;
};

/**
 * Returns the value `n` steps up, or down for a negative `n`. A value between two steps moves to the next step. Empty text counts
 * as 0, and invalid text is returned unchanged. Decimals are exact: 0.1 plus 0.2 is 0.3.
 */
export function stepValue(value: string, n: number, { step, min, max, decimal }: StepRange) {
  const number = value.trim() === '' ? 0 : parseNumber(value, decimal);
  if (number === undefined) return value;
  const scale = 10 ** Math.max(...[number, step, min ?? 0, max ?? 0].map(countDecimals));
  // Integers avoid rounding errors of binary fractions.
  const [current, stepSize, base, top] = [number, step, min ?? 0, max ?? Infinity].map((amount) =>
    Math.round(amount * scale),
  );
  if (current === undefined || !stepSize || base === undefined || top === undefined) return value;
  const steps = (current - base) / stepSize;
  const from = n > 0 ? Math.floor(steps) : Math.ceil(steps);
  const lowest = min === undefined ? -Infinity : 0;
  const next = Math.max(lowest, Math.min(from + n, Math.floor((top - base) / stepSize)));
  return toLocalNumber(String((base + next * stepSize) / scale), decimal);
}

function countDecimals(number: number) {
  return String(number).split('.')[1]?.length ?? 0;
}
