/** The event of a form whose input was sent. It bubbles. */
export const INPUT_SENT = 'lantern:input-sent';

/**
 * Tells the page that the input of a form was sent, so that the page may reload again. A form that contains newer input than the posted one
 * keeps the page.
 *
 * @param body the accepted post
 */
export function announceSentInput(form: HTMLFormElement, body: FormData): void {
  const isNewer = [...new FormData(form)].some(([name, value]) => body.get(name) !== value);
  if (!isNewer) form.dispatchEvent(new Event(INPUT_SENT, { bubbles: true }));
}
