import * as v from 'valibot';

/** The thirteenth digit of an EAN-13, from the twelve before it. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 that begins with 2: numbers for use within a company, which no other article in the world can have. */
export const ean = v.pipe(
  v.string("must stand in quotes, for example '2000000101019'"),
  v.regex(/^2\d{12}$/, "must be 13 digits beginning with 2, for example '2000000101019'"),
  v.check(
    (digits) => checkDigit(digits.slice(0, 12)) === Number(digits.at(-1)),
    ({ input }) =>
      `has a wrong last digit; right would be ${input.slice(0, 12)}${checkDigit(input.slice(0, 12))}`,
  ),
  v.examples(['2000000101019']),
);
