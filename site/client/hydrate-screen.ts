import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { jsx } from 'react/jsx-runtime';
import { loadI18n } from '#site/i18n/load-i18n';
import { findLocale } from '#site/i18n/locale';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { isScreen, readScreenIslandData, screens } from '#site/pages/screens';
import { hydrateElement } from './hydrate-element.ts';
import type { HydratedIsland } from './hydrate.ts';
import { importRequired } from './import-required.ts';
import { openPageOfScreen } from './links.ts';

/**
 * Hydrates an application screen with the messages of its locale.
 *
 * @throws an error if there is no such screen, or if the view or the messages cannot be loaded
 */
export async function hydrateScreen(
  element: HTMLElement,
  name: string,
  props: object,
): Promise<HydratedIsland> {
  if (!isScreen(name)) throw new Error(`No interactive view for "${name}".`);
  const { locale: code, viewProps } = readScreenIslandData(props);
  const locale = findLocale(code);
  if (!locale) throw new Error(`The screen "${name}" has the unknown locale "${code}".`);
  const { namespaces, loadView } = screens[name];
  const [View, i18n] = await importRequired(() => Promise.all([loadView(), loadI18n(locale, namespaces)]));
  const withProviders = (view: ReturnType<typeof jsx>) =>
    createElement(
      I18nextProvider,
      { i18n },
      createElement(ScreenNavigationProvider, { value: openPageOfScreen }, view),
    );
  const { unmount, render, settled } = hydrateElement(element, withProviders(jsx(View, viewProps)), {
    idPrefix: name,
    name,
  });
  return {
    unmount,
    settled,
    update: (nextProps) => render(withProviders(jsx(View, readScreenIslandData(nextProps).viewProps))),
  };
}
