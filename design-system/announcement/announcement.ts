import { useState } from 'react';

/**
 * Returns the text of a live region, and the function that announces a text in it. Screen readers announce changes only, so a text that is
 * set again, such as “1 added.”, ends with a no-break space.
 */
export function useAnnouncement(): readonly [announcement: string, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text));
  return [announcement, announce];
}
