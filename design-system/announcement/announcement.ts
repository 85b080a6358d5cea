import { createElement, Fragment, type ReactNode, useState } from 'react';

/**
 * Returns the content of a live region, and the function that announces a text in it. Each text is a new node of the document, because
 * screen readers announce changes only: the same text twice, such as “1 added.”, is announced twice.
 */
export function useAnnouncement(): readonly [announcement: ReactNode, announce: (text: string) => void] {
  const [{ text, count }, setAnnouncement] = useState({ text: '', count: 0 });
  const announce = (next: string) => setAnnouncement((before) => ({ text: next, count: before.count + 1 }));
  return [createElement(Fragment, { key: count }, text), announce];
}
