/** The numbers a field steps through: from `min`, or from 0, by `step`, up to `max`; written with the locale's decimal sign. */
export type Steps = {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
  decimal: ',' | '.';
};

/** A number in groups of three, all with one sign between them. */
const GROUPED = /^-?[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*([.,]\d*)?$/;

/** The number that is written, or `undefined` where none is: nothing, a word, half a number. Between groups of three stands the other sign. */
export function readNumber(value: string, decimal: Steps['decimal']) {
  const pattern = decimal === ',' ? /^-?(\d+(,\d*)?|,\d+)$/ : /^-?(\d+(\.\d*)?|\.\d+)$/;
  const written = value.trim();
  const [, group = decimal, fraction = decimal] = GROUPED.exec(written) ?? [];
  const isGrouped = group !== decimal && fraction.startsWith(decimal);
  const plain = isGrouped ? written.replaceAll(group, '') : written;
  return pattern.test(plain) ? Number(plain.replace(decimal, '.')) : undefined;
}

/**
 * The value `n` steps up or down. A number between two steps goes to the next of them, nothing written counts as 0, and what is
 * no number stays as the visitor left it. Exact in decimals: 0.1 and 0.2 make 0.3.
 */
export function steppedValue(value: string, n: number, { step, min, max, decimal }: Steps) {
  const number = value.trim() === '' ? 0 : readNumber(value, decimal);
  if (number === undefined) return value;
  const scale = 10 ** Math.max(...[number, step, min ?? 0, max ?? 0].map(decimalsOf));
  const [at, by, base, top] = [number, step, min ?? 0, max ?? Infinity].map((part) =>
    Math.round(part * scale),
  );
  if (at === undefined || !by || base === undefined || top === undefined) return value;
  const steps = (at - base) / by;
  const from = n > 0 ? Math.floor(steps) : Math.ceil(steps);
  const lowest = min === undefined ? -Infinity : 0;
  const next = Math.max(lowest, Math.min(from + n, Math.floor((top - base) / by)));
  return String((base + next * by) / scale).replace('.', decimal);
}

function decimalsOf(number: number) {
  return String(number).split('.')[1]?.length ?? 0;
}
