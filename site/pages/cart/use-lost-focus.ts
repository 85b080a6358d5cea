import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first of these elements that is on the page, if the focused element was removed from the page. */
function focusIfLost(...targets: readonly RefObject<HTMLElement | null>[]) {
  if (document.activeElement === document.body) targets.find(({ current }) => current)?.current?.focus();
}

/**
 * Focuses a message if the focused element was removed from the page, such as the button of a removed line. Otherwise the focus would start
 * again at the top of the page.
 *
 * @param key changes with each message. `undefined` without a message
 */
export function useLostFocus(message: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key !== undefined) focusIfLost(message);
  }, [message, key]);
}

/**
 * Focuses the message of an applied coupon, or the form after the coupon was removed, if the form before it has disappeared with the focus.
 *
 * @param coupon the code that the cart has
 */
export function useFocusAfterCoupon(
  message: RefObject<HTMLElement | null>,
  form: RefObject<HTMLElement | null>,
  coupon: string | undefined,
): void {
  const shown = useRef(coupon);
  useEffect(() => {
    if (shown.current === coupon) return;
    shown.current = coupon;
    focusIfLost(message, form);
  }, [message, form, coupon]);
}

/**
 * Focuses the list of lines if the button that puts a line back has disappeared with the focus.
 *
 * @param isOffered whether the page shows this button
 */
export function useFocusAfterUndo(list: RefObject<HTMLElement | null>, isOffered: boolean): void {
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    if (wasOffered.current) focusIfLost(list);
    wasOffered.current = isOffered;
  }, [list, isOffered]);
}

/**
 * Focuses the list of lines, or the text of an empty cart, if a line has disappeared with the focus and without a message: another tab has
 * removed it. Call it after the hooks that focus a message.
 *
 * @param lineCount `undefined` while the lines are not known
 */
export function useFocusAfterGoneLine(
  list: RefObject<HTMLElement | null>,
  empty: RefObject<HTMLElement | null>,
  lineCount: number | undefined,
): void {
  const shown = useRef(lineCount);
  useEffect(() => {
    const isGone = (lineCount ?? 0) < (shown.current ?? 0);
    shown.current = lineCount;
    if (isGone) focusIfLost(list, empty);
  }, [list, empty, lineCount]);
}
