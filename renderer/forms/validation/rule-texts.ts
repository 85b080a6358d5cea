import { formatCount, interpolate } from '../../render/text-templates.ts';
import { createFormats } from './formats.ts';
import type { RuleMessages } from './messages.ts';
import { wordingOf } from './wording.ts';

/** A rule's refusal: of which answer, by what it was given, and what else the form asks. */
export type Refusal = {
  readonly rule: string;
  readonly args: readonly unknown[];
  readonly value: unknown;
  readonly name: string;
  readonly labelOf: (name: string) => string | undefined;
};

export type SayRefusal = (refusal: Refusal) => string;

/** Says in one language why a rule refused an answer; numbers, dates and plurals by the page's locale. */
export function ruleTexts(messages: RuleMessages, locale: string): SayRefusal {
  const texts = new Map(Object.entries(messages.rules));
  const quote = (text: string) => interpolate(messages.quoted, { text });
  return ({ rule, args, value, ...field }) => {
    const formats = createFormats({ locale, quote, dateLetters: messages.dateLetters }, field);
    const { key, values = {}, count = 0 } = wordingOf(rule, { args, value, formats });
    const said = Object.entries(values).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, one] as const],
    );
    const canBeSaid = said.length === Object.keys(values).length && Number.isFinite(count);
    const text = (canBeSaid && (texts.get(key) ?? texts.get(rule))) || messages.rules.default;
    return interpolate(
      typeof text === 'string' ? text : formatCount(text, count, locale),
      Object.fromEntries(said),
    );
  };
}
