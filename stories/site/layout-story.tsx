import { useEffect, useRef } from 'react';
import { type Locale, type LocaleCode, locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { type LayoutData } from '#site/layout/layout-data';
import { renderLayout } from '#site/layout/render-layout';
import { useStoryLocale } from '../workbench/story-locale.ts';
import { layoutData as dutchLayoutData } from './layout-data.ts';

type Options = {
  /** Locale of the story's texts; the locale of the toolbar overrides it. */
  readonly locale?: LocaleCode;
  /** Selector of a popover to open. */
  readonly open?: string;
};

/**
 * Creates a story that shows server-rendered HTML of the site, without the site's scripts.
 *
 * @param render receives the values of the story's controls, if it has any
 */
export function siteStory<Args extends object>(
  render: (locale: Locale, args: Args) => string,
  { locale: code, open }: Options = {},
) {
  return function SiteStory(args: Args) {
    const root = useRef<HTMLDivElement>(null);
    const locale = useStoryLocale(code);
    useEffect(() => {
      if (open) root.current?.querySelector<HTMLElement>(open)?.showPopover();
    }, []);
    return (
      <div ref={root} lang={locale.hreflang} dangerouslySetInnerHTML={{ __html: render(locale, args) }} />
    );
  };
}

type LayoutOptions = {
  readonly layoutData?: LayoutData;
  readonly path?: string;
  /** Locales without a localisation of the page. */
  readonly untranslated?: readonly LocaleCode[];
};

/** Renders the layout of the site around the HTML of a page. */
export function renderStoryLayout(mainHtml: string, locale: Locale, options: LayoutOptions = {}): string {
  const { layoutData = dutchLayoutData, path = '/nl/verhalen', untranslated = [] } = options;
  return renderLayout({
    locale,
    path,
    layoutData,
    localeOptions: locales.map((option) => ({
      locale: option,
      href: `/${option.code}`,
      isCurrent: option.code === locale.code,
      isTranslated: !untranslated.includes(option.code),
      homeOnlyText: messagesOf(option)('homeOnly'),
    })),
    links: {
      home: `/${locale.code}`,
      search: `/${locale.code}/search`,
      account: `/${locale.code}/account`,
      cart: `/${locale.code}/cart`,
    },
    mainHtml,
  });
}

/** Returns the HTML of one element of a rendered layout. */
export function extractElement(layout: string, element: 'header' | 'footer'): string {
  const from = layout.indexOf(`<${element}`);
  const end = `</${element}>`;
  return layout.slice(from, layout.indexOf(end, from) + end.length);
}
