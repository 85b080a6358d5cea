import { formRules } from '#renderer/forms/cms-rules';
import { toFieldDescriptions } from '#renderer/forms/field-descriptions';
import { fieldsOf } from '#renderer/forms/form';
import type { PostedForm } from '#renderer/forms/form-data';
import { cmsFormKitRules } from '#renderer/forms/formkit-rules';
import { FORM_FIELD, SECTION_FIELD } from '#renderer/forms/hidden-inputs';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import type { ErrorsByField, EnteredTexts, SubmissionResult } from '#renderer/forms/submission-result';
import { validateValues } from '#renderer/forms/validate-values';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import { readSections } from '#renderer/parse/read-sections';
import type { Section } from '#renderer/sections/section';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { FindEntryRedirect } from '#site/redirects/entry-redirects';
import type { Content, ContentClient } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { type LoadedForm, loadForm } from './load-forms.ts';
import type { Outbox } from './outbox.ts';
import { type BodyStatus, readPostBody } from './read-post-body.ts';
import { type PostValues, readPostValues } from './read-post-values.ts';
import { createDelivery, submissionKey } from './submission.ts';

/** A request that posts a form to the URL of its page. */
export type FormPost = {
  readonly request: Request;
  readonly locale: Locale;
  /** Decoded path of the page, with the locale. */
  readonly path: string;
  /** The context that the page's links are parsed in. */
  readonly parseContext: ParseContext;
  readonly previewToken: string | undefined;
  /** Network address of the visitor. */
  readonly address: string | undefined;
};

/** A post that is refused before its values are read, and the HTTP status of the response. */
type RefusedPost = {
  readonly status: BodyStatus | 404 | 409 | 503;
  /** The target if the content system redirects the posted URL. */
  readonly redirectTarget?: string | undefined;
};

export type ReceiveForm = (post: FormPost) => Promise<PostedForm | RefusedPost>;

type ReceiverConfig = {
  readonly content: Content;
  readonly findEntryRedirect: FindEntryRedirect;
  /** The site's own address, without a trailing slash. */
  readonly siteUrl: string;
  readonly outbox: Outbox | undefined;
  readonly log: WarningLog;
  readonly now: () => Date;
};

/** The minimum fill time. A faster submission is probably from a robot. */
const MIN_FILL_TIME_MS = 1_000;

/**
 * Creates the function that receives posted forms, from a plain HTML form or from `fetch`. It reads the body and finds the form. Then it
 * validates the values with the same rules as the browser, and delivers the submission.
 */
export function createFormReceiver(config: ReceiverConfig) {
  const { content, siteUrl, outbox, log, now } = config;
  const { deliver, deliverStoredSubmissions } = createDelivery({ content, outbox, log, now });

  const receive: ReceiveForm = async (post) => {
    const { request, locale, path, parseContext, previewToken, address } = post;
    const body = await readPostBody(request, siteUrl);
    if (!(body instanceof FormData)) return { status: body };
    const client = content.forRequest({ site: locale.site, previewToken, signal: request.signal });
    const section = await findFormSection(body, post, client, config.findEntryRedirect);
    if ('status' in section) return section;
    const loaded = await loadForm(section.props.form, { content: client, locale, log });
    if (!loaded) return { status: 503 };

    const postValues = readPostValues(body, fieldsOf(loaded.form));
    const respond = (result: SubmissionResult) => toPostedForm(section.id, postValues, result);
    // A robot receives the same response as a visitor, so it cannot detect the honeypot.
    if (postValues.isHoneypotFilled) return respond({ outcome: 'accepted' });
    if (postValues.elapsedMs !== undefined && postValues.elapsedMs < MIN_FILL_TIME_MS) {
      const belowMinFillTime = messagesOf(locale)('sections:form.belowMinFillTime');
      return respond({ outcome: 'invalid', errors: { '': [belowMinFillTime] } });
    }
    const errors = await validate(postValues, locale, now());
    if (Object.keys(errors).length > 0) return respond({ outcome: 'invalid', errors });

    const sender = postValues.draftKey ?? address;
    const result = await deliver({
      formHandle: section.props.form,
      key: sender === undefined ? crypto.randomUUID() : await submissionKey(postValues.submitted, sender),
      site: locale.site,
      pageUrl: siteUrl + encodeURI(path),
      values: postValues.submitted,
    });
    return respond(localise(result, loaded, parseContext));
  };
  return { receive, deliverStoredSubmissions };
}

