import { type EmbeddedServer, listen } from '#embedded/listen';
import { IndexCollection } from './indexes/index-collection.ts';
import type { SearchKeys } from './protocol/access.ts';
import { createApp } from './protocol/app.ts';
import type { SearchEvent } from './protocol/wire-events.ts';

export type { SearchEvent } from './protocol/wire-events.ts';

/** The default application and keys. They are not secret, because by default the server listens only on this machine. */
export const DEFAULT_SEARCH_KEYS: SearchKeys = {
  appId: 'LANTERN',
  searchKey: 'lantern-search-key',
  adminKey: 'lantern-admin-key',
};

interface SearchServerOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
  readonly keys?: SearchKeys;
  readonly now?: () => Date;
  readonly log?: (line: string) => void;
  /** Called with the accepted events of each request. */
  readonly onEvents?: (events: readonly SearchEvent[]) => void;
}

/**
 * Serves Algolia's REST protocol, without any index. Indexes are in memory and are lost when the server stops.
 *
 * @throws {Error} if the port is in use (`code: 'EADDRINUSE'`)
 */
export async function startSearchServer(options: SearchServerOptions): Promise<EmbeddedServer> {
  const { port, host, keys = DEFAULT_SEARCH_KEYS } = options;
  const { now = () => new Date(), log = console.log, onEvents = () => {} } = options;
  const app = createApp({ indexes: new IndexCollection(now), keys, now, onEvents }, log);
  return listen(app, { port, host });
}
