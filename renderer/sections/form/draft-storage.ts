import type { FormField, FormValues } from '../../forms/form.ts';

/** An unsent form, stored by the browser until the tab is closed. */
export type FormDraft = {
  /** Index of the current step. */
  readonly step: number;
  /** The texts and choices in the controls. */
  readonly values: FormValues;
  /** Identifies the submission: sent twice, it is stored once. */
  readonly key: string;
  /** When the visitor saw the form first, in milliseconds since 1970. */
  readonly since: number;
};

/** Values of `autocomplete` for sensitive data, which must not appear on a shared screen later. */
const SENSITIVE = /^(?:cc-|current-password|new-password|one-time-code)/;

/**
 * Stores drafts in session storage, by form and not by page, because another language has another page with the same form. If the
 * storage is full or not available, nothing is stored.
 *
 * @param index index of the form among the forms of the page with this handle
 */
export function createDraftStorage(handle: string, index: number) {
  const key = `form:${handle}:${index}`;
  return {
    read: (): FormDraft | undefined => {
      try {
        return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (draft: FormDraft) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // The storage is full or not available.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
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

/** Returns `undefined` for a value that another build stored in another shape. */
function parseDraft(json: unknown): FormDraft | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { step, key, since, values }: Readonly<Record<string, unknown>> = { ...json };
  if (typeof step !== 'number' || typeof key !== 'string' || typeof since !== 'number') return undefined;
  const texts = Object.entries(values ?? {}).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list) ? [[name, list.map(String)] as const] : [],
  );
  return { step, key, since, values: Object.fromEntries(texts) };
}
