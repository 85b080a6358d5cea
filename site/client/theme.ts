/** Local storage key of the chosen theme. The boot script reads it before the first paint. */
const THEME_KEY = 'theme';

/** Makes the switch in the footer set the theme of the page and store it. "system" removes the stored theme. */
export function enhanceThemeSwitch() {
  const { dataset } = document.documentElement;
  updateThemeColor(dataset['theme'] ?? 'system');
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  for (const radio of radios) {
    radio.checked = radio.value === (dataset['theme'] ?? 'system');
    radio.addEventListener('change', () => chooseTheme(radio.value));
  }
  // The event fires when another window of the site changes the theme.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return;
    applyTheme(newValue ?? 'system');
    for (const radio of radios) radio.checked = radio.value === (newValue ?? 'system');
  });
}

function chooseTheme(theme: string) {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme applies until the next document.
  }
}

function applyTheme(theme: string) {
  const { dataset } = document.documentElement;
  if (theme === 'day' || theme === 'dusk') dataset['theme'] = theme;
  else delete dataset['theme'];
  updateThemeColor(theme);
}

/** Sets the media query of each theme's `theme-color`, so that the colour of the chosen or the system's theme applies. */
function updateThemeColor(theme: string) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const ofMeta = meta.dataset['theme'];
    const bySystem = `(prefers-color-scheme: ${ofMeta === 'dusk' ? 'dark' : 'light'})`;
    const byChoice = theme === ofMeta ? 'all' : 'not all';
    meta.media = theme === 'day' || theme === 'dusk' ? byChoice : bySystem;
  }
}
