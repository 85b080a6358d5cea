import { type RefObject, useEffect, useOptimistic, useRef, useTransition } from 'react';
import { useOpenPage } from '../screen-navigation.ts';
import { type FinderChoice, finderHref, readFinderQuery } from './finder-query.ts';

/** Shows the stores of a choice in place. Returns false if the screen cannot, so that the browser follows the link or sends the form. */
export type ChooseStores = (
  next: FinderChoice | URLSearchParams,
  options?: {
    /** Moves the focus to the start of the list, because the pressed link is far below it or disappears. */
    readonly focusHeading?: boolean;
  },
) => boolean;

type FinderChoiceState = {
  /** The choice as the controls show it: while a list is loading, already the next one. */
  readonly choice: FinderChoice;
  readonly isPending: boolean;
  readonly choose: ChooseStores;
  /** The heading of the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The choice of a visitor in the store finder, and the function that changes it. */
export function useFinderChoice(path: string, shown: FinderChoice): FinderChoiceState {
  const openPage = useOpenPage();
  const [isPending, startTransition] = useTransition();
  const [choice, showChoice] = useOptimistic(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeadingNext = useRef(false);
  const lastShown = useRef(shown);

  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    if (!isHeadingNext.current) return;
    isHeadingNext.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown]);

  const choose: ChooseStores = (next, { focusHeading = false } = {}) => {
    if (!openPage) return false;
    const target = next instanceof URLSearchParams ? readFinderQuery(next) : next;
    isHeadingNext.current = focusHeading;
    startTransition(async () => {
      showChoice(target);
      await openPage(finderHref(path, target));
    });
    return true;
  };

  return { choice, isPending, choose, heading };
}
