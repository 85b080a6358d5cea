/** The step that a history entry shows, and whether the entry before it shows the step before. */
type Entry = { readonly step: number; readonly follows: boolean };

/**
 * Makes each step of a form an entry of the browser's history, beside whatever else is kept in it. The address stays the page's:
 * a step alone can neither be shared nor shown without the answers before it.
 */
export function createStepHistory(section: string) {
  const key = `form:${section}`;
  const entry = (): Entry | undefined => {
    const state: unknown = history.state;
    if (typeof state !== 'object' || state === null) return undefined;
    const kept: unknown = new Map(Object.entries(state)).get(key);
    if (typeof kept !== 'object' || kept === null || !('step' in kept) || typeof kept.step !== 'number')
      return undefined;
    return { step: kept.step, follows: 'follows' in kept && kept.follows === true };
  };
  const stateWith = (step: number, follows: boolean): object => ({
    ...(history.state as object | null),
    [key]: { step, follows } satisfies Entry,
  });
  return {
    step: () => entry()?.step,
    /** Says of the entry that is shown which step it is. */
    mark: (step: number) => history.replaceState(stateWith(step, entry()?.follows ?? false), ''),
    push: (step: number) => history.pushState(stateWith(step, step > 0 && entry()?.step === step - 1), ''),
    /** Goes back where that leads to the step before; gives whether it did. */
    back: () => {
      if (entry()?.follows !== true) return false;
      history.back();
      return true;
    },
    /** Tells of a step that the visitor went back or forward to. */
    onStep: (tell: (step: number) => void) => {
      const listener = () => {
        const step = entry()?.step;
        if (step !== undefined) tell(step);
      };
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
