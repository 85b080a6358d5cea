import { redirect } from 'react-router-dom';
import { type PostedForm, reportId } from '#renderer/forms/form';
import type { Page } from '#site/pages/page';
import { type ReadPage, showContentPage } from '../pages/content/content-page.ts';
import { receiveForm, type Receiving } from './receive-form.ts';

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
 * A form that was posted to a content page as browsers do it. What is not accepted comes back as the same page with everything that
 * was typed; what is leads by a redirect to the page that says so, so that a reload posts nothing.
 *
 * @throws a redirect once it is accepted, and all that the page itself and the form throw
 */
export async function postToContentPage(form: FormData, { page, ...receiving }: Receiving): Promise<Page> {
  const { visit, services } = receiving;
  const received = await receiveForm(form, { page, ...receiving });
  if (received.outcome !== 'accepted') return showContentPage(page, visit, services, received);
  const { section, leadsTo } = received;
  const thanks = `${encodeURI(visit.path)}?${SENT}=${section}#${reportId(section)}`;
  throw redirect(leadsTo ?? thanks, 303);
}
