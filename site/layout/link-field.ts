import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';

/** Reads a link field of a global: a string in Statamic 5, an object with a `url` in Statamic 6 (contract §5.2). */
export function readLinkField(field: unknown, parseContext: ParseContext): string | undefined {
  const url = typeof field === 'object' && field !== null && 'url' in field ? field.url : field;
  return typeof url === 'string' ? readLink(url, parseContext) : undefined;
}
