import { formatDate } from '#design-system/locale-date';

/**
 * Formats the values of messages in the page's locale, whatever the locale of the process is. Returns `undefined` for a value of a wrong
 * type.
 */
export type MessageFormats = ReturnType<typeof createMessageFormats>;

type LanguageFormats = {
  /** BCP 47 tag for `Intl`: `nl-NL`, `en-150`. */
  readonly locale: string;
  /** Encloses a text in the quotation marks of the language. */
  readonly quote: (text: string) => string;
  /** The letters of a date's parts: `JJJJ` for a Dutch year. */
  readonly dateLetters: { readonly D: string; readonly M: string; readonly Y: string };
};

/** @param labelOf returns the label of another field, `undefined` if the form has no such field */
export function createMessageFormats(
  { locale, quote, dateLetters }: LanguageFormats,
  { name, labelOf }: { readonly name: string; readonly labelOf: (name: string) => string | undefined },
) {
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(items.map(quote));
  const labels = (names: readonly unknown[]) =>
    list(names.map((other) => labelOf(String(other)) ?? String(other)));
  return {
    number: (value: unknown) => {
      const number = Number(value);
      return value === undefined || Number.isNaN(number)
        ? undefined
        : new Intl.NumberFormat(locale).format(number);
    },
    /** Formats kilobytes: `500 kB`, `8 MB`, `8 Mo`. */
    size: (kilobytes: unknown) => {
      const size = Number(kilobytes);
      const [unit, amount] =
        size < 1024 ? ['kilobyte', size] : ['megabyte', Math.floor((size / 1024) * 10) / 10];
      return Number.isNaN(size)
        ? undefined
        : new Intl.NumberFormat(locale, { style: 'unit', unit }).format(amount);
    },
    date: (value: unknown) => describeDate(locale, value),
    dateFormat: (format: string) =>
      format.replaceAll(/[DMY]/g, (letter) =>
        letter === 'D' || letter === 'M' || letter === 'Y' ? dateLetters[letter] : letter,
      ),
    anyOf: (values: readonly unknown[]) => (values.length > 0 ? list(values.map(String)) : undefined),
    labels: (names: readonly unknown[]) => (names.length > 0 ? labels(names) : undefined),
    /** Formats the label of the field that must have the same value. Its default name is this field's name without `_confirm`. */
    confirmed: (other: unknown) => labels([other || name.replace(/_confirm(?:ed)?$/, '')]),
  };
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is parsed as midnight UTC, so it is formatted in UTC as well. */
function describeDate(locale: string, value: unknown): string | undefined {
  const text = String(value);
  const date = value instanceof Date ? value : new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const options = DAY_ONLY.test(text) ? { timeZone: 'UTC' } : {};
  return formatDate(new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...options }), date);
}
