import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { sanitiseSvgBody } from '#renderer/parse/sanitise-svg';
import { failed, type Outcome, succeeded, type WarningLog } from '#site/services/http';
import { createIconHost, type IconHost } from './icon-host.ts';

/** Icons of one set by name, with aliases resolved. Missing icons are absent. */
export type IconsByName = Readonly<Record<string, ExtendedIconifyIcon>>;

type IconService = (prefix: string, names: readonly string[]) => Promise<Outcome<IconsByName>>;

/** Limits of the icon service (specification §9): URL length, and delay before the next host. */
const MAX_URL_LENGTH = 500;
const ROTATE_MS = 750;
/** Statuses after which no other host is tried: unsupported, bad request, unknown set (specification §8). */
const FINAL_STATUSES = [424, 400, 404];
/** Maximum length of an icon's SVG in characters. Longer icons count as missing, because each is sanitised and cached. */
const MAX_BODY_LENGTH = 50_000;

/**
 * Creates the client of Iconify's protocol: `GET {host}/{set}.json?icons=a,b`. It splits requests by the URL length limit. It tries
 * hosts in order, the next one after a failure or after 750 ms without a response. The SVG of the icons is sanitised.
 */
export function createIconService(baseUrls: readonly string[], log: WarningLog): IconService {
  const hosts = baseUrls.map((baseUrl) => createIconHost(baseUrl, log));
  const maxPathLength = MAX_URL_LENGTH - Math.max(...baseUrls.map((baseUrl) => baseUrl.length));

  return async (prefix, names) => {
    const path = (batch: readonly string[]) => `/${prefix}.json?icons=${batch.join(',')}`;
    const batches = toBatches(names, (batch) => path(batch).length <= maxPathLength);
    const responses = await Promise.all(batches.map((batch) => firstResponse(hosts, path(batch))));
    const found: Record<string, ExtendedIconifyIcon> = {};
    for (const outcome of responses) {
      if (!outcome.ok) return outcome;
      for (const name of names) {
        const icon = outcome.value && readIcon(outcome.value, name);
        if (icon) found[name] = icon;
      }
    }
    return succeeded(found);
  };
}

/** Returns an icon with sanitised SVG. Returns `undefined` if it is missing, too large, or has no shapes. */
function readIcon(set: IconifyJSON, name: string): ExtendedIconifyIcon | undefined {
  const icon = getIconData(set, name);
  // Iconify reads inherited properties, so a name such as `constructor` returns an icon without a body.
  if (typeof icon?.body !== 'string' || icon.body.length > MAX_BODY_LENGTH) return undefined;
  const body = sanitiseSvgBody(icon.body);
  return body === '' ? undefined : { ...icon, body };
}

/** Resolves with the first response of any host. `undefined` means that the set does not exist. */
async function firstResponse(
  hosts: readonly IconHost[],
  path: string,
): Promise<Outcome<IconifyJSON | undefined>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<IconifyJSON | undefined>>();
  let pending = hosts.length;
  let next = 0;
  const tryNext = () => {
    const request = hosts[next];
    if (!request) return;
    next += 1;
    const rotation = setTimeout(tryNext, ROTATE_MS);
    void request(path).then((outcome) => {
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

/** Splits names, in their order, into batches within the limit. A name that alone exceeds the limit gets a separate batch. */
function toBatches(names: readonly string[], fits: (batch: readonly string[]) => boolean): string[][] {
  const all: string[][] = [];
  for (const name of names) {
    const last = all.at(-1);
    if (last && fits([...last, name])) last.push(name);
    else all.push([name]);
  }
  return all;
}
