import { createElement, Fragment } from 'react';
import type { MatchedText } from '#site/services/search';

/** A text whose runs that match a search term are marked. The runs have no keys, because a text is always rendered as a whole. */
export function MarkedText({ runs }: { runs: readonly MatchedText[] }) {
  return createElement(
    Fragment,
    null,
    ...runs.map(({ text, marked }) => (marked ? createElement('mark', null, text) : text)),
  );
}
