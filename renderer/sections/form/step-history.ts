/** The step of a submission that a history entry shows. */
type Shown = { readonly step: number; readonly of: string };

/** Under what an entry says which form made it, by going on from the step that the entry before it shows. */
const MADE_BY = 'form';

export type StepHistory = ReturnType<typeof createStepHistory>;

/**
 * Makes each step of a form an entry of the browser's history, beside whatever else is kept in it. The address stays the page's:
 * a step alone can neither be shared nor shown without the answers before it.
 *
 * @param submission its key: what an entry says of one that was sent is not of this one
 */
export function createStepHistory(section: string, submission: string) {
  const own = `${MADE_BY}:${section}`;
  const state = (): Readonly<Record<string, unknown>> => ({ ...(history.state as object | null) });
  const stateAt = (step: number) => ({ ...state(), [own]: { step, of: submission } satisfies Shown });
  const shown = () => {
    const { [own]: kept } = state();
    return isShown(kept) && kept.of === submission ? kept.step : undefined;
  };
  return {
    step: shown,
    /** Says of the entry that is shown which step it is. */
    mark: (step: number) => history.replaceState(stateAt(step), ''),
    push: (step: number) => {
      const follows = step > 0 && shown() === step - 1;
      history.pushState({ ...stateAt(step), [MADE_BY]: follows && section }, '');
    },
    /** Goes back where that leads to the step before; gives whether it did. */
    back: () => {
      const follows = state()[MADE_BY] === section && shown() !== undefined;
      if (follows) history.back();
      return follows;
    },
    /** Tells of a step that the visitor went back or forward to. */
    onStep: (tell: (step: number) => void) => {
      const listener = () => {
        const step = shown();
        if (step !== undefined) tell(step);
      };
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

function isShown(kept: unknown): kept is Shown {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'step' in kept &&
    typeof kept.step === 'number' &&
    'of' in kept
  );
}
