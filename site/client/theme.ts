/** Where the choice is kept; the boot script reads it before anything is painted. */
const KEY = 'theme';

/** Lets the switch in the footer choose the page's light, in this browser and from now on; "system" forgets the choice. */
export function followThemeSwitch() {
  const { dataset } = document.documentElement;
  paintFrame(dataset['theme'] ?? 'system');
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  for (const radio of radios) {
    radio.checked = radio.value === (dataset['theme'] ?? 'system');
    radio.addEventListener('change', () => choose(radio.value));
  }
  // Other windows of the site follow.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    show(newValue ?? 'system');
    for (const radio of radios) radio.checked = radio.value === (newValue ?? 'system');
  });
}

function choose(theme: string) {
  show(theme);
  // A browser that keeps nothing still shows it until the next page.
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Nothing is lost that was there.
  }
}

function show(theme: string) {
  const { dataset } = document.documentElement;
  if (theme === 'day' || theme === 'dusk') dataset['theme'] = theme;
  else delete dataset['theme'];
  paintFrame(theme);
}

/** The browser's own frame takes the colour of the hour that the page has: of both in the head, the chosen one counts. */
function paintFrame(theme: string) {
  for (const paint of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][data-hour]')) {
    const { hour } = paint.dataset;
    const bySystem = `(prefers-color-scheme: ${hour === 'dusk' ? 'dark' : 'light'})`;
    const chosen = theme === hour ? 'all' : 'not all';
    paint.media = theme === 'day' || theme === 'dusk' ? chosen : bySystem;
  }
}
