import type { LoadPlaceholderColours } from '#site/media/images';
import type { FindEntryRedirect } from '#site/redirects/entry-redirects';
import type { CanonicalSettings } from '#site/seo/canonical';
import type { Content } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import type { IconLibrary } from '#site/services/icons';

/** The log of the server, for example pino. */
export type Logger = WarningLog & { error(fields: object, message: string): void };

/** The dependencies of loaders and actions, created once at start. They hold no data of a visitor. */
export type Services = {
  readonly content: Content;
  readonly placeholderColours: LoadPlaceholderColours;
  readonly icons: IconLibrary;
  readonly findEntryRedirect: FindEntryRedirect;
  readonly log: Logger;
  /** The URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Rules for canonical URLs. */
  readonly canonical: CanonicalSettings;
  /** The current time. */
  readonly now: () => Date;
};
