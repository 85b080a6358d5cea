import type { Values } from '../validation.ts';
import type { FormState } from './form-state.ts';
import type { ServerErrors } from './server-errors.ts';

/** Sends the answers; gives what the server has against them, if anything. */
export type Send = (values: Values) => Promise<ServerErrors | undefined>;

/**
 * What became of an attempt to send: `busy` while one is under way (a double click), `blocked` by a rule or a control, `refused` by
 * the server, or `sent`.
 */
export type Outcome = 'busy' | 'blocked' | 'refused' | 'sent';

type Sending = {
  /** Waits until everything is judged; afterwards each field says what is wrong with it. */
  readonly attempt: () => Promise<unknown>;
  /** Whether every answer is taken over and judged at this moment. */
  readonly isJudged: () => boolean;
  readonly isBlocked: () => boolean;
  readonly values: () => Values;
  readonly setErrors: (errors: ServerErrors) => void;
  readonly clearErrors: () => void;
  readonly onStage: () => void;
};

/** Sends a form once at a time, and never while anything blocks it. */
export function createSubmitting({
  attempt,
  isJudged,
  isBlocked,
  values,
  setErrors,
  clearErrors,
  onStage,
}: Sending) {
  let stage: FormState['stage'] = 'idle';
  const enter = (next: FormState['stage']) => {
    stage = next;
    onStage();
  };
  const submit = async (send: Send): Promise<Outcome> => {
    if (stage !== 'idle') return 'busy';
    enter('checking');
    try {
      clearErrors();
      // An answer may be given between the end of an attempt and our being told of it.
      do await attempt();
      while (!isJudged());
      if (isBlocked()) return 'blocked';
      enter('sending');
      const errors = await send(values());
      if (errors) setErrors(errors);
      return errors ? 'refused' : 'sent';
    } finally {
      enter('idle');
    }
  };
  return { submit, stage: () => stage };
}
