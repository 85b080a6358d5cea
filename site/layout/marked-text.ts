import { createElement, Fragment } from 'react';
import type { MatchedText } from '#site/services/search';

/** A text in which the pieces that match a search term are marked. The pieces have no keys, because a text is rendered as a whole. */
export function MarkedText({ pieces }: { pieces: readonly MatchedText[] }) {
  return createElement(
    Fragment,
    null,
    ...pieces.map(({ text, marked }) => (marked ? createElement('mark', null, text) : text)),
  );
}
