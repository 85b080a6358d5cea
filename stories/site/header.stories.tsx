import type { Locale } from '#site/i18n/locale';
import { emptyLayoutData } from '#site/layout/layout-data';
import { layoutData, longGermanLayoutData } from './layout-data.ts';
import { renderStoryLayout, extractElement, siteStory } from './layout-story.tsx';
import * as summaryStyles from '#site/client/session-summary.css';

export default { title: 'site / Header' };

type Options = Parameters<typeof renderStoryLayout>[2];
const header = (options?: Options) => (locale: Locale) =>
  extractElement(renderStoryLayout('', locale, options), 'header');

export const WithMenus = siteStory(header());
export const MenuOpen = siteStory(header(), { open: '#menu-2' });
export const PhoneMenuOpen = siteStory(header(), { open: '#menu' });
export const LocalesOpen = siteStory(header({ untranslated: ['fr', 'fr-CA'] }), { open: '#locales' });
/** Shows the data of a visitor as `site/client/session-summary.ts` does. */
const signedInHeader = (contact: string, quantity: string) => (locale: Locale) =>
  withSummary(
    withSummary(header()(locale), 'account', contact, summaryStyles.contact),
    'cart',
    quantity,
    summaryStyles.quantity,
  );

/** Before the response with the visitor's session, the links have no name and no number. */
export const WhileTheSessionLoads = siteStory(header());
export const ContactAndQuantity = siteStory(signedInHeader('Mira Veldman', '2'));
export const LongContactAndManyPieces = siteStory(
  signedInHeader('Karl-Theodor von Hohenzollern z. Hd. Dämmerungsbeleuchtungsmanufaktur GmbH', '99+'),
  { locale: 'de' },
);
export const CurrentPageInMenu = siteStory(header({ path: '/nl/lantaarns' }));
export const WithoutAnnouncement = siteStory(
  header({ layoutData: { ...layoutData, announcement: undefined } }),
);
export const WithoutLayoutData = siteStory(header({ layoutData: emptyLayoutData }));
export const LongGerman = siteStory(header({ layoutData: longGermanLayoutData }), {
  locale: 'de',
});

/** Returns the header's HTML with a text for the link of a slot: visibly beside the link, and in its accessible name. */
function withSummary(html: string, slot: 'account' | 'cart', text: string, className: string) {
  const at = html.indexOf(`data-slot="${slot}"`);
  const from = html.lastIndexOf('<a ', at);
  const to = html.indexOf('</a>', at);
  const link = html
    .slice(from, to)
    .replace('class="', `class="${summaryStyles.link} `)
    .replace(/aria-label="[^"]*/, `$&, ${text}`);
  return `${html.slice(0, from)}${link}<span class="${className}">${text}</span>${html.slice(to)}`;
}
