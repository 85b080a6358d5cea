import { createContext, useContext } from 'react';

/**
 * Opens a URL of this site. Resolves when the page is shown. If it is the same screen, the screen receives new props and keeps its
 * state, focus and scroll position.
 */
export type OpenPage = (href: string) => Promise<void>;

const ScreenNavigation = createContext<OpenPage | undefined>(undefined);

/** Gives a screen the navigation of the browser. */
export const ScreenNavigationProvider = ScreenNavigation.Provider;

/** Returns the function that opens a page from a screen. `undefined` on the server, where links and forms work without it. */
export function useOpenPage(): OpenPage | undefined {
  return useContext(ScreenNavigation);
}
