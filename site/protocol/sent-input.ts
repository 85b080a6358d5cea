/** The event of a form whose input was sent. It bubbles. */
export const INPUT_SENT = 'lantern:input-sent';

/**
 * Fires the event after the input of a form was sent, so that the page may reload again. Fires no event if the form contains newer input than
 * the post.
 *
 * @param body the accepted post
 */
export function dispatchInputSent(form: HTMLFormElement, body: FormData): void {
  const isNewer = [...new FormData(form)].some(([name, value]) => body.get(name) !== value);
  if (!isNewer) form.dispatchEvent(new Event(INPUT_SENT, { bubbles: true }));
}
