import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from './locale.ts';
import { i18nOf } from './messages.ts';

/** Renders an element to HTML. Its components get the messages of the locale from `useTranslation` and `Trans`. */
export function renderLocalised(locale: Locale, element: ReactElement): string {
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: i18nOf(locale) }, element));
}
