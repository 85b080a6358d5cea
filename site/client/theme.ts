/** Local storage key of the chosen theme. The boot script reads it before the first paint. */
const THEME_KEY = 'theme';

/** Makes the switch in the footer set the theme of the page and store it. "system" removes the stored theme. */
export function enhanceThemeSwitch() {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  const showTheme = (theme = 'system') => {
    applyTheme(theme);
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  showTheme(document.documentElement.dataset['theme']);
  for (const radio of radios) radio.addEventListener('change', () => chooseTheme(radio.value));
  // The event fires when another window of the site changes the theme.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) showTheme(newValue ?? undefined);
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
