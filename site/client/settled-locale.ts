/** Set once a visitor has chosen a locale or said no to another; from then on none is suggested. */
const KEY = 'locale-suggestion';

/** Whether nothing is to be suggested; so it is where a browser keeps nothing, or it would be suggested on every page. */
export function isLocaleSettled(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function settleLocale() {
  try {
    localStorage.setItem(KEY, 'settled');
  } catch {
    // Then nothing is suggested either.
  }
}
