import type { FormField, FormValues } from '../../forms/form.ts';

/** What a visitor has filled in and not sent yet, as their browser keeps it until the tab is closed. */
export type Kept = {
  /** Where they were, from 0. */
  readonly step: number;
  /** Texts and choices as they stand in their controls. */
  readonly values: FormValues;
  /** Names this submission: sent twice, it is stored once. */
  readonly key: string;
  /** When the form first stood before the visitor, in milliseconds since 1970. */
  readonly since: number;
};

/** Never kept: nobody wants to find these on a screen that somebody else has used. */
const SENSITIVE = /^(?:cc-|current-password|new-password|one-time-code)/;

/**
 * Keeps answers in session storage, by the form and not by the page: a switch of language leads to another page with the same form.
 * Where there is no storage nothing is kept, and nothing breaks.
 *
 * @param place which of a page's forms with this handle it is, from 0
 */
export function createKeeping(handle: string, place: number) {
  const item = `form:${handle}:${place}`;
  return {
    read: (): Kept | undefined => {
      try {
        return readKept(JSON.parse(sessionStorage.getItem(item) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (kept: Kept) => {
      try {
        sessionStorage.setItem(item, JSON.stringify(kept));
      } catch {
        // Full, or forbidden.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(item);
      } catch {
        // Forbidden.
      }
    },
  };
}

/** Whether an answer may be kept. */
export function isKept(field: FormField): boolean {
  if (field.kind === 'file' || field.kind === 'hidden') return false;
  if (field.kind === 'text' && field.type === 'password') return false;
  return !('autoComplete' in field && SENSITIVE.test(field.autoComplete ?? ''));
}

/** Another build may have kept something else. */
function readKept(kept: unknown): Kept | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { step, key, since, values }: Readonly<Record<string, unknown>> = { ...kept };
  if (typeof step !== 'number' || typeof key !== 'string' || typeof since !== 'number') return undefined;
  const texts = Object.entries(values ?? {}).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list) ? [[name, list.map(String)] as const] : [],
  );
  return { step, key, since, values: Object.fromEntries(texts) };
}
