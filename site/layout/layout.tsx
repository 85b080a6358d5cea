import '#theme/base';
import '#renderer/sections/sections.css';
import './layout.css.ts';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '#design-system/skip-link';
import type { Locale } from '#site/i18n/locale';
import { Footer } from './footer.tsx';
import { Header, type HeaderLinks } from './header.tsx';
import type { LayoutData } from './layout-data.ts';
import type { LocaleOption } from './locale-links.tsx';

export type LayoutProps = {
  readonly locale: Locale;
  readonly path: string;
  readonly layoutData: LayoutData;
  readonly localeOptions: readonly LocaleOption[];
  readonly links: HeaderLinks;
  /** Whether the footer has a button that opens the banner of the consent provider. Default: no. */
  readonly hasConsentSettings?: boolean;
  /** HTML of the page's rendered sections. */
  readonly mainHtml: string;
};

/** The default layout (specification §2). It inserts the HTML of the page unchanged. */
export function Layout({ mainHtml, localeOptions, ...page }: LayoutProps) {
  const { layoutData, locale, path, links, hasConsentSettings = false } = page;
  const { t } = useTranslation('layout');
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <Header
        layoutData={layoutData}
        locale={locale}
        localeOptions={localeOptions}
        links={links}
        path={path}
      />
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: mainHtml }} />
      <Footer
        layoutData={layoutData}
        path={path}
        localeOptions={localeOptions}
        hasConsentSettings={hasConsentSettings}
      />
    </>
  );
}
