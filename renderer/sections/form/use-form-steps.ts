import { useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../../forms/form.ts';
import type { AdoptedForm } from './adopt-form.ts';
import type { SummaryKind } from './error-summary.tsx';
import { controlId, stepTitleId } from './ids.ts';
import { createStepHistory, type StepHistory } from './step-history.ts';

type StepState = {
  /** Index of the current step, `undefined` while all steps are shown, as without a script. */
  readonly step: number | undefined;
  /** Id of the element that gets the focus. */
  readonly focus?: string | undefined;
  /** The error summary above the form. */
  readonly summary?: SummaryKind | undefined;
};

export type FormSteps = ReturnType<typeof useFormSteps>;

/** Synchronises the current step of a form with the browser's history and the stored draft. Moves the focus when the step changes. */
export function useFormSteps(sectionId: string, form: Form, postedSummary: StepState['summary']) {
  const [state, setState] = useState<StepState>({ step: undefined, summary: postedSummary });
  /** Undefined before `start`. */
  const started = useRef<{ readonly adopted: AdoptedForm; readonly history: StepHistory }>(undefined);
  const { step, summary } = state;
  const last = form.steps.length - 1;

  // A layout effect moves the focus in the same task as the step, so no key press is lost.
  useLayoutEffect(() => {
    if (state.focus === undefined) return;
    const target = document.getElementById(state.focus);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  }, [state]);

  const stepOf = (name: string) =>
    Math.max(
      0,
      form.steps.findIndex(({ fields }) => fields.some((field) => field.name === name)),
    );
  const show = (to: number, focus = stepTitleId(sectionId, to), nextSummary?: StepState['summary']) => {
    started.current?.adopted.storeDraft(to);
    setState({ step: to, focus, summary: nextSummary });
  };
  /** Shows a step with an entry of its own in the history. Moves the focus to an element of the step, by default to its title. */
  const goTo = (to: number, focus?: string, nextSummary?: StepState['summary']) => {
    if (to !== step) started.current?.history.push(to);
    show(to, focus, nextSummary);
  };
  return {
    step,
    summary,
    stepOf,
    goTo,
    /** Returns the adopted form, or `undefined` before `start`. */
    adopted: () => started.current?.adopted,
    /** Shows the step of a field and moves the focus to the field. */
    focusField: (name: string, nextSummary = summary) =>
      goTo(stepOf(name), controlId(sectionId, name), nextSummary),
    goBack: () => {
      if (step === undefined || step === 0 || started.current?.history.back()) return;
      started.current?.history.mark(step - 1);
      show(step - 1);
    },
    /**
     * Starts to show one step at a time. The first one is the requested step, or else that of the history entry, the draft or the form.
     * Returns a function that stops listening to the browser's history.
     *
     * @param nextField the name of the field that gets the focus, because the form hides the focused field. If it is in another step than the
     *   first shown one, the title of the first shown step gets the focus
     */
    start: (adopted: AdoptedForm, requestedStep: number | undefined, nextField?: string) => {
      const history = createStepHistory(sectionId, adopted.draftKey);
      started.current = { adopted, history };
      const first = Math.min(requestedStep ?? history.step() ?? adopted.step ?? 0, last);
      if (last > 0) history.mark(first);
      if (adopted.isEdited) adopted.storeDraft(first);
      const focus =
        nextField &&
        (stepOf(nextField) === first ? controlId(sectionId, nextField) : stepTitleId(sectionId, first));
      setState((before) => ({ ...before, step: first, focus }));
      return history.onStep((entryStep) => {
        const to = Math.min(entryStep, last);
        adopted.storeDraft(to);
        // The entry may belong to another form of the page. Then the step of this form does not change.
        setState((before) => (before.step === to ? before : { step: to, focus: stepTitleId(sectionId, to) }));
      });
    },
  };
}
