import type { ImageConfig, Images } from '#site/media/images';
import type { Logger } from '#site/pages/page-services';
import type { RedirectRule } from '#site/protocol/route-rules';
import type { ConsentConfig } from '#site/services/consent';
import type { TagManagerConfig } from '#site/services/tag-manager';
import type { BuildAssets } from './build-assets.ts';
import type { Environment } from './env.ts';
import type { SearchAccess } from './outside-systems.ts';
import type { StaticFiles } from './static-files.ts';

/** The configuration of a site: the operator's environment, the addresses of the outside systems, and the files of the build. */
export type SiteConfig = {
  readonly environment: Environment;
  readonly siteUrl: string;
  /** URL of the content system, configured or embedded. */
  readonly contentUrl: string;
  /** URL of the shop, configured or embedded. */
  readonly shopUrl: string;
  /** The search provider, configured or embedded. */
  readonly search: SearchAccess;
  /** URL of the geocoder, configured or embedded. */
  readonly geocoderUrl: string;
  /** URL of the test provider of payments, if it is enabled. */
  readonly paymentUrl: string | undefined;
  /** The consent provider, configured or the test provider. Absent without one. */
  readonly consent?: ConsentConfig | undefined;
  /** The tag manager, configured or the test tag manager. Without it, tracking is skipped. */
  readonly tagManager?: TagManagerConfig | undefined;
  /** Folder for image renditions, which can be deleted at any time. */
  readonly cacheDirectory: string;
  /** Secrets that seal session cookies and sign the keys of page fragments. The first one seals and signs, all of them unseal and verify. */
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly assets: BuildAssets;
  readonly files: StaticFiles;
  /** Redirect rules of the operator. */
  readonly redirects: readonly RedirectRule[];
  readonly log: Logger;
  readonly now?: () => Date;
  /** Creates renditions and placeholder colours. The default renders in child processes. */
  readonly createImages?: (config: ImageConfig) => Images;
};
