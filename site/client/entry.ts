import { hydrateIslands } from './islands.ts';
import { followLinks } from './links.ts';
import { announceChosenLocale, followLocaleChoice } from './locale-choice.ts';
import { openMenusOnHover } from './menus.ts';
import { watchForNewBuild } from './new-build.ts';
import { raisePhoneMenuOnIntent } from './phone-menu.ts';
import { isLocaleSettled } from './settled-locale.ts';
import { followThemeSwitch } from './theme.ts';

declare global {
  interface Window {
    /** Targets of clicks on parts that were not hydrated yet; written by the boot script, emptied by whoever replays them. */
    lanternClicks?: Element[];
  }
}

/** When the rules of the build are fetched (specification §9). */
const RULES_AFTER_MS = 1_000;

const main = document.querySelector('main');
const islands = document.getElementById('islands');
const leave = main && islands ? hydrateIslands(main, JSON.parse(islands.textContent)) : () => {};
followLinks(leave);
openMenusOnHover();
raisePhoneMenuOnIntent();
followThemeSwitch();
followLocaleChoice();
announceChosenLocale();
if (!isLocaleSettled() && !navigator.languages.includes(document.documentElement.lang)) {
  void import('./locale-suggestion.ts').then(({ suggestLocale }) => suggestLocale()).catch(() => undefined);
}
watchForNewBuild();
// What the build says of its addresses can wait, and with it whatever asks for pages early.
setTimeout(() => {
  void import('./prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent()).catch(() => undefined);
}, RULES_AFTER_MS);
// From now on links are followed in place; before, they load documents.
document.documentElement.dataset['enhanced'] = '';
