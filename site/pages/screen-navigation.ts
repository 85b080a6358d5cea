import { createContext, createElement, type ReactNode, useContext } from 'react';

/**
 * Opens a URL of this site. Resolves when the page is shown. If it is the same screen, the screen receives new props and keeps its
 * state, focus and scroll position.
 */
export type OpenPage = (href: string) => Promise<void>;

type ScreenNavigation = { readonly openPage: OpenPage | undefined; readonly url: string };

const Navigation = createContext<ScreenNavigation>({ openPage: undefined, url: '' });

type ProviderProps = { readonly value: OpenPage | undefined; readonly children?: ReactNode };

/** Provides a screen with client navigation and with the URL of its page. Render it again with each page that the screen shows. */
export function ScreenNavigationProvider({ value: openPage, children }: ProviderProps) {
  return createElement(Navigation, { value: { openPage, url: location.href } }, children);
}

/** Returns the function that opens a page from a screen. Returns `undefined` on the server: without it, the browser handles links and forms. */
export function useOpenPage(): OpenPage | undefined {
  return useContext(Navigation).openPage;
}

/**
 * Returns the URL of the page that contains the screen. After going back, `location` already has the URL of the next page while that page loads.
 * The query may be older than a choice that the screen has made in place. Empty on the server.
 */
export function useShownUrl(): string {
  return useContext(Navigation).url;
}