/** Finds the form's section in the entry of the page, without loading menus and localisations. */
async function findFormSection(
  formData: FormData,
  { request, locale, path, parseContext, previewToken }: FormPost,
  client: ContentClient,
  findEntryRedirect: FindEntryRedirect,
): Promise<Section<'form'> | RefusedPost> {
  const found = await client.entryByUri(path.slice(locale.code.length + 1) || '/');
  if (!found.ok) return { status: 503 };
  if (found.value === null) return { status: 404 };
  const { isPreview, sections } = found.value;
  const redirectTarget = await findEntryRedirect(found.value, {
    path,
    parseContext: isPreview ? parseContext : { ...parseContext, preservedQuery: '' },
    previewToken: isPreview ? previewToken : undefined,
    signal: request.signal,
  });
  if (redirectTarget !== undefined) return { status: 409, redirectTarget };
  const [section] = readSections(sections, parseContext).flatMap((item) =>
    'section' in item && item.section.id === formData.get(SECTION_FIELD) ? [item.section] : [],
  );
  // The handle is compared as well, because an editor may have replaced the form since the visitor opened the page.
  const isSameForm = section?.type === 'form' && section.props.form === formData.get(FORM_FIELD);
  return isSameForm ? section : { status: 409 };
}

async function validate(
  { fieldsToValidate, valuesToValidate }: PostValues,
  locale: Locale,
  now: Date,
): Promise<ErrorsByField> {
  const messages = await validateValues({
    fields: toFieldDescriptions(fieldsToValidate, now),
    values: valuesToValidate,
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages: await loadRuleMessages(locale.baseLanguage),
    locale: locale.intl,
  });
  return Object.fromEntries(
    [...messages].flatMap(([name, { errors }]) => (errors.length > 0 ? [[name, errors]] : [])),
  );
}

/**
 * Localises the result of the content system: the redirect becomes a path of this site, and errors contain the translated labels. A
 * permanent failure is reported like a temporary one, because the visitor can only try again or contact the company in another way.
 */
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
      return { outcome: 'unreachable', detail: result.detail };
  }
}

/**
 * Returns the errors by field. If a field has several values, the content system reports an error at the index of a value (`photo.0`). Its
 * messages contain the untranslated label of the field, so this replaces it with the label on the page.
 */
function localiseErrors(errors: ErrorsByField, { form, cmsForm }: LoadedForm): ErrorsByField {
  const labels = new Map(fieldsOf(form).map(({ name, label }) => [name, label]));
  const originalLabels = new Map(cmsForm.fields.map(({ handle, display }) => [handle, display]));
  const localised = new Map<string, string[]>();
  for (const [path, messages] of Object.entries(errors)) {
    const [name = ''] = path.split('.');
    const label = labels.get(name);
    const original = originalLabels.get(name);
    const translated = messages.map((message) =>
      label && original ? message.replace(original, () => label) : message,
    );
    localised.set(name, [...(localised.get(name) ?? []), ...translated]);
  }
  return Object.fromEntries(localised);
}

function toPostedForm(sectionId: string, postValues: PostValues, result: SubmissionResult): PostedForm {
  const noValues: EnteredTexts = {};
  if (result.outcome === 'accepted') return { sectionId, result, values: noValues, fileFields: [] };
  return { sectionId, result, values: postValues.entered, fileFields: postValues.fileFields };
}
