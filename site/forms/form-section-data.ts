import type { Form, PageForms, PostedForm, Reach } from '#renderer/forms/form';
import type { Locale } from '#site/i18n/locale';
import type { Log } from '#site/pages/page-services';
import type { ContentVisit, FormDefinition, Globals } from '#site/services/content';
import { readForm } from './definition/read-definition.ts';

export type FormFacts = {
  readonly content: ContentVisit;
  readonly globals: Globals;
  readonly locale: Locale;
  /** Of the page, with the locale, decoded. */
  readonly path: string;
  readonly posted: PostedForm | undefined;
  readonly log: Log;
};

/** Answers a page's forms: their definitions, asked for at once, and how else the company is reached where one is missing. */
export async function answerForms(handles: readonly string[], facts: FormFacts): Promise<PageForms> {
  const { path, posted, globals } = facts;
  const read = await Promise.all(
    handles.map(async (handle) => [handle, (await formInLocale(handle, facts))?.form] as const),
  );
  const definitions = new Map(read.flatMap(([handle, form]) => (form ? [[handle, form] as const] : [])));
  return { action: encodeURI(path), definitions, reach: reachOf(globals), posted };
}

type Place = Pick<FormFacts, 'content' | 'locale' | 'log'>;

/** One form in the visit's language, and as the CMS has it; a failure to get it is already logged. */
export async function formInLocale(
  handle: string,
  { content, locale, log }: Place,
): Promise<{ form: Form; definition: FormDefinition } | undefined> {
  const found = await content.form(handle);
  if (!found.ok) return undefined;
  if (found.value === null) {
    tellOnce(log, `content: the form "${handle}" is on a page and does not exist`, { form: handle });
    return undefined;
  }
  const form = readForm(found.value, locale, (what, field, kind) =>
    tellOnce(log, UNKNOWN[kind](what), { form: handle, field }),
  );
  return { form, definition: found.value };
}

const UNKNOWN = {
  type: (type: string) => `content: a form field of the unknown type "${type}" is asked as a line of text`,
  rule: (rule: string) => `content: the rule "${rule}" of a form field is judged by the content system alone`,
} as const;

/** What each log was told, so that a form that is shown a thousand times is complained of once. */
const told = new WeakMap<Log, Set<string>>();

function tellOnce(log: Log, message: string, fields: Record<string, unknown>) {
  const key = JSON.stringify([message, fields]);
  const already = told.get(log) ?? new Set();
  if (already.has(key)) return;
  told.set(log, already.add(key));
  log.warn(fields, message);
}

function reachOf({ company = {} }: Globals): Reach {
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { email: textOf(company['email']), phone: textOf(company['phone']) };
}
