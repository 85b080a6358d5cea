import '#theme/base';
import '#renderer/sections/sections.css';
import { SkipLink } from '#design-system/skip-link';
import type { Locale } from '#site/i18n/locale';
import { Footer, type FooterTexts } from './footer.tsx';
import { Header, type HeaderLinks, type HeaderTexts } from './header.tsx';
import type { LayoutData } from './layout-data.ts';
import type { LocaleOption } from './locale-links.tsx';

export type LayoutProps = {
  readonly locale: Locale;
  readonly path: string;
  readonly layoutData: LayoutData;
  readonly localeOptions: readonly LocaleOption[];
  readonly links: HeaderLinks;
  readonly texts: HeaderTexts & FooterTexts & { readonly skipToContent: string };
  /** HTML of the page's rendered sections. */
  readonly mainHtml: string;
};

/** The default layout (specification §2). It inserts the HTML of the page unchanged. */
export function Layout({ mainHtml, localeOptions, ...page }: LayoutProps) {
  const { layoutData, locale, path, links, texts } = page;
  return (
    <>
      <SkipLink href="#main">{texts.skipToContent}</SkipLink>
      <Header
        layoutData={layoutData}
        locale={locale}
        localeOptions={localeOptions}
        links={links}
        path={path}
        texts={texts}
      />
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: mainHtml }} />
      <Footer layoutData={layoutData} path={path} localeOptions={localeOptions} texts={texts} />
    </>
  );
}
