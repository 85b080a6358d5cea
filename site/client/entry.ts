import { onFirstInteraction } from '#design-system/first-interaction';
import { importOptionalChunk } from '#design-system/optional-chunk';
import { LIVE_PREVIEW_ID } from '#site/protocol/preview';
import { SESSION_CHANGED } from '#site/protocol/session-summary';
import { enhanceAnnouncement } from './announcement.ts';
import { watchForFailedAssets } from './failed-assets.ts';
import { hydrateIslands, noIslands } from './islands.ts';
import { followLinks } from './links.ts';
import { announceChosenLocale, isLocaleSuggestionDisabled, watchLocaleLinks } from './locale-choice.ts';
import { prepareNotice, watchForNewBuild } from './new-build.ts';
import { enhancePhoneMenu } from './phone-menu.ts';
import { announceNotice } from './progress.ts';
import { enhanceThemeSwitch } from './theme.ts';
import { mustKeepPage, watchInput } from './unsent-input.ts';

declare global {
  interface Window {
    /** Targets of clicks in sections that were not hydrated yet. The inline boot script adds them, and `replay.ts` repeats them. */
    lanternClicks?: Element[];
  }
}

/** The delay before the route rules are fetched (specification §9). */
const PREFETCH_AFTER_MS = 1_000;

const main = document.querySelector('main');
const islands = document.getElementById('islands');
watchInput(prepareNotice);
const firstPage = main && islands ? hydrateIslands(main, JSON.parse(islands.textContent)) : noIslands;
followLinks(firstPage);
onFirstInteraction(document, async (first) => {
  const { startInteractions } = await importOptionalChunk(() => import('./interactions.ts'));
  startInteractions(first);
});
enhanceAnnouncement();
enhancePhoneMenu();
enhanceThemeSwitch();
watchLocaleLinks();
announceChosenLocale();
announceNotice();
void loadTracking().then(loadConsent);
loadPreview();
if (!isLocaleSuggestionDisabled() && !navigator.languages.includes(document.documentElement.lang)) {
  void importOptionalChunk(() => import('./locale-suggestion.ts'))
    .then(({ suggestLocale }) => suggestLocale())
    .catch(() => undefined);
}
loadSessionSummary();
for (const event of [SESSION_CHANGED, 'pageshow']) window.addEventListener(event, loadSessionSummary);
watchForNewBuild();
watchForFailedAssets();
// Prefetching is not urgent, so its script and the route rules do not compete with the page.
setTimeout(() => {
  void importOptionalChunk(() => import('./prefetch.ts'))
    .then(({ prefetchOnIntent }) => prefetchOnIntent())
    .catch(() => undefined);
}, PREFETCH_AFTER_MS);
// Links now work without loading a document. Styles and journeys read this attribute.
document.documentElement.dataset['enhanced'] = '';

/** Visitors without a session have no summary. Once loaded, the module listens for changes of the session itself. */
function loadSessionSummary() {
  if (document.cookie.includes('has_session_'))
    void importOptionalChunk(() => import('./session-summary.ts')).catch(() => undefined);
}

/**
 * Runs if a tag manager and a consent provider are configured, and in development. The consent provider starts after it, so that page views
 * come first.
 */
async function loadTracking() {
  const { tracking } = document.documentElement.dataset;
  if (tracking === undefined) return;
  await importOptionalChunk(() => import('./tracking.ts'))
    .then(({ startTracking }) => startTracking(JSON.parse(tracking), mustKeepPage))
    .catch(() => undefined);
}

/** Does nothing without a configured consent provider. Then no script runs that needs consent. */
function loadConsent() {
  const { consentBanner, consentDeclaration } = document.documentElement.dataset;
  if (consentBanner === undefined || consentDeclaration === undefined) return;
  void importOptionalChunk(() => import('./consent.ts'))
    .then(({ startConsent }) => startConsent(consentBanner, consentDeclaration))
    .catch(() => undefined);
}

/** Only documents of previews have this data. Other pages never load the script. */
function loadPreview() {
  const data = document.getElementById(LIVE_PREVIEW_ID);
  if (!data) return;
  void importOptionalChunk(() => import('./preview/preview.ts'))
    .then(({ startPreview }) => startPreview(JSON.parse(data.textContent), firstPage))
    .catch(() => undefined);
}
