import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import * as v from 'valibot';
import { createHttp, failed, type Http, type WarningLog, type Outcome, succeeded } from '#site/services/http';

/** Icons of one set by name, with aliases resolved. Missing icons are absent. */
export type IconsByName = Readonly<Record<string, ExtendedIconifyIcon>>;

export type IconService = (prefix: string, names: readonly string[]) => Promise<Outcome<IconsByName>>;

/** Limits of the icon service (specification §9): URL length, delay before the next host, and timeout. */
const MAX_URL_LENGTH = 500;
const ROTATE_MS = 750;
const TIME_LIMIT_MS = 5_000;
/** Statuses after which no other host is tried: unsupported, bad request, unknown set (specification §8). */
const FINAL_STATUSES = [424, 400, 404];

const iconSet = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): IconifyJSON => {
    const set = quicklyValidateIconSet(dataset.value);
    if (set !== null) return set;
    addIssue({ message: 'Expected an Iconify icon set' });
    return NEVER;
  }),
);

/**
 * Creates the client of Iconify's protocol: `GET {host}/{set}.json?icons=a,b`. It splits requests by the URL length limit. It tries
 * hosts in order, the next one after a failure or after 750 ms without a response.
 */
export function createIconService(hosts: readonly string[], log: WarningLog): IconService {
  const clients = hosts.map((baseUrl) => ({
    baseUrl,
    http: createHttp({ system: 'icons', baseUrl, timeoutMs: TIME_LIMIT_MS, log }),
  }));
  const maxPathLength = MAX_URL_LENGTH - Math.max(...hosts.map((host) => host.length));

  return async (prefix, names) => {
    const path = (batch: readonly string[]) => `/${prefix}.json?icons=${batch.join(',')}`;
    const responses = await Promise.all(
      toBatches(names, (batch) => path(batch).length <= maxPathLength).map((batch) =>
        firstResponse(
          clients.map(({ http }) => http),
          path(batch),
        ),
      ),
    );
    const found: Record<string, ExtendedIconifyIcon> = {};
    for (const outcome of responses) {
      if (!outcome.ok) return outcome;
      for (const name of names) {
        const icon = outcome.value && getIconData(outcome.value, name);
        if (icon) found[name] = icon;
      }
    }
    return succeeded(found);
  };
}

/** Resolves with the first response of any host. `undefined` means that the set does not exist. */
async function firstResponse(
  hosts: readonly Http[],
  path: string,
): Promise<Outcome<IconifyJSON | undefined>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<IconifyJSON | undefined>>();
  let pending = hosts.length;
  let next = 0;
  const tryNext = () => {
    const http = hosts[next];
    if (!http) return;
    next += 1;
    const rotation = setTimeout(tryNext, ROTATE_MS);
    void http.request({ path, response: iconSet, retries: 0 }).then((outcome) => {
      clearTimeout(rotation);
      pending -= 1;
      if (outcome.ok) return resolve(outcome);
      const { failure } = outcome;
      if (failure.kind === 'unexpected-status' && FINAL_STATUSES.includes(failure.status))
        return resolve(succeeded(undefined));
      if (pending === 0) return resolve(failed(failure));
      return tryNext();
    });
  };
  tryNext();
  return promise;
}

/** Splits names into as few batches as possible. A name that exceeds the limit alone has its own batch. */
function toBatches(names: readonly string[], fits: (batch: readonly string[]) => boolean): string[][] {
  const all: string[][] = [];
  for (const name of names) {
    const last = all.at(-1);
    if (last && fits([...last, name])) last.push(name);
    else all.push([name]);
  }
  return all;
}
