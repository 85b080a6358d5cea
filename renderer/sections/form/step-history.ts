/** The step that a history entry shows. `of` is the key of the submission. */
type StepEntry = { readonly step: number; readonly of: string };

/**
 * Key in the state of an entry. Its value is the id of the form section that added the entry, or `false` if the previous entry does not
 * show the previous step of that form.
 */
const SECTION_KEY = 'form';

export type StepHistory = ReturnType<typeof createStepHistory>;

/**
 * Adds an entry to the browser's history for each step of a form, and keeps other data in the state of an entry. The URL does not change,
 * because a link to a step is useless without the values of the previous steps.
 *
 * @param submission key of the submission; entries of an earlier submission are ignored
 */
export function createStepHistory(sectionId: string, submission: string) {
  const stateKey = `${SECTION_KEY}:${sectionId}`;
  const state = (): Readonly<Record<string, unknown>> => ({ ...(history.state as object | null) });
  const stateAt = (step: number) => ({
    ...state(),
    [stateKey]: { step, of: submission } satisfies StepEntry,
  });
  const currentStep = () => {
    const { [stateKey]: entry } = state();
    return isStepEntry(entry) && entry.of === submission ? entry.step : undefined;
  };
  return {
    step: currentStep,
    /** Stores the step in the current entry. */
    mark: (step: number) => history.replaceState(stateAt(step), ''),
    push: (step: number) => {
      const isNext = step > 0 && currentStep() === step - 1;
      history.pushState({ ...stateAt(step), [SECTION_KEY]: isNext && sectionId }, '');
    },
    /** Goes back if the previous history entry is the previous step of the form. Returns whether it went back. */
    back: () => {
      const isNext = state()[SECTION_KEY] === sectionId && currentStep() !== undefined;
      if (isNext) history.back();
      return isNext;
    },
    /** Calls a listener with the step of an entry that the visitor went back or forward to. */
    onStep: (onStep: (step: number) => void) => {
      const listener = () => {
        const step = currentStep();
        if (step !== undefined) onStep(step);
      };
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

function isStepEntry(entry: unknown): entry is StepEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'step' in entry &&
    typeof entry.step === 'number' &&
    'of' in entry
  );
}
