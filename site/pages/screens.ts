import type { ComponentType } from 'react';
import type { Namespace } from '#site/i18n/namespaces';

type Screen = {
  /** Namespaces of the messages that the browser loads with the view. */
  readonly namespaces: readonly Namespace[];
  readonly loadView: () => Promise<ComponentType<never>>;
};

/**
 * The application screens: views that render on the server and hydrate as one island. Each view is a lazily loaded chunk. This file is
 * part of the browser's code, so it imports no loader.
 */
export const screens = {
  search: {
    namespaces: ['search'],
    loadView: async () => (await import('./search/search-view.tsx')).SearchView,
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;

/** The props of a screen's view. */
export type ScreenProps<Name extends ScreenName> =
  Awaited<ReturnType<(typeof screens)[Name]['loadView']>> extends ComponentType<infer Props extends object>
    ? Props
    : never;

/** The data that a browser needs to hydrate a screen. */
export type ScreenIsland = { readonly locale: string; readonly viewProps: object };

export function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}

/**
 * Reads the props of an island that contains a screen.
 *
 * @throws {Error} if these are the props of a section
 */
export function readScreenIsland(props: object): ScreenIsland {
  const { locale, viewProps } = { locale: undefined, viewProps: undefined, ...props };
  if (typeof locale !== 'string' || typeof viewProps !== 'object' || viewProps === null)
    throw new Error(`Expected the locale and props of a screen, found: ${Object.keys(props).join(', ')}.`);
  return { locale, viewProps };
}
