import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { PANEL_TOP, panelClasses, SuggestionPanel } from '#site/client/suggestion-panel';
import type { SearchBoxLabels } from '#site/i18n/load-search-box-labels';
import type { LocaleCode } from '#site/i18n/locale';
import { i18nOf, messagesOf } from '#site/i18n/messages';
import { extractElement, renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Search box' };

type PanelProps = ComponentProps<typeof SuggestionPanel>;
type Group = PanelProps['groups'][number];
type Option = Group['options'][number];

type BoxStory = {
  readonly groups?: (labels: SearchBoxLabels) => readonly (Group | false)[];
  /** The typed term. */
  readonly term?: string;
  readonly note?: (labels: SearchBoxLabels, t: ReturnType<typeof messagesOf>) => string;
  readonly isBusy?: boolean;
  /** Id of the active option. */
  readonly active?: string;
  readonly hasRecent?: boolean;
  readonly locale?: LocaleCode;
};

/** The bar of the header and the announcement above it. */
const HEADER_HEIGHT = '112px';
const LIST_ID = 'suggestions';

/** The header with its search box open, as a browser shows it while a visitor types. */
function searchBox({ groups, term = '', note, isBusy = false, active, hasRecent, locale }: BoxStory) {
  return siteStory(
    (shown) => {
      const labels: SearchBoxLabels = i18nOf(shown).getResourceBundle(shown.intl, 'search-box');
      const panel = renderToString(
        <SuggestionPanel
          id={LIST_ID}
          groups={(groups?.(labels) ?? []).filter((group) => group !== false)}
          active={active}
          isBusy={isBusy}
          note={note?.(labels, messagesOf(shown))}
          labels={labels}
          onChoose={() => {}}
          onClear={hasRecent ? () => {} : undefined}
        />,
      );
      return extractElement(renderStoryLayout('', shown), 'header').replace(
        /(<form class=")([^"]*" id="search")([^>]*>)(.*?)<\/form>/s,
        (_form, start: string, name: string, rest: string, fields: string) =>
          `${start}${panelClasses.form} ${name} style="${PANEL_TOP}:${HEADER_HEIGHT}"${rest}` +
          toCombobox(fields, term, active) +
          `<div class="${panelClasses.container}">${panel}</div></form>`,
      );
    },
    { open: '#search', ...(locale && { locale }) },
  );
}

/** Makes the field a combobox, as the script of the box does. */
function toCombobox(fields: string, term: string, active: string | undefined): string {
  const attributes = {
    value: term.replaceAll('"', '&quot;'),
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': LIST_ID,
    'aria-autocomplete': 'list',
    ...(active !== undefined && { 'aria-activedescendant': active }),
  };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return fields.replace('type="search"', () => `type="text" ${texts.join(' ')}`);
}

const plain = (text: string) => [{ text, marked: false }];
const toTerm = (term: string): Option => ({
  href: `/nl/zoeken?q=${encodeURIComponent(term)}`,
  runs: plain(term),
  term,
});
const allResults = (term: string, text: string): Option => ({
  ...toTerm(term),
  runs: plain(text),
  isMore: true,
});
const terms = (...names: readonly string[]) => names.map(toTerm);

const recent = (labels: SearchBoxLabels): Group => ({
  name: 'recent',
  title: labels.recent,
  options: terms('Maan', 'lantaarn voor op tafel'),
});
const popular = (labels: SearchBoxLabels): Group => ({
  name: 'popular',
  title: labels.popular,
  options: terms('lantaarn', 'opaalglas', 'accu', 'deken', 'reparatie'),
});

const basalt = { label: 'Basalt', color: '#3b3a38' };
const chalk = { label: 'Krijt', color: '#ddd6c8' };
const clay = { label: 'Klei', color: '#8f4a30' };

function product(
  name: Option['runs'],
  file: string | undefined,
  price: string,
  colors = [basalt, chalk, clay],
): Option {
  const href = `/nl/${file ?? 'glas'}.html`;
  const picture = file === undefined ? undefined : `/assets/products/${file}.jpg`;
  return {
    href,
    runs: name,
    product: { sku: 'VV-1', name, href, price, colors, ...(picture && { picture }) },
  };
}

const marked = (before: string, match: string, after: string) => [
  ...(before === '' ? [] : plain(before)),
  { text: match, marked: true },
  ...plain(after),
];

const products: readonly Option[] = [
  product(marked('', 'Lant', 'aarn Hoeve 31'), 'hoeve-basalt', '€ 189'),
  product(marked('', 'Lant', 'aarn Hoeve 22'), 'hoeve-chalk', 'vanaf € 149'),
  product(plain('Tafellamp Maan 15'), 'maan-basalt', '€ 129,50'),
  product(plain('Pot Kuip'), 'kuip-clay', '€ 64,50', []),
  product(plain('Glas voor Hoeve 31'), undefined, '€ 28', []),
];

const all: Group = {
  name: 'all',
  options: [allResults('lant', 'Toon alle 42 resultaten voor “lant”')],
};
const searchSite = (labels: SearchBoxLabels, term: string): Group => ({
  name: 'all',
  options: [allResults(term, labels.searchSite)],
});
const productGroup = (labels: SearchBoxLabels, options: readonly Option[]): Group => ({
  name: 'products',
  title: labels.products,
  options,
});
const everything = (labels: SearchBoxLabels): readonly Group[] => [
  { name: 'terms', title: labels.terms, options: terms('lantaarn', 'lantaarns voor buiten') },
  productGroup(labels, [
    ...products,
    { href: '/nl/zoeken?q=lant&show=products', runs: plain('Toon alle 26 producten'), isMore: true },
  ]),
  {
    name: 'categories',
    title: labels.categories,
    options: [
      { href: '/nl/lampen.html', runs: plain('Lampen') },
      { href: '/nl/lampen/draagbaar.html', runs: plain('Draagbaar'), context: 'Lampen / ' },
    ],
  },
  {
    name: 'content',
    title: labels.content,
    options: [
      { href: '/nl/lantaarns', runs: marked('', 'Lant', 'aarns') },
      { href: '/nl/verhalen/een-sleutel', runs: plain('Eén sleutel') },
    ],
  },
  all,
];

export const RecentAndPopularTerms = searchBox({
  groups: (labels) => [recent(labels), popular(labels)],
  hasRecent: true,
});
export const PopularTermsOnly = searchBox({ groups: (labels) => [popular(labels)] });
export const GroupsOfResults = searchBox({ term: 'lant', groups: everything });
export const ActiveProduct = searchBox({
  term: 'lant',
  groups: everything,
  active: `${LIST_ID}-products-1`,
});
export const DidYouMean = searchBox({
  term: 'lantarn',
  groups: (labels) => [
    {
      name: 'didYouMean',
      options: [{ ...toTerm('lantaarn'), runs: plain('Bedoelde je “lantaarn”?') }],
    },
    productGroup(labels, products.slice(0, 2)),
    { name: 'all', options: [allResults('lantarn', 'Toon alle 12 resultaten voor “lantarn”')] },
  ],
});
export const PagesOnly = searchBox({
  term: 'zorg',
  note: (_labels, t) => t('search-suggestions:pagesOnly'),
  groups: (labels) => [
    {
      name: 'content',
      title: labels.content,
      options: [{ href: '/nl/over-ons/materiaal-en-zorg', runs: plain('Materiaal en zorg') }],
    },
    { name: 'all', options: [allResults('zorg', 'Toon 1 resultaat voor “zorg”')] },
  ],
});
export const NoResults = searchBox({
  term: 'zebra',
  note: (_labels, t) => t('search-suggestions:none', { term: 'zebra' }),
  groups: (labels) => [searchSite(labels, 'zebra')],
});
export const SearchUnavailable = searchBox({
  term: 'lamp',
  note: ({ unavailable }) => unavailable,
  groups: (labels) => [searchSite(labels, 'lamp')],
});
export const LoadingSlowly = searchBox({
  term: 'lamp',
  isBusy: true,
  note: ({ searching }) => searching,
  groups: (labels) => [searchSite(labels, 'lamp')],
});

const LONG_WORD = 'Edelstahlgartenlaternenwandhalterungsbefestigungssatz';
export const LongGerman = searchBox({
  term: LONG_WORD,
  locale: 'de',
  hasRecent: true,
  groups: (labels) => [
    { name: 'terms', title: labels.terms, options: terms(LONG_WORD, 'Gartenlaternenhalterung') },
    productGroup(labels, [
      product(
        marked('Außenbeleuchtung ', LONG_WORD, ' mit Dämmerungsschalter'),
        'hoeve-basalt',
        'ab 12.489,00 €',
      ),
      { href: '/de/suchen?q=x&show=products', runs: plain('Alle 1.204 Produkte anzeigen'), isMore: true },
    ]),
    {
      name: 'categories',
      title: labels.categories,
      options: [
        {
          href: '/de/a.html',
          runs: plain('Außenwandbeleuchtungsbefestigungsmaterialien'),
          context: 'Außenbeleuchtung / Wandleuchtenzubehör / ',
        },
      ],
    },
    {
      name: 'all',
      options: [allResults(LONG_WORD, `Alle 1.284 Ergebnisse zu „${LONG_WORD}“ anzeigen`)],
    },
  ],
});
export const HostileNames = searchBox({
  term: '"><script>alert(1)</script>',
  groups: (labels) => [
    {
      name: 'didYouMean',
      options: [{ ...toTerm('<b>'), runs: plain('Bedoelde je “<b onclick=alert(1)>”?') }],
    },
    { name: 'terms', title: labels.terms, options: terms('__proto__', '"><img src=x onerror=alert(1)>') },
    productGroup(labels, [
      product(marked('<img src=x onerror=alert(1)> ', '<mark>', ' & </a>'), 'hoeve-basalt', '<i>€ 1</i>', [
        { label: '" onmouseover="alert(1)', color: '#3b3a38' },
        chalk,
      ]),
    ]),
    {
      name: 'categories',
      title: labels.categories,
      options: [{ href: '/nl/x.html', runs: plain('</span><b>'), context: '<iframe> / ' }],
    },
    searchSite(labels, 'x'),
  ],
});
export const ArabicNames = searchBox({
  term: 'فانوس',
  groups: (labels) => [
    productGroup(labels, [product(marked('', 'فانوس', ' الحديقة 31'), 'hoeve-clay', '€ 189')]),
    searchSite(labels, 'فانوس'),
  ],
});
