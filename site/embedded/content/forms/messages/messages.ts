import { de } from './de.ts';
import { en } from './en.ts';
import type { MessageKey } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const languages: Record<string, Record<MessageKey, string>> = { nl, en, de, fr };

/** Returns a message with its placeholders replaced. */
export type FormatFieldMessage = (key: MessageKey, placeholders: Record<string, string | number>) => string;

/**
 * Creates the message formatter of a language; English for unknown languages.
 *
 * @param lang the site's language tag, such as `nl` or `en-GB`
 */
export function createMessageFormatter(lang: string): FormatFieldMessage {
  const messages = languages[lang.slice(0, 2).toLowerCase()] ?? en;
  return (key, placeholders) =>
    messages[key].replaceAll(/:(\w+)/g, (placeholder, name: string) =>
      String(placeholders[name] ?? placeholder),
    );
}
