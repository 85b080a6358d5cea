import { fieldsOf, FORM_FIELD, type FormValues, type PostedForm, SECTION_FIELD } from '#renderer/forms/form';
import { formLibrary } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { descriptionsOf, formRules } from '#renderer/forms/rules';
import type { ErrorsByField, SubmissionResult } from '#renderer/forms/submission-result';
import { validateValues } from '#renderer/forms/validate-values';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import { readSections } from '#renderer/parse/read-sections';
import type { Section } from '#renderer/sections/section';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { Content, ContentClient } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { createDelivery } from './deliver-submission.ts';
import { type LoadedForm, loadForm } from './load-forms.ts';
import type { Outbox } from './outbox.ts';
import { createRateLimit } from './rate-limit.ts';
import { type BodyStatus, readPostBody } from './read-post-body.ts';
import { type PostValues, readPostValues } from './read-post-values.ts';
import { submissionKey } from './submission.ts';

/** A form that was posted to the page that shows it. */
export type FormPost = {
  readonly request: Request;
  readonly locale: Locale;
  /** Decoded path of the page, with the locale. */
  readonly path: string;
  /** The context that the page's links are parsed in. */
  readonly context: ParseContext;
  readonly previewToken: string | undefined;
  /** Network address of the visitor. */
  readonly address: string | undefined;
};

/** A post that is rejected before its values are read, and the HTTP status of the response. */
export type UnprocessablePost = {
  readonly status: BodyStatus | 404 | 409 | 429 | 503;
  /** The page that the content system redirects the posted page to. */
  readonly movedTo?: string | undefined;
};

export type ReceiveForm = (post: FormPost) => Promise<PostedForm | UnprocessablePost>;

type ReceiverConfig = {
  readonly content: Content;
  /** The site's own address, without a trailing slash. */
  readonly siteUrl: string;
  readonly outbox: Outbox | undefined;
  /** Accepted posts per network address in ten minutes. */
  readonly maxPosts: number;
  readonly log: WarningLog;
  readonly now: () => Date;
};

/** People need longer than this to fill in a form. */
const MIN_FILL_TIME_MS = 1_000;

/**
 * Creates the one function that receives posted forms, whether a browser or a script posted them: it limits the rate, reads the body,
 * finds the form, validates the values as the browser does, and delivers the submission.
 */
export function createFormReceiver({ content, siteUrl, outbox, maxPosts, log, now }: ReceiverConfig) {
  const { deliver, deliverWaiting } = createDelivery({ content, outbox, log, now });
  const isWithinRateLimit = createRateLimit({ max: maxPosts, now });

  const receive: ReceiveForm = async (post) => {
    const { request, locale, path, context, previewToken, address } = post;
    if (!isWithinRateLimit(address)) return { status: 429 };
    const body = await readPostBody(request, siteUrl);
    if (!(body instanceof FormData)) return { status: body };
    const visit = content.forRequest({ site: locale.site, previewToken, signal: request.signal });
    const section = await findFormSection(body, post, visit);
    if ('status' in section) return section;
    const loaded = await loadForm(section.props.form, { content: visit, locale, log });
    if (!loaded) return { status: 503 };

    const posted = readPostValues(body, fieldsOf(loaded.form));
    const respond = (result: SubmissionResult) => postedForm(section.id, posted, result);
    // A robot gets the same response as a person, so it cannot detect the honeypot.
    if (posted.isHoneypotFilled) return respond({ outcome: 'accepted' });
    if (posted.elapsedMs !== undefined && posted.elapsedMs < MIN_FILL_TIME_MS) {
      const { tooQuick } = messagesOf(locale).sections.form;
      return respond({ outcome: 'invalid', errors: { '': [tooQuick] } });
    }
    const errors = await validate(posted, locale, now());
    if (Object.keys(errors).length > 0) return respond({ outcome: 'invalid', errors });

    const sender = posted.key ?? address;
    const result = await deliver({
      form: section.props.form,
      key: sender === undefined ? crypto.randomUUID() : await submissionKey(posted.submitted, sender),
      site: locale.site,
      pageUrl: siteUrl + encodeURI(path),
      values: posted.submitted,
    });
    return respond(localise(result, loaded, context));
  };
  return { receive, deliverWaiting };
}

/** Finds the section in the page's entry alone: the menus and translations around it are not loaded. */
async function findFormSection(
  form: FormData,
  { locale, path, context }: FormPost,
  visit: ContentClient,
): Promise<Section<'form'> | UnprocessablePost> {
  const found = await visit.entryByUri(path.slice(locale.code.length + 1) || '/');
  if (!found.ok) return { status: 503 };
  if (found.value === null) return { status: 404 };
  const { redirect, sections } = found.value;
  const movedTo = redirect === null ? undefined : readLink(redirect, context);
  if (movedTo !== undefined && movedTo !== encodeURI(path)) return { status: 409, movedTo };
  const [section] = readSections(sections, context).flatMap((item) =>
    'section' in item && item.section.id === form.get(SECTION_FIELD) ? [item.section] : [],
  );
  // The handle is compared as well, because an editor may have replaced the form since the visitor opened the page.
  const isSameForm = section?.type === 'form' && section.props.form === form.get(FORM_FIELD);
  return isSameForm ? section : { status: 409 };
}

async function validate({ fields, values }: PostValues, locale: Locale, now: Date): Promise<ErrorsByField> {
  const messages = await validateValues({
    fields: descriptionsOf(fields, now),
    values,
    library: formLibrary,
    rules: formRules,
    messages: await loadRuleMessages(locale.language),
    locale: locale.intl,
  });
  return Object.fromEntries(
    [...messages].flatMap(([name, { errors }]) => (errors.length > 0 ? [[name, errors]] : [])),
  );
}

/** Returns the content system's result in the terms of the page: links as paths of this site, and errors with translated labels. */
function localise(result: SubmissionResult, loaded: LoadedForm, context: ParseContext): SubmissionResult {
  switch (result.outcome) {
    case 'accepted': {
      const { redirect } = result;
      const link =
        redirect === undefined ? undefined : readLink(redirect, { ...context, preservedQuery: '' });
      return { outcome: 'accepted', redirect: link?.startsWith('/') ? link : undefined };
    }
    case 'invalid':
      return { outcome: 'invalid', errors: localiseErrors(result.errors, loaded) };
    default:
      return { outcome: 'unreachable' };
  }
}

/**
 * The content system names one of several values by its position (`photo.0`), and knows one label per field. Its messages are in the
 * page's language, so the label is replaced by the one on the page.
 */
function localiseErrors(errors: ErrorsByField, { form, definition }: LoadedForm): ErrorsByField {
  const labels = new Map(fieldsOf(form).map(({ name, label }) => [name, label]));
  const originalLabels = new Map(definition.fields.map(({ handle, display }) => [handle, display]));
  const localised: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(errors)) {
    const [name = ''] = path.split('.');
    const label = labels.get(name);
    const original = originalLabels.get(name);
    const translated = messages.map((message) =>
      label && original ? message.replace(original, () => label) : message,
    );
    localised[name] = [...(localised[name] ?? []), ...translated];
  }
  return localised;
}

function postedForm(section: string, posted: PostValues, result: SubmissionResult): PostedForm {
  const none: FormValues = {};
  if (result.outcome === 'accepted') return { section, result, values: none, filesLost: [] };
  return { section, result, values: posted.entered, filesLost: posted.fileFields };
}
