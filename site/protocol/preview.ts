import type { PageOutline } from './page-fragment.ts';

/** The data with which the browser updates a preview while an editor types. Documents of previews contain it as JSON. */
export type LivePreviewData = Pick<PageOutline, 'sections' | 'layout'> & {
  /** The origin of the control panel. Messages of other origins are ignored. Absent without a control panel. */
  readonly origin?: string | undefined;
};

/** The id of the script element with this data. */
export const LIVE_PREVIEW_ID = 'preview';

/** `GET /api/preview-link?page=/nl/over-ons&preview=true&token=…` creates a shareable link. */
export const PREVIEW_LINK_PATH = '/api/preview-link';

/** A shareable link, as JSON. */
export type SharedLink = {
  /** Absolute. */
  readonly url: string;
  /** The message after the link was copied: until when it is valid, in the visitor's language. */
  readonly copied: string;
  /** The message if the browser does not allow copying. */
  readonly notCopied: string;
};
