import type { RenderedSection } from '#renderer/render/render-section';
import type { Section } from '#renderer/sections/section';
import type { Locale } from '#site/i18n/locale';
import { renderEditLink } from '#site/layout/render-layout';

const ERROR_CARD = 'section-error-card';

/**
 * Adds a link before each section and each error card of an entry. The link opens the entry in the control panel. Its fragment is the id of the
 * set, or the JSON path of an invalid set.
 */
export function withEditLinks(
  rendered: readonly RenderedSection[],
  sections: readonly Section[],
  { editUrl, locale }: { readonly editUrl: string | undefined; readonly locale: Locale },
): readonly RenderedSection[] {
  if (editUrl === undefined) return rendered;
  const ids = new Set(sections.map(({ id }) => id));
  return rendered.flatMap((section) => {
    const target = targetOf(section, ids);
    if (target === undefined) return [section];
    const href = `${editUrl}#${encodeURIComponent(target)}`;
    return [renderEditLink(locale, section, href), section];
  });
}

function targetOf({ id, type }: RenderedSection, ids: ReadonlySet<string>): string | undefined {
  // The ids of further cards of a section end in a number.
  if (type === ERROR_CARD) return id.slice(`${ERROR_CARD}-`.length).replace(/-\d+$/, '');
  return ids.has(id) ? id.slice('s-'.length) : undefined;
}
