import type { FormField } from '../../forms/form.ts';
import type { EnteredTexts } from '../../forms/submission-result.ts';

/** An unsent form, stored by the browser until the tab is closed. */
type FormDraft = {
  /** Index of the current step. */
  readonly step: number;
  /** The texts and choices in the controls. */
  readonly values: EnteredTexts;
  /** Identifies the submission, so that it is stored once even if it is sent twice. */
  readonly key: string;
  /** The time at which the document that first showed the form began to load, in milliseconds since 1970. */
  readonly since: number;
};

/** Values of `autocomplete` for sensitive data. Fields with these values are not stored. */
const SENSITIVE = /^(?:cc-|current-password|new-password|one-time-code)/;

/**
 * Stores drafts in session storage, by form and not by page, because another language has another page with the same form. If the
 * storage is full or not available, nothing is stored.
 *
 * @param index index of the form among the forms of the page with this handle
 */
export function createDraftStorage(handle: string, index: number) {
  const storageKey = `form:${handle}:${index}`;
  return {
    read: (): FormDraft | undefined => {
      try {
        return parseDraft(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (draft: FormDraft) => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(draft));
      } catch {
        // The storage is full or not available.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // The storage is not available.
      }
    },
  };
}

/** Returns whether a field's value may be stored. */
export function canBeStored(field: FormField): boolean {
  if (field.kind === 'file' || field.kind === 'hidden') return false;
  if (field.kind === 'text' && field.type === 'password') return false;
  return !('autoComplete' in field && SENSITIVE.test(field.autoComplete ?? ''));
}

/** Returns `undefined` for a draft in another format, which another build may have stored. */
function parseDraft(json: unknown): FormDraft | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { step, key, since, values }: Readonly<Record<string, unknown>> = { ...json };
  if (typeof step !== 'number' || typeof key !== 'string' || typeof since !== 'number') return undefined;
  const texts = Object.entries(values ?? {}).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list) ? [[name, list.map(String)] as const] : [],
  );
  return { step, key, since, values: Object.fromEntries(texts) };
}
