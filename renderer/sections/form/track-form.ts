import { trackEvent } from '../../tracking/event-queue.ts';

type FormTracking = {
  /** The visitor has changed a field. Sends one event per page. */
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
  return {
    start() {
      if (!hasStarted) trackEvent({ event: 'form_start', form });
      hasStarted = true;
    },
    finishStep: (step) => trackEvent({ event: 'form_step', form, step }),
    fail: (errors) =>
      trackEvent({ event: 'form_error', form, fields: [...new Set(errors.map(({ path }) => path))].join() }),
    succeed: () => trackEvent({ event: 'generate_lead', form }),
  };
}
