import * as v from 'valibot';

/** Computes the thirteenth digit of an EAN-13 from the first twelve. */
function checkDigit(firstTwelve: string): number {
  const sum = [...firstTwelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 that starts with 2. GS1 reserves these numbers for use within a company, so they are not the EANs of real products. */
export const ean = v.pipe(
  v.string("must be in quotes, for example '2000000101019'"),
  v.regex(/^2\d{12}$/, "must be 13 digits starting with 2, for example '2000000101019'"),
  v.check(
    (digits) => checkDigit(digits.slice(0, 12)) === Number(digits.at(-1)),
    ({ input }) => `has a wrong check digit; write ${input.slice(0, 12)}${checkDigit(input.slice(0, 12))}`,
  ),
  v.examples(['2000000101019']),
);
