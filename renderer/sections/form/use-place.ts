import { useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../../forms/form.ts';
import { controlId, stepTitleId } from './ids.ts';
import { createStepHistory, type StepHistory } from './step-history.ts';
import type { Taken } from './take-over.ts';

type Place = {
  /** `undefined` for all steps at once, as without a script. */
  readonly step: number | undefined;
  /** Id of what the keyboard is led to. */
  readonly focus?: string | undefined;
  /** What stands above the form. */
  readonly report?: 'refused' | 'unreachable' | undefined;
};

/** Where the visitor is in a form: on the page, in the browser's history, and in what is kept. */
export function usePlace(section: string, form: Form, posted: Place['report']) {
  const [place, setPlace] = useState<Place>({ step: undefined, report: posted });
  const way = useRef<{ readonly taken: Taken; readonly history: StepHistory }>(undefined);
  const { step, report } = place;
  const last = form.steps.length - 1;

  // With the step it leads to, not a task after it: no key pressed meanwhile goes astray.
  useLayoutEffect(() => {
    if (place.focus === undefined) return;
    const target = document.getElementById(place.focus);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  }, [place]);

  const stepOf = (name: string) =>
    Math.max(
      0,
      form.steps.findIndex(({ fields }) => fields.some((field) => field.name === name)),
    );
  /** Shows a step; the keyboard is led to its title, if nothing else is told. */
  const goTo = (to: number, led = stepTitleId(section, to), told?: Place['report']) => {
    if (to !== step) way.current?.history.push(to);
    way.current?.taken.keep(to);
    setPlace({ step: to, focus: led, report: told });
  };
  return {
    step,
    report,
    stepOf,
    goTo,
    /** Leads to a field, in whatever step it is. */
    leadTo: (name: string, told = report) => goTo(stepOf(name), controlId(section, name), told),
    goBack: () => {
      if (step === undefined || step === 0 || way.current?.history.back()) return;
      way.current?.history.mark(step - 1);
      way.current?.taken.keep(step - 1);
      setPlace({ step: step - 1, focus: stepTitleId(section, step - 1) });
    },
    /**
     * Goes step by step from now on, beginning with the one that is wanted, or where the visitor was; follows them back and forward until
     * what it gives is called.
     */
    begin: (taken: Taken, wanted: number | undefined) => {
      const history = createStepHistory(section, taken.key);
      way.current = { taken, history };
      const first = Math.min(wanted ?? history.step() ?? taken.step ?? 0, last);
      if (last > 0) history.mark(first);
      setPlace((before) => ({ ...before, step: first }));
      return history.onStep((entry) => {
        const to = Math.min(entry, last);
        taken.keep(to);
        // It may be another form of the page that went back.
        setPlace((before) => (before.step === to ? before : { step: to, focus: stepTitleId(section, to) }));
      });
    },
  };
}
