import type { FormEngine } from '../../forms/create-form.ts';
import type { RuleMessages } from '../../forms/rule-messages.ts';

/** What is said of what a control cannot read; of a date, that it is none. */
const RULES: Readonly<Record<string, keyof RuleMessages['rules']>> = { number: 'numeric', time: 'default' };

/** The control in which more was typed than the browser can read: to everybody else it is empty, and no event tells of it. */
export function halfTyped(place: Element): HTMLInputElement | undefined {
  return [...place.querySelectorAll('input')].find(({ validity }) => validity.badInput);
}

/**
 * Lets fields refuse what is half typed in them, and takes that back where it no longer is. Without a script the browser does so before
 * it sends; a form that judges itself would send it as empty, or ask for an answer where the visitor sees one. Asked for when a field is
 * left and before each attempt, never while somebody types.
 *
 * @param texts where they are not there yet the browser says it in its own words
 */
export function refuseHalfTyped(form: HTMLFormElement, engine: FormEngine, texts: RuleMessages | undefined) {
  for (const place of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const half = halfTyped(place);
    const said = half && (texts?.rules[RULES[half.type] ?? 'date_format'] ?? half.validationMessage);
    engine.field(place.dataset['field'] ?? '').block(said && String(said));
  }
}
