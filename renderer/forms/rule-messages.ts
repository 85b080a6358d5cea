import type { PluralTexts } from './text-templates.ts';
import type en from './validation/messages/en.json';

/** The messages of the rules in one language. The other languages have the shape of English, and a test compares them. */
export type RuleMessages = Omit<typeof en, 'rules'> & {
  readonly rules: { readonly [Key in keyof (typeof en)['rules']]: string | PluralTexts };
};

/** The languages with messages (specification §9). */
export const languages = ['nl', 'en', 'de', 'fr'] as const;

/** Loads the messages of one language. Each language is a separate chunk. */
export async function loadRuleMessages(language: (typeof languages)[number]): Promise<RuleMessages> {
  switch (language) {
    case 'nl':
      return (await import('./validation/messages/nl.json')).default;
    case 'en':
      return (await import('./validation/messages/en.json')).default;
    case 'de':
      return (await import('./validation/messages/de.json')).default;
    case 'fr':
      return (await import('./validation/messages/fr.json')).default;
  }
}

/** Loads the messages for a BCP 47 tag, English for a language without messages. */
export function loadRuleMessagesFor(locale: string): Promise<RuleMessages> {
  return loadRuleMessages(languages.find((language) => locale.startsWith(language)) ?? 'en');
}
