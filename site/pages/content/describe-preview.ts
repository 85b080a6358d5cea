import type { Locale } from '#site/i18n/locale';
import type { PreviewBannerProps } from '#site/layout/render-layout';
import { PREVIEW_LINK_PATH } from '#site/protocol/preview';
import type { Entry } from '#site/services/content';
import { describeExpiry } from '../format-moment.ts';
import { previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';

type PreviewedPage = {
  readonly entry: Entry;
  readonly path: string;
  readonly locale: Locale;
  /** The token in the URL, which the content system has accepted. */
  readonly token: string;
};

type PagePreview = {
  readonly banner: PreviewBannerProps;
  /** URL of the entry in the control panel. */
  readonly editUrl: string | undefined;
  /** Whether an editor views the preview, and not a visitor with a shared link. */
  readonly isOfEditor: boolean;
};

/** Describes the preview of a page. A visitor with a shared link can neither edit the page nor create another link. */
export function describePreview(
  { entry, path, locale, token }: PreviewedPage,
  { previewLinks, controlPanelOrigin }: Pick<Services, 'previewLinks' | 'controlPanelOrigin'>,
): PagePreview {
  const exitHref = encodeURI(path);
  const link = previewLinks.open(token);
  if (link) {
    const until = describeExpiry(link.expiresAt, locale);
    return { banner: { state: 'shared', exitHref, until }, editUrl: undefined, isOfEditor: false };
  }
  const editUrl =
    URL.parse(entry.editUrl ?? '')?.origin === controlPanelOrigin ? (entry.editUrl ?? undefined) : undefined;
  const shareHref = `${PREVIEW_LINK_PATH}?${new URLSearchParams({ page: path })}&${previewQuery(token)}`;
  return {
    banner: { state: 'drafts', exitHref, editHref: editUrl, shareHref },
    editUrl,
    isOfEditor: true,
  };
}
