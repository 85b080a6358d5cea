import { createContext, useContext } from 'react';

/**
 * Opens a URL of this site. Resolves when the page is shown. If it is the same screen, the screen receives new props and keeps its
 * state, focus and scroll position.
 */
export type OpenPage = (href: string) => Promise<void>;

const ScreenNavigation = createContext<OpenPage | undefined>(undefined);

/** Provides a screen with client navigation. */
export const ScreenNavigationProvider = ScreenNavigation.Provider;

/** Returns the function that opens a page from a screen. Returns `undefined` on the server: without it, the browser handles links and forms. */
export function useOpenPage(): OpenPage | undefined {
  return useContext(ScreenNavigation);
}
