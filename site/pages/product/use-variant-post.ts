import { type SubmitEvent, useState } from 'react';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { type ScreenForm, type ScreenFormOptions, useScreenForm } from '../use-screen-form.ts';

type VariantPost = Pick<ScreenForm, 'isPending'> & {
  /** The result of the last refused post, also while it is hidden. */
  readonly lastResult: SubmissionResult | undefined;
  /** The last result, if it is that of the selected variant. */
  readonly shownResult: SubmissionResult | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Hides the shown result. The result of the next post is shown again. */
  readonly hideResult: () => void;
};

/**
 * Posts a variant with one button of the buy form. Each button has its own state, so the visitor can press one while the post of the other is
 * pending.
 *
 * @param sku of the selected variant
 * @param posted the result of a post without a script
 */
export function useVariantPost(
  sku: string,
  posted: SubmissionResult | undefined,
  options: ScreenFormOptions,
): VariantPost {
  const [lastPost, setLastPost] = useState<{
    readonly sku: string;
    readonly hiddenResult: SubmissionResult | undefined;
  }>({ sku, hiddenResult: undefined });
  const { result: lastResult, isPending, formProps } = useScreenForm(posted, options);
  const isOfVariant = lastPost.sku === sku;
  return {
    lastResult,
    shownResult: isOfVariant && lastResult !== lastPost.hiddenResult ? lastResult : undefined,
    isPending,
    submit(event) {
      // The result of another variant stays hidden until this post has its own.
      if (!isPending) setLastPost({ sku, hiddenResult: isOfVariant ? lastPost.hiddenResult : lastResult });
      formProps.onSubmit(event);
    },
    hideResult: () => setLastPost({ sku: lastPost.sku, hiddenResult: lastResult }),
  };
}
