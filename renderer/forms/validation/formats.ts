/**
 * How values are written in a message: all by the page's locale, on a server of another one, too. `undefined` for what cannot be: a
 * rule was given something else than it takes.
 */
export type Formats = ReturnType<typeof createFormats>;

type Speaking = {
  /** What `Intl` formats by: `nl-NL`, `en-150`. */
  readonly locale: string;
  /** Puts words in the quotation marks of the language. */
  readonly quote: (words: string) => string;
  /** The letters of a date's parts: `JJJJ` for a Dutch year. */
  readonly dateLetters: { readonly D: string; readonly M: string; readonly Y: string };
};

/** @param labelOf what a visitor knows another field by; `undefined` for one that is not there */
export function createFormats(
  { locale, quote, dateLetters }: Speaking,
  { name, labelOf }: { readonly name: string; readonly labelOf: (name: string) => string | undefined },
) {
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(words.map(quote));
  const labels = (names: readonly unknown[]) => list(names.map((one) => labelOf(String(one)) ?? String(one)));
  return {
    number: (value: unknown) => {
      const number = Number(value);
      return value === undefined || Number.isNaN(number)
        ? undefined
        : new Intl.NumberFormat(locale).format(number);
    },
    /** Of so many kilobytes: `500 kB`, `8 MB`, `8 Mo`. */
    size: (kilobytes: unknown) => {
      const size = Number(kilobytes);
      const [unit, amount] =
        size < 1024 ? ['kilobyte', size] : ['megabyte', Math.floor((size / 1024) * 10) / 10];
      return Number.isNaN(size)
        ? undefined
        : new Intl.NumberFormat(locale, { style: 'unit', unit }).format(amount);
    },
    date: (value: unknown) => dateIn(locale, value),
    dateFormat: (format: string) =>
      format.replaceAll(/[DMY]/g, (letter) =>
        letter === 'D' || letter === 'M' || letter === 'Y' ? dateLetters[letter] : letter,
      ),
    anyOf: (values: readonly unknown[]) => (values.length > 0 ? list(values.map(String)) : undefined),
    labels: (names: readonly unknown[]) => (names.length > 0 ? labels(names) : undefined),
    /** The field that one must equal: named, or the one that it confirms by its own name. */
    confirmed: (other: unknown) => labels([other || name.replace(/_confirm(?:ed)?$/, '')]),
  };
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A day without a time is that day everywhere: it is read as the midnight that begins it in UTC, and written there. */
function dateIn(locale: string, value: unknown): string | undefined {
  const written = String(value);
  const date = value instanceof Date ? value : new Date(written);
  if (Number.isNaN(date.getTime())) return undefined;
  const zone = DAY_ONLY.test(written) ? { timeZone: 'UTC' } : {};
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone }).format(date);
}
