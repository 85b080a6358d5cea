import type { Form } from '#renderer/forms/form';
import type { ContactDetails, PageForms, PostedForm, PrivacyLink } from '#renderer/forms/form-data';
import type { Locale } from '#site/i18n/locale';
import type { ContentClient, FormDefinition, Globals } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { readForm } from './definition/read-definition.ts';

type FormSource = {
  readonly content: ContentClient;
  readonly locale: Locale;
  readonly log: WarningLog;
};

export type PageFormsSource = FormSource & {
  readonly globals: Globals;
  /** Decoded path of the page, with the locale. */
  readonly path: string;
  readonly posted: PostedForm | undefined;
  readonly privacyLink?: PrivacyLink | undefined;
};

/** A form in the visitor's language, and the CMS's definition that it was read from. */
export type LoadedForm = { readonly form: Form; readonly cmsForm: FormDefinition };

const UNKNOWN_MESSAGES = {
  type: (type: string) =>
    `content: a form field has the unknown type "${type}" and is rendered as a text field`,
  rule: (rule: string) =>
    `content: a form field has the unknown rule "${rule}", which only the content system validates`,
  handle: (handle: string) =>
    `content: a form field has the invalid handle "${handle}" and is skipped. Use letters, digits and underscores`,
  pattern: (rule: string) =>
    `content: the pattern of a form field could take very long, so only the content system validates the rule "${rule}"`,
} as const;

/** The messages that each log has received. A form is rendered often, but each message is logged only once. */
const reported = new WeakMap<WarningLog, Set<string>>();

/** Loads the forms of a page in parallel. The result omits forms that do not exist or could not be loaded. */
export async function loadPageForms(
  handles: readonly string[],
  { path, posted, globals, privacyLink, ...source }: PageFormsSource,
): Promise<PageForms> {
  const loaded = await Promise.all(
    handles.map(async (handle) => [handle, (await loadForm(handle, source))?.form] as const),
  );
  const forms = new Map(loaded.flatMap(([handle, form]) => (form ? [[handle, form] as const] : [])));
  return { action: encodeURI(path), forms, contact: contactOf(globals), privacyLink, posted };
}

/** Loads one form in the visitor's language. Returns `undefined` if it does not exist or the request fails. Both cases are logged. */
export async function loadForm(
  handle: string,
  { content, locale, log }: FormSource,
): Promise<LoadedForm | undefined> {
  const found = await content.form(handle);
  if (!found.ok) return undefined;
  if (found.value === null) {
    warnOnce(log, `content: a page shows the form "${handle}", which does not exist`, { form: handle });
    return undefined;
  }
  const form = readForm(found.value, locale, (value, field, kind) =>
    warnOnce(log, UNKNOWN_MESSAGES[kind](value), { form: handle, field }),
  );
  return { form, cmsForm: found.value };
}

function warnOnce(log: WarningLog, message: string, fields: Record<string, unknown>) {
  const key = JSON.stringify([message, fields]);
  const messages = reported.get(log) ?? new Set();
  if (messages.has(key)) return;
  reported.set(log, messages.add(key));
  log.warn(fields, message);
}

function contactOf({ company = {} }: Globals): ContactDetails {
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { email: textOf(company['email']), phone: textOf(company['phone']) };
}
