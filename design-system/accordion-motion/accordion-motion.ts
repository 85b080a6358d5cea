import * as styles from '../accordion/accordion.css.ts';
import { allowsMotion, animateStyles, animateThenClear } from '../motion/motion.ts';

/** Items that are closing. They keep the `open` attribute until their animation ends. */
const closing = new WeakSet<HTMLDetailsElement>();

/**
 * Animates the height of the accordions in a document, for browsers that do not support `interpolate-size`. A press during an animation
 * reverses it. Returns a function that removes the listeners.
 */
export function animateAccordions(document: Document): () => void {
  const stopped = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      const summary = event.target instanceof Element ? event.target.closest('summary') : undefined;
      const item = summary?.parentElement;
      if (!(item instanceof HTMLDetailsElement) || !item.classList.contains(styles.item)) return;
      if (event.defaultPrevented || !allowsMotion(item)) return;
      event.preventDefault();
      if (item.open && !closing.has(item)) void close(item);
      else open(item);
    },
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}

async function close(item: HTMLDetailsElement) {
  closing.add(item);
  item.style.overflow = 'clip';
  await animateStyles(item, { height: [`${item.offsetHeight}px`, `${heightOf(item, 'closed')}px`] });
  closing.delete(item);
  item.open = false;
  item.style.overflow = item.style.height = '';
}

function open(item: HTMLDetailsElement) {
  const start = item.offsetHeight;
  // Opening this item makes the browser close the other items of the same name, so their heights are measured before.
  const others = [...(item.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
    .filter((other) => other !== item)
    .map((other) => ({ other, height: other.offsetHeight }));
  closing.delete(item);
  item.open = true;
  void changeHeight(item, start, heightOf(item, 'open'));
  for (const { other, height } of others)
    if (!other.open) void changeHeight(other, height, heightOf(other, 'closed'));
}

async function changeHeight(item: HTMLElement, from: number, to: number) {
  item.style.overflow = 'clip';
  await animateThenClear(item, { height: [`${from}px`, `${to}px`] });
  item.style.overflow = '';
}

/** Returns the height that an item has at the end of its animation to a state, in CSS pixels. */
function heightOf(item: HTMLElement, state: 'open' | 'closed') {
  const parts = [...item.children].filter((part) => state === 'open' || part.localName === 'summary');
  const borders = item.offsetHeight - item.clientHeight;
  return parts.reduce((sum, part) => sum + (part instanceof HTMLElement ? part.offsetHeight : 0), borders);
}
