import { data } from 'react-router-dom';
import { FORM_FIELD, fieldsOf, type FormValues, SECTION_FIELD } from '#renderer/forms/form';
import { descriptionsOf, formLibrary, formRules } from '#renderer/forms/rules';
import { checkValues, loadRuleMessages } from '#renderer/forms/validation';
import { readLink } from '#renderer/parse/link';
import { messagesOf } from '#site/i18n/messages';
import type { Services } from '#site/pages/page-services';
import { readingOf } from '#site/pages/parse-context';
import type { ReadPage, Visit } from '../pages/content/content-page.ts';
import { formInLocale } from './form-section-data.ts';
import { complaintsOf } from './posted-errors.ts';
import { readPostedValues } from './posted-values.ts';
import { type Posting } from './posting.ts';
import { keyOfValues } from './submission.ts';

/** What became of a form that was posted to a page. */
export type Received = { readonly section: string } & (
  | {
      readonly outcome: 'accepted';
      /** Where the content system sends its visitors next, if that is on this site. */
      readonly leadsTo: string | undefined;
    }
  | {
      readonly outcome: 'refused' | 'unreachable';
      readonly values: FormValues;
      readonly errors: Readonly<Record<string, readonly string[]>>;
      readonly filesLost: readonly string[];
    }
);

export type Receiving = {
  readonly page: ReadPage;
  readonly visit: Visit;
  readonly services: Services;
  readonly posting: Posting;
  /** Where the visitor's connection comes from. */
  readonly address: string | undefined;
};

/** Nobody reads a form, however short, in less; robots do. */
const QUICKEST_MS = 1_000;

/**
 * Judges a posted form by the same definition as the browser did, and hands on to the content system what holds.
 *
 * @throws a 409 response where that form does not stand, 503 where nobody can say what it asks
 */
export async function receiveForm(form: FormData, receiving: Receiving): Promise<Received> {
  const { page, visit, services, posting, address } = receiving;
  const { locale, path } = visit;
  const section = page.sections.find(({ id }) => id === form.get(SECTION_FIELD));
  // The handle too: by now an editor may have put another form in the place of the one that was filled in.
  if (section?.type !== 'form' || section.props.form !== form.get(FORM_FIELD))
    throw data(null, { status: 409 });

  const { content } = page;
  const asked = await formInLocale(section.props.form, { content, locale, log: services.log });
  if (!asked) throw data(null, { status: 503 });

  const posted = readPostedValues(form, fieldsOf(asked.form));
  const filledIn = { section: section.id, values: posted.shown, filesLost: posted.files };
  // A robot is thanked like everybody, and learns nothing.
  if (posted.baited) return { section: section.id, outcome: 'accepted', leadsTo: undefined };
  if (posted.elapsedMs !== undefined && posted.elapsedMs < QUICKEST_MS)
    return { ...filledIn, outcome: 'refused', errors: { '': [messagesOf(locale).sections.form.tooQuick] } };

  const refused = await checkValues({
    fields: descriptionsOf(posted.asked, services.now()),
    values: posted.answers,
    library: formLibrary,
    rules: formRules,
    messages: await loadRuleMessages(locale.language),
    locale: locale.intl,
  });
  const wrong = [...refused].filter(([, { errors }]) => errors.length > 0);
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(([name, { errors: texts }]) => [name, texts]));
    return { ...filledIn, outcome: 'refused', errors };
  }

  const sender = posted.key ?? address;
  const key = sender === undefined ? crypto.randomUUID() : await keyOfValues(posted.sent, sender);
  const delivered = await posting.deliver({
    form: section.props.form,
    key,
    site: locale.site,
    pageUrl: services.siteUrl + encodeURI(path),
    values: posted.sent,
  });
  if (delivered.outcome === 'refused')
    return { ...filledIn, outcome: 'refused', errors: complaintsOf(delivered.errors, asked) };
  if (delivered.outcome !== 'accepted') return { ...filledIn, outcome: 'unreachable', errors: {} };

  const { redirect: wanted } = delivered;
  const leadsTo = wanted === null ? undefined : readLink(wanted, readingOf(locale, services));
  return {
    section: section.id,
    outcome: 'accepted',
    leadsTo: leadsTo?.startsWith('/') ? leadsTo : undefined,
  };
}
