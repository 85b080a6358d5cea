/**
 * The banner of the test provider. It has those parameters, properties of the `Cookiebot` object and events of the real script that this site
 * uses. It sends nothing to a server, and stores the decision in the cookie `CookieConsent`.
 */
(() => {
  const COOKIE = 'CookieConsent';
  const YEAR_SECONDS = 365 * 24 * 3600;
  const CATEGORIES = ['preferences', 'statistics', 'marketing'];
  const TEXTS = {
    nl: {
      title: 'Cookies (test)',
      text: 'Dit is een test van de toestemming. Noodzakelijke cookies staan altijd aan. Kies wat je daarnaast toestaat.',
      preferences: 'Voorkeuren',
      statistics: 'Statistieken',
      marketing: 'Marketing',
      accept: 'Alles toestaan',
      reject: 'Weigeren',
      save: 'Selectie toestaan',
    },
    en: {
      title: 'Cookies (test)',
      text: 'This is a test of the consent. Necessary cookies are always on. Choose what you allow besides them.',
      preferences: 'Preferences',
      statistics: 'Statistics',
      marketing: 'Marketing',
      accept: 'Allow all',
      reject: 'Deny',
      save: 'Allow selection',
    },
    de: {
      title: 'Cookies (Test)',
      text: 'Dies ist ein Test der Einwilligung. Notwendige Cookies sind immer aktiv. Wählen Sie, was Sie darüber hinaus zulassen.',
      preferences: 'Präferenzen',
      statistics: 'Statistiken',
      marketing: 'Marketing',
      accept: 'Alle zulassen',
      reject: 'Ablehnen',
      save: 'Auswahl erlauben',
    },
    fr: {
      title: 'Cookies (test)',
      text: 'Ceci est un test du consentement. Les cookies nécessaires sont toujours actifs. Choisissez ce que vous autorisez en plus.',
      preferences: 'Préférences',
      statistics: 'Statistiques',
      marketing: 'Marketing',
      accept: 'Tout autoriser',
      reject: 'Refuser',
      save: 'Autoriser la sélection',
    },
  };
  const STYLES = `
#CybotCookiebotDialog { position: fixed; inset: auto 0 0 0; z-index: 900; max-block-size: 70vh; overflow: auto;
  padding: 1.25rem clamp(1rem, 4vw, 3rem); font: inherit; line-height: 1.5; color: CanvasText; background: Canvas;
  border-block-start: 1px solid GrayText; }
#CybotCookiebotDialog p { max-inline-size: 44em; margin: .25rem 0 .75rem; }
#CybotCookiebotDialog h2 { font-size: 1.125rem; margin: 0; }
#CybotCookiebotDialog div { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
#CybotCookiebotDialog label { display: inline-flex; align-items: center; gap: .5rem; min-block-size: 44px; }
#CybotCookiebotDialog input { inline-size: 24px; block-size: 24px; margin: 0; }
#CybotCookiebotDialog button { min-block-size: 44px; padding: .5rem 1.25rem; font: inherit; color: CanvasText; background: Canvas;
  border: 1px solid CanvasText; border-radius: 999px; cursor: pointer; }
@media print { #CybotCookiebotDialog { display: none; } }`;

  const { searchParams } = new URL(document.currentScript.src);
  const language = (searchParams.get('culture') ?? '').toLowerCase();
  const texts = TEXTS[language] ?? TEXTS.en;
  let dialog;

  const Cookiebot = {
    consent: { necessary: true, preferences: false, statistics: false, marketing: false, method: null },
    consented: false,
    declined: false,
    hasResponse: false,
    show,
    hide,
    renew() {
      show();
      dialog.focus();
    },
    withdraw: () => decide([]),
    runScripts,
    submitCustomConsent: (preferences, statistics, marketing) =>
      decide(CATEGORIES.filter((_, index) => [preferences, statistics, marketing][index])),
  };
  window.Cookiebot = Cookiebot;

  const stored = readStored();
  if (stored) {
    setState(stored);
    sendDecision();
  } else show();
  send('CookiebotOnLoad');

  function decide(allowed) {
    const values = CATEGORIES.map((category) => `${category}:${allowed.includes(category)}`).join(',');
    const value = `{stamp:'-1',necessary:true,${values},method:'explicit',ver:1,utc:${Date.now()}}`;
    document.cookie = `${COOKIE}=${encodeURIComponent(value)};path=/;max-age=${YEAR_SECONDS};SameSite=Lax`;
    setState(allowed);
    hide();
    sendDecision();
  }

  function readStored() {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
    if (!cookie) return undefined;
    const value = decodeURIComponent(cookie.slice(COOKIE.length + 1));
    return CATEGORIES.filter((category) => value.includes(`${category}:true`));
  }

  function setState(allowed) {
    for (const category of CATEGORIES) Cookiebot.consent[category] = allowed.includes(category);
    Cookiebot.consent.method = 'explicit';
    Cookiebot.consented = allowed.length > 0;
    Cookiebot.declined = allowed.length === 0;
    Cookiebot.hasResponse = true;
  }

  function sendDecision() {
    send('CookiebotOnConsentReady');
    send(Cookiebot.consented ? 'CookiebotOnAccept' : 'CookiebotOnDecline');
    runScripts();
  }

  /** Runs the scripts that wait for an allowed category. The copy that runs has no type `text/plain`, so each script runs only once. */
  function runScripts() {
    for (const waiting of document.querySelectorAll('script[type="text/plain"][data-cookieconsent]')) {
      const categories = waiting.dataset.cookieconsent.split(',').map((each) => each.trim());
      if (!categories.every((category) => Cookiebot.consent[category])) continue;
      const running = document.createElement('script');
      for (const { name, value } of waiting.attributes)
        if (name !== 'type') running.setAttribute(name, value);
      running.textContent = waiting.textContent;
      waiting.replaceWith(running);
    }
    send('CookiebotOnTagsExecuted');
  }

  function send(name) {
    window.dispatchEvent(new Event(name));
  }

  function show() {
    hide();
    dialog = document.createElement('section');
    dialog.id = 'CybotCookiebotDialog';
    dialog.lang = language in TEXTS ? language : 'en';
    dialog.tabIndex = -1;
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-labelledby', 'CybotCookiebotDialogTitle');
    dialog.append(
      create('style', { textContent: STYLES }),
      create('h2', { id: 'CybotCookiebotDialogTitle', textContent: texts.title }),
      create('p', { textContent: texts.text }),
      create(
        'div',
        {},
        CATEGORIES.map((category) =>
          create('label', {}, [
            create('input', { type: 'checkbox', name: category, checked: Cookiebot.consent[category] }),
            texts[category],
          ]),
        ),
      ),
      create('div', {}, [
        createButton(texts.reject, () => []),
        createButton(texts.save, () =>
          [...dialog.querySelectorAll('input:checked')].map((input) => input.name),
        ),
        createButton(texts.accept, () => CATEGORIES),
      ]),
    );
    document.body.append(dialog);
    send('CookiebotOnDialogDisplay');
  }

  function hide() {
    dialog?.remove();
    dialog = undefined;
  }

  function createButton(text, choose) {
    const button = create('button', { type: 'button', textContent: text });
    button.addEventListener('click', () => decide(choose()));
    return button;
  }

  function create(name, properties, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }
})();
