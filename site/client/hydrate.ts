import { jsx } from 'react/jsx-runtime';
import { interactiveViews, isInteractive } from '#renderer/sections/interactive';
import type { IslandData } from '#site/protocol/payload';
import { hydrateElement } from './hydrate-element.ts';
import { importRequired } from './import-required.ts';

/** A hydrated island. */
export type HydratedIsland = {
  unmount(): void;
  /** Resolves when the effects of the first render, and the renders that they cause, are done. */
  readonly settled: Promise<void>;
  /**
   * Gives an application screen the props of its next page. Returns false if its view has failed. Undefined for sections, because each
   * page replaces them.
   */
  readonly update?: (props: object) => boolean;
};

/** Hydrates a section or an application screen with the props that its HTML was rendered from. */
export async function hydrateIsland(
  element: HTMLElement,
  id: string,
  { type, props }: IslandData,
): Promise<HydratedIsland> {
  // The list of screens is loaded for screens only, because most pages have none.
  if (!isInteractive(type)) {
    const { hydrateScreen } = await importRequired(() => import('./hydrate-screen.ts'));
    return hydrateScreen(element, type, props);
  }
  const View = await importRequired(async () => await interactiveViews[type]());
  // The server validated the props with this view's schema and rendered with them.
  return hydrateElement(element, jsx(View, props), { idPrefix: id, name: `${id} ${type}` });
}
