/** Where the choice is kept; the boot script reads it before anything is painted. */
const KEY = 'theme';

/** Lets the switch in the footer choose the page's light, in this browser and from now on; "system" forgets the choice. */
export function followThemeSwitch() {
  const { dataset } = document.documentElement;
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
}
