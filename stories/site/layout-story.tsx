import { useContext, useEffect, useRef } from 'react';
import { type Locale, type LocaleCode, locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { type LayoutData } from '#site/layout/layout-data';
import { layoutTexts } from '#site/layout/layout-texts';
import { renderLayout } from '#site/layout/render-layout';
import { StoryLocale } from '../workbench/story-locale.ts';
import { layoutData as dutchLayoutData } from './layout-data.ts';

type Options = {
  /** The locale its texts are written in; the toolbar's goes before it. */
  readonly written?: LocaleCode;
  /** Finds the popover that is open from the start. */
  readonly open?: string;
};

/** A story of what the site makes around its pages, as HTML without a script of the site's. */
export function shellStory(render: (locale: Locale) => string, { written = 'nl', open }: Options = {}) {
  return function ShellStory() {
    const place = useRef<HTMLDivElement>(null);
    const code = useContext(StoryLocale) ?? written;
    useEffect(() => {
      if (open) place.current?.querySelector<HTMLElement>(open)?.showPopover();
    }, []);
    const locale = locales.find((known) => known.code === code) ?? locales[0];
    return <div ref={place} lang={locale.hreflang} dangerouslySetInnerHTML={{ __html: render(locale) }} />;
  };
}

type LayoutProps = Parameters<typeof renderLayout>[0];

type Around = {
  readonly layoutData?: LayoutData;
  readonly path?: string;
  readonly links?: Partial<LayoutProps['links']>;
  /** Locales in which there is no such page. */
  readonly untranslated?: readonly LocaleCode[];
};

/** The layout as the site puts it around a page's own HTML. */
export function layoutAround(mainHtml: string, locale: Locale, around: Around = {}): string {
  const { layoutData = dutchLayoutData, path = '/nl/verhalen', links, untranslated = [] } = around;
  return renderLayout({
    locale,
    path,
    layoutData,
    localeOptions: locales.map((option) => ({
      locale: option,
      href: `/${option.code}`,
      isCurrent: option.code === locale.code,
      isTranslated: !untranslated.includes(option.code),
      homeOnlyText: messagesOf(option).t('homeOnly'),
    })),
    links: {
      home: `/${locale.code}`,
      search: `/${locale.code}/search`,
      account: undefined,
      cart: undefined,
      ...links,
    },
    texts: layoutTexts(locale, layoutData.siteName),
    mainHtml,
  });
}

/** One part of a layout, cut out of it: the stories show what the layout itself makes. */
export function partOf(layout: string, element: 'header' | 'footer'): string {
  const from = layout.indexOf(`<${element}`);
  const end = `</${element}>`;
  return layout.slice(from, layout.indexOf(end, from) + end.length);
}
