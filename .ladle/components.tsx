import '#theme/base';
import '#renderer/sections.css';
import type { GlobalProvider } from '@ladle/react';
import { useEffect } from 'react';

/** Every story stands on the page's ground, by daylight or at dusk as Ladle's theme switch says; `auto` follows the system. */
export const Provider: GlobalProvider = ({ children, globalState: { theme, mode, story } }) => {
  const hour = theme === 'dark' ? 'dusk' : theme === 'light' ? 'day' : undefined;
  useEffect(() => {
    // Ladle writes its own names there; in preview the page is ours alone.
    if (mode === 'preview') document.documentElement.setAttribute('data-theme', hour ?? 'system');
  }, [hour, mode]);
  useEffect(() => {
    // For whoever waits until there is something to see.
    document.documentElement.dataset['storyShown'] = story;
  }, [story]);
  return (
    <div data-theme={hour} data-tone="ground">
      {children}
    </div>
  );
};
