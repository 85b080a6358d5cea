import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { importOptionalChunk } from '../../render/import-optional-chunk.ts';
import { halfTyped } from './half-typed.ts';

type Wanted<Parts, Standing> = {
  /** Whether the visitor has it before them and a script at work. */
  asked: boolean;
  fetch: () => Promise<Parts>;
  /** Takes along what stands in the control that is about to go. */
  read: (place: HTMLElement) => Standing;
};

/**
 * A richer control that takes the place of the browser's own: once the visitor has the question before them and it has come, and never
 * while they are in it or have left it half typed, which cannot be read, nor taken along. Where it does not come, the browser's own
 * stays, which lacks nothing but the looks.
 */
export function useSuccessor<Parts, Standing>({ asked, ...wanted }: Wanted<Parts, Standing>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [parts, setParts] = useState<Parts>();
  const [standing, setStanding] = useState<{ readonly value: Standing }>();
  const fetch = useEffectEvent(wanted.fetch);
  const read = useEffectEvent(wanted.read);
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    importOptionalChunk(fetch).then(
      (come) => gone || setParts(come),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  // Looked at and replaced at once: a task later the visitor may be in it, and what they type would go nowhere.
  useLayoutEffect(() => {
    if (!parts || !place || standing) return;
    const take = () => {
      if (!halfTyped(place)) setStanding({ value: read(place) });
    };
    if (!place.contains(document.activeElement)) take();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) take();
    };
    place.addEventListener('focusout', onFocusOut);
    return () => place.removeEventListener('focusout', onFocusOut);
  }, [parts, place, standing]);
  return { place: setPlace, successor: parts && standing && { parts, standing: standing.value } };
}
