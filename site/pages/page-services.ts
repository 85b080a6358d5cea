import type { RateLimits } from '#site/forms/rate-limits';
import type { LoadPlaceholderColors } from '#site/media/images';
import type { FindEntryRedirect } from '#site/redirects/entry-redirects';
import type { CanonicalSettings } from '#site/seo/canonical';
import type { Content } from '#site/services/content';
import type { Geocoder } from '#site/services/geocoder';
import type { WarningLog } from '#site/services/http';
import type { IconLibrary } from '#site/services/icons';
import type { SearchConnection } from '#site/services/search';
import type { ShopConnection } from '#site/services/shop';
import type { PreviewLinks } from '#site/session/preview-links';
import type { StoreDirectory } from '#site/stores/store-directory';
import type { CustomerQueue } from './account/customer-queue.ts';
import type { CartChanges } from './cart/cart-changes.ts';
import type { PaymentMethod } from './checkout/payment/payment-method.ts';

/** The log of the server, for example pino. */
export type Logger = WarningLog & { error(fields: object, message: string): void };

/** The dependencies of loaders and actions, created once at start. They hold no data of a visitor. */
export type Services = {
  readonly content: Content;
  readonly shop: ShopConnection;
  readonly search: SearchConnection;
  readonly geocoder: Geocoder;
  readonly stores: StoreDirectory;
  /** URL of the style of the operator's map service. */
  readonly mapStyleUrl?: string | undefined;
  readonly placeholderColors: LoadPlaceholderColors;
  readonly icons: IconLibrary;
  readonly findEntryRedirect: FindEntryRedirect;
  readonly log: Logger;
  /** The payment methods of the site, by the shop's code (`checkout/payment/README.md`). */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Deduplicates posts that add to a cart or remove a line (`cart/cart-changes.ts`). */
  readonly cartChanges: CartChanges;
  /** Serialises the posts of a customer that add an address, so that a double click without a script adds it once. */
  readonly addressQueue: CustomerQueue;
  /** Limits of requests per client address. Actions call the limit of their step. */
  readonly limits: RateLimits;
  /** Shareable links to previews. */
  readonly previewLinks: PreviewLinks;
  /** Origin of the content system's control panel, to which previews link. */
  readonly controlPanelOrigin?: string | undefined;
  /** The URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Rules for canonical URLs. */
  readonly canonical: CanonicalSettings;
  /** The current time. */
  readonly now: () => Date;
};
