import type { LoadPlaceholderColours } from '#site/media/images';
import type { CanonicalRules } from '#site/seo/canonical';
import type { Content } from '#site/services/content';
import type { WarningLog as Warnings } from '#site/services/http';
import type { IconLibrary } from '#site/services/icons';

/** Where the site writes what its operator should know: pino, or anything of its form. */
export type Logger = Warnings & { error(fields: object, message: string): void };

/** What routes work with, made once at start and handed in; nothing in it belongs to a visitor. */
export type Services = {
  readonly content: Content;
  readonly placeholderColours: LoadPlaceholderColours;
  readonly icons: IconLibrary;
  readonly log: Logger;
  /** The site's own address, without a trailing slash. */
  readonly siteUrl: string;
  /** Which addresses count as one page. */
  readonly canonical: CanonicalRules;
  /** The clock, for what a page says about today. */
  readonly now: () => Date;
};
