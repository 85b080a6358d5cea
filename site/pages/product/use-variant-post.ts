import { type SubmitEvent, useState } from 'react';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { type ScreenForm, type ScreenFormOptions, useScreenForm } from '../use-screen-form.ts';

type VariantPost = Pick<ScreenForm, 'isPending' | 'formProps'> & {
  /** The result of the last refused post, also while it is hidden. */
  readonly latest: SubmissionResult | undefined;
  /** The result to show: that of the selected variant. */
  readonly result: SubmissionResult | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Hides the last result until the next post has its own. */
  readonly hideResult: () => void;
};

/**
 * Posts a variant with one button of the buy form. Each button has its own post, so both work at the same time.
 *
 * @param sku of the selected variant
 * @param posted the result of a post without a script
 */
export function useVariantPost(
  sku: string,
  posted: SubmissionResult | undefined,
  options: ScreenFormOptions,
): VariantPost {
  const [last, setLast] = useState<{ readonly sku: string; readonly hidden: SubmissionResult | undefined }>({
    sku,
    hidden: undefined,
  });
  const { result: latest, isPending, formProps } = useScreenForm(posted, options);
  const isShown = last.sku === sku;
  return {
    latest,
    result: isShown && latest !== last.hidden ? latest : undefined,
    isPending,
    formProps,
    submit(event) {
      // The result of another variant stays hidden until this post has its own.
      if (!isPending) setLast({ sku, hidden: isShown ? last.hidden : latest });
      formProps.onSubmit(event);
    },
    hideResult: () => setLast({ sku: last.sku, hidden: latest }),
  };
}
