import { type RefObject, useEffect, useOptimistic, useRef, useTransition } from 'react';
import { useOpenPage } from '../screen-navigation.ts';
import { listHref, type ListChoice } from './category-query.ts';

type ListChoiceState = {
  /** The choice as the controls show it: while a list is loading, already the next one. */
  readonly query: ListChoice;
  readonly isPending: boolean;
  /**
   * Shows the list of a choice in place. Returns false if the screen cannot, so that the browser follows the link. A newer choice aborts
   * the loading of an older one.
   */
  readonly choose: (next: ListChoice | URLSearchParams, options?: ChooseOptions) => boolean;
  /** The heading of the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** `focusHeading` moves the focus and the window to the start of the list, because the pressed link is far below it or disappears. */
type ChooseOptions = { readonly focusHeading?: boolean };

/** Parses the choice of a link in the list. */
export type ReadChoice = (query: URLSearchParams) => ListChoice;

/** The choice of a visitor in a list, and the function that changes it. */
export function useListQuery(path: string, shown: ListChoice, readChoice: ReadChoice): ListChoiceState {
  const openPage = useOpenPage();
  const [isPending, startTransition] = useTransition();
  const [query, showQuery] = useOptimistic(shown);
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

  useEffect(() => {
    // The pressed link may disappear with its choice, long before the next list is there.
    if (query === shown || !isHeadingNext.current || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [query, shown]);

  function choose(next: ListChoice | URLSearchParams, { focusHeading = false }: ChooseOptions = {}) {
    if (!openPage) return false;
    const choice = next instanceof URLSearchParams ? readChoice(next) : next;
    isHeadingNext.current = focusHeading;
    startTransition(async () => {
      showQuery(choice);
      await openPage(listHref(path, choice));
    });
    return true;
  }

  return { query, isPending, choose, heading };
}
