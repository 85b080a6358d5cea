import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { jsx } from 'react/jsx-runtime';
import type { LocaleCode } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { renderScreen } from '#site/pages/render-views';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { type ScreenName, type ScreenProps, screens } from '#site/pages/screens';
import { useStoryLocale } from '../workbench/story-locale.ts';
import { renderStoryLayout } from './layout-story.tsx';

/** Navigation that never finishes. */
const openNothing = () => new Promise<void>(() => {});

/**
 * Creates a story of a screen whose form was sent to a server that does not respond.
 *
 * @param pressed selector of the button that sends the form
 * @param code locale of the story; the locale of the toolbar overrides it
 */
export function slowScreen<Name extends ScreenName>(
  name: Name,
  props: ScreenProps<Name>,
  pressed: string,
  code?: LocaleCode,
) {
  return function SlowScreen() {
    const root = useRef<HTMLDivElement>(null);
    const locale = useStoryLocale(code);
    useEffect(() => {
      const place = root.current?.querySelector<HTMLElement>(`[data-island="${name}"]`);
      if (!place) return undefined;
      const view = createRoot(place);
      let isShown = true;
      const screen: ScreenName = name;
      void screens[screen].loadView().then((View) => {
        if (!isShown) return;
        view.render(
          createElement(
            I18nextProvider,
            { i18n: i18nOf(locale) },
            createElement(
              ScreenNavigationProvider,
              { value: openNothing },
              createElement(SentForm, { place, pressed }, jsx(View, props)),
            ),
          ),
        );
      });
      return () => {
        isShown = false;
        // React cannot unmount a tree while it renders another one.
        queueMicrotask(() => view.unmount());
      };
    }, [locale]);
    return (
      <div
        ref={root}
        lang={locale.hreflang}
        dangerouslySetInnerHTML={{
          __html: renderStoryLayout(renderScreen(locale, name, props).html, locale),
        }}
      />
    );
  };
}

type SentFormProps = { readonly place: HTMLElement; readonly pressed: string; readonly children?: ReactNode };

/** Clicks the button `pressed` in `place`. While this component is mounted, no POST request gets a response. */
function SentForm({ place, pressed, children }: SentFormProps) {
  useEffect(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.method === 'POST' ? new Promise<Response>(() => {}) : fetch(input, init);
    place.querySelector<HTMLElement>(pressed)?.click();
    return () => void (window.fetch = fetch);
  }, [place, pressed]);
  return children;
}
