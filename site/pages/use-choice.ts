import { type RefObject, useEffect, useOptimistic, useRef, useTransition } from 'react';
import { useOpenPage } from './screen-navigation.ts';

/**
 * Shows the list of a choice in place. Returns false if this is not possible. Then the browser follows the link or submits the form. A newer choice
 * aborts the loading of an older one.
 */
export type Choose<Choice> = (
  next: Choice | URLSearchParams,
  options?: {
    /** Moves the focus and the scroll position to the start of the list. For links that are far below it, or that disappear. */
    readonly focusHeading?: boolean;
  },
) => boolean;

type ChoiceState<Choice> = {
  /** The choice that the controls show. While a list is loading, this is already the next choice. */
  readonly choice: Choice;
  readonly isPending: boolean;
  readonly choose: Choose<Choice>;
  /** The heading of the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** Converts between choices and the links of a list. */
type ChoiceLinks<Choice> = {
  /** Parses the query of a link. */
  readonly read: (query: URLSearchParams) => Choice;
  /** Returns the link of a choice. */
  readonly hrefOf: (choice: Choice) => string;
};

/**
 * The choice of a visitor in a list, such as filters and page, and the function that changes it.
 *
 * @param shown the choice whose list the page shows
 */
export function useChoice<Choice extends object>(
  shown: Choice,
  { read, hrefOf }: ChoiceLinks<Choice>,
): ChoiceState<Choice> {
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

  // If the list could not be loaded, a later Back must not move the focus. The effect above reads the flag first when both run.
  useEffect(() => {
    if (!isPending) isHeadingNext.current = false;
  }, [isPending]);

  useEffect(() => {
    // The clicked link may disappear with its choice, long before the next list is loaded.
    if (choice === shown || !isHeadingNext.current || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [choice, shown]);

  const choose: Choose<Choice> = (next, { focusHeading = false } = {}) => {
    if (!openPage) return false;
    const target = next instanceof URLSearchParams ? read(next) : next;
    isHeadingNext.current = focusHeading;
    startTransition(async () => {
      showChoice(target);
      await openPage(hrefOf(target));
    });
    return true;
  };

  return { choice, isPending, choose, heading };
}
