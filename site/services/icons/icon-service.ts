import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import * as v from 'valibot';
import { createHttp, failed, type Http, type WarningLog, type Outcome, succeeded } from '#site/services/http';

/** Icons of one set by name, whatever they are there an alias of; names that the set lacks are left out. */
export type IconsByName = Readonly<Record<string, ExtendedIconifyIcon>>;

export type IconService = (prefix: string, names: readonly string[]) => Promise<Outcome<IconsByName>>;

/** Of the icon service (specification §9): longest address, when another host is asked as well, when all is given up. */
const LONGEST_ADDRESS = 500;
const ROTATE_MS = 750;
const TIME_LIMIT_MS = 5_000;
/** What a service means for good: unsupported, a bad request, no such set (specification §8). Any other host would say the same. */
const ABORTS = [424, 400, 404];

const iconSet = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): IconifyJSON => {
    const set = quicklyValidateIconSet(dataset.value);
    if (set !== null) return set;
    addIssue({ message: 'Expected an icon set of Iconify' });
    return NEVER;
  }),
);

/**
 * The client of an icon service that speaks Iconify's protocol: `GET {host}/{set}.json?icons=a,b`, in as many calls as its limit
 * of addresses asks for. Hosts are asked in their order, the next when one has failed or says nothing for 750 ms.
 */
export function createIconService(hosts: readonly string[], log: WarningLog): IconService {
  const clients = hosts.map((baseUrl) => ({
    baseUrl,
    http: createHttp({ system: 'icons', baseUrl, timeoutMs: TIME_LIMIT_MS, log }),
  }));
  const room = LONGEST_ADDRESS - Math.max(...hosts.map((host) => host.length));

  return async (prefix, names) => {
    const path = (some: readonly string[]) => `/${prefix}.json?icons=${some.join(',')}`;
    const answers = await Promise.all(
      portions(names, (some) => path(some).length <= room).map((some) =>
        firstAnswer(
          clients.map(({ http }) => http),
          path(some),
        ),
      ),
    );
    const found: Record<string, ExtendedIconifyIcon> = {};
    for (const answer of answers) {
      if (!answer.ok) return answer;
      for (const name of names) {
        const icon = answer.value && getIconData(answer.value, name);
        if (icon) found[name] = icon;
      }
    }
    return succeeded(found);
  };
}

/** The first answer of any host; `undefined` is one too: there is no such set. */
async function firstAnswer(hosts: readonly Http[], path: string): Promise<Outcome<IconifyJSON | undefined>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<IconifyJSON | undefined>>();
  let silent = hosts.length;
  let asked = 0;
  const askNext = () => {
    const http = hosts[asked];
    if (!http) return;
    asked += 1;
    const rotation = setTimeout(askNext, ROTATE_MS);
    void http.request({ path, response: iconSet, retries: 0 }).then((outcome) => {
      clearTimeout(rotation);
      silent -= 1;
      if (outcome.ok) return resolve(outcome);
      const { failure } = outcome;
      if (failure.kind === 'refused' && ABORTS.includes(failure.status)) return resolve(succeeded(undefined));
      if (silent === 0) return resolve(failed(failure));
      return askNext();
    });
  };
  askNext();
  return promise;
}

/** Names in as few portions as fit; one that alone is too long stands alone. */
function portions(names: readonly string[], fits: (some: readonly string[]) => boolean): string[][] {
  const all: string[][] = [];
  for (const name of names) {
    const last = all.at(-1);
    if (last && fits([...last, name])) last.push(name);
    else all.push([name]);
  }
  return all;
}
