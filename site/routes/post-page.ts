import { data, redirect } from 'react-router-dom';
import { FORM_FIELD, fieldsOf, type PostedForm, reportId, SECTION_FIELD } from '#renderer/forms';
import { readLink } from '#renderer/link';
import { type ReadPage, readContentPage, showContentPage, type Visit } from './content-page.ts';
import { formInLocale } from './form-answers.ts';
import type { Page } from './page.ts';
import { complaintsOf } from './posted-complaints.ts';
import { readPostedValues } from './posted-values.ts';
import { readingOf } from './reading-of.ts';
import type { Services } from './services.ts';

/** Names in an address the section whose form has been sent; such an address is one visitor's and kept nowhere. */
const SENT = 'sent';

/** Whether an address is the one that thanks for a form. */
export function saysThanks({ searchParams }: URL): boolean {
  return searchParams.has(SENT);
}

/** The form that has been sent, if a visit comes from there. */
export function sentForm({ url }: Request, { sections }: ReadPage): PostedForm | undefined {
  const sent = new URL(url).searchParams.get(SENT);
  const section = sections.find(({ id, type }) => id === sent && type === 'form');
  return section && { section: section.id, outcome: 'accepted' };
}

/**
 * A form that was posted to a content page: handed to the content system if it stands there. What is not accepted comes back as
 * the same page with everything that was typed; what is leads by a redirect to the page that says so, so that a reload posts nothing.
 *
 * @throws a redirect once it is accepted; a 409 response where that form does not stand, and all that the page itself throws
 */
export async function postToContentPage(form: FormData, visit: Visit, services: Services): Promise<Page> {
  const { locale, path } = visit;
  const page = await readContentPage(visit, services);
  const section = page.sections.find(({ id }) => id === form.get(SECTION_FIELD));
  // The handle too: by now an editor may have put another form in the place of the one that was filled in.
  if (section?.type !== 'form' || section.props.form !== form.get(FORM_FIELD))
    throw data(null, { status: 409 });

  const { content } = page;
  const show = (posted: PostedForm) => showContentPage(page, visit, services, posted);
  const asked = await formInLocale(section.props.form, { content, locale, log: services.log });
  if (!asked) throw data(null, { status: 503 });

  const { sent, shown, files } = readPostedValues(form, fieldsOf(asked.form));
  const filledIn = { section: section.id, values: shown, filesLost: files };
  const address = encodeURI(path);
  const answer = await content.formSubmit(section.props.form, sent, services.siteUrl + address);
  if (!answer.ok) return show({ ...filledIn, outcome: 'unreachable', errors: {} });
  if (!answer.value.accepted)
    return show({ ...filledIn, outcome: 'refused', errors: complaintsOf(answer.value.errors, asked) });

  const { redirect: wanted } = answer.value;
  const leadsTo = wanted === null ? undefined : readLink(wanted, readingOf(locale, services));
  const thanks = `${address}?${SENT}=${section.id}#${reportId(section.id)}`;
  throw redirect(leadsTo?.startsWith('/') ? leadsTo : thanks, 303);
}
