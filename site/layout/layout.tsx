import '#theme/base';
import '#renderer/sections/sections.css';
import { SkipLink } from '#design-system/skip-link';
import type { Locale } from '#site/i18n/locale';
import { Footer, type FooterWords } from './footer.tsx';
import { Header, type HeaderAddresses, type HeaderWords } from './header.tsx';
import type { Chrome } from './layout-data.ts';
import type { LocaleOption } from './locale-links.tsx';

export type LayoutProps = {
  readonly locale: Locale;
  readonly path: string;
  readonly chrome: Chrome;
  readonly localeOptions: readonly LocaleOption[];
  readonly addresses: HeaderAddresses;
  readonly words: HeaderWords & FooterWords & { readonly skipToContent: string };
  /** The page's own HTML: its sections, rendered. */
  readonly mainHtml: string;
};

/** The default layout (specification §2). The page's HTML goes in as it is: sections render on their own. */
export function Layout({ mainHtml, localeOptions, ...page }: LayoutProps) {
  const { chrome, locale, path, addresses, words } = page;
  return (
    <>
      <SkipLink href="#main">{words.skipToContent}</SkipLink>
      <Header
        chrome={chrome}
        locale={locale}
        localeOptions={localeOptions}
        addresses={addresses}
        path={path}
        words={words}
      />
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: mainHtml }} />
      <Footer chrome={chrome} path={path} localeOptions={localeOptions} words={words} />
    </>
  );
}
