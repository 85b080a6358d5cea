import type { ErrorsByField, SubmissionResult } from '../submission-result.ts';
import type { NodeValues } from '../validation/build-nodes.ts';
import type { FormState } from './form-state.ts';

/** Sends the values of a form. */
export type SendValues = (values: NodeValues) => Promise<SubmissionResult>;

/** Why an attempt to submit sent nothing: `busy` while another attempt is pending, `blocked` by a rule or a control. */
export type NotSubmitted = { readonly outcome: 'busy' | 'blocked' };

type SubmitConfig = {
  /** Validates all fields and shows their messages. */
  readonly validate: () => Promise<unknown>;
  /** Whether every value is committed and validated at this moment. */
  readonly isValidated: () => boolean;
  readonly isBlocked: () => boolean;
  readonly values: () => NodeValues;
  readonly setErrors: (errors: ErrorsByField) => void;
  readonly clearErrors: () => void;
  readonly onStage: () => void;
};

/** Creates `submit`, which runs one attempt at a time and sends nothing while a rule or a control blocks the form. */
export function createSubmit({
  validate,
  isValidated,
  isBlocked,
  values,
  setErrors,
  clearErrors,
  onStage,
}: SubmitConfig) {
  let stage: FormState['stage'] = 'idle';
  const enter = (next: FormState['stage']) => {
    stage = next;
    onStage();
  };
  const submit = async (send: SendValues): Promise<SubmissionResult | NotSubmitted> => {
    if (stage !== 'idle') return { outcome: 'busy' };
    enter('checking');
    try {
      clearErrors();
      // A value may change between the end of the validation and the continuation of this function.
      do await validate();
      while (!isValidated());
      if (isBlocked()) return { outcome: 'blocked' };
      enter('sending');
      const result = await send(values());
      if (result.outcome === 'invalid') setErrors(result.errors);
      return result;
    } finally {
      enter('idle');
    }
  };
  return { submit, stage: () => stage };
}
