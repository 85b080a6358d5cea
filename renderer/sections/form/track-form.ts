import { trackEvent } from '../../tracking/event-queue.ts';

/** The events of one form. */
export type FormTracking = {
  /**
   * The visitor has changed a field. The event is sent once per form. The other methods call this method first, because a field may have
   * changed before hydration.
   */
  start(): void;
  /** @param step the finished step, from 1 */
  finishStep(step: number): void;
  /** The form was not accepted. Only the names of invalid fields are sent. */
  fail(errors: readonly { readonly path: string }[]): void;
  succeed(): void;
};

/** Creates the events of a form. They contain its handle and never a value. */
export function createFormTracking(form: string): FormTracking {
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) trackEvent({ event: 'form_start', form });
    hasStarted = true;
  };
  return {
    start,
    finishStep(step) {
      start();
      trackEvent({ event: 'form_step', form, step });
    },
    fail(errors) {
      start();
      const fields = new Set(errors.map(({ path }) => path));
      trackEvent({ event: 'form_error', form, fields: [...fields].join() });
    },
    succeed() {
      start();
      trackEvent({ event: 'generate_lead', form });
    },
  };
}
