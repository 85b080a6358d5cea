/** A text with a number, by plural form: `1 winkel`, `{{count}} winkels`. */
export type PluralTexts = { readonly one: string; readonly other: string };

/** Replaces the placeholders of a template: `interpolate('{{position}} of {{count}}', { position: '2', count: '5' })`. */
export function interpolate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Formats a count with the plural rules and digits of a language: `formatCount({ one, other }, 2, 'nl-NL')`. */
export function formatCount({ one, other }: PluralTexts, count: number, intl: string): string {
  const template = new Intl.PluralRules(intl).select(count) === 'one' ? one : other;
  return interpolate(template, { count: new Intl.NumberFormat(intl).format(count) });
}
