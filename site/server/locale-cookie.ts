import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Locale } from '#site/i18n/locale';
import { LOCALE_COOKIE } from '#site/i18n/negotiation';

/** Keeps the locale a visitor reads in (specification §9), so that next time the bare address leads there. */
export function rememberLocale(context: Context, { code }: Locale) {
  const { name, maxAgeSeconds, path, sameSite } = LOCALE_COOKIE;
  if (getCookie(context, name) !== code)
    setCookie(context, name, code, { maxAge: maxAgeSeconds, path, sameSite });
}
