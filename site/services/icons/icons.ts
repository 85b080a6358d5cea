import { setImmediate } from 'node:timers/promises';
import type { ExtendedIconifyIcon } from '@iconify/types';
import type { SvgIcon } from '#renderer/parse/sanitise-svg';
import type { Cache, Lifetime } from '#site/services/cache';
import { failed, type WarningLog, type Outcome, succeeded } from '#site/services/http';
import { brandIcons, brandSet, toSectionIcon } from './brand-icons.ts';
import { createIconService, type IconsByName } from './icon-service.ts';

export { brandSectionIcons, brandSet } from './brand-icons.ts';
export { createIconEndpoint, ICON_PATH } from './icon-endpoint.ts';

type IconsConfig = {
  /** URLs of Iconify services, in order of use. Without any, only the brand's set is available. */
  readonly services: readonly string[];
  readonly cache: Cache;
  readonly log: WarningLog;
};

export type IconLibrary = {
  /** Returns icons of one set by name. Missing icons are absent. Fails if one of the icons could not be loaded. */
  fromSet(prefix: string, names: readonly string[]): Promise<Outcome<IconsByName>>;
  /** Returns sanitised SVG by full name, `veld:lantern`. Missing icons are absent, and icons that could not be loaded in time. */
  sectionIcons(names: readonly string[]): Promise<Readonly<Record<string, SvgIcon>>>;
};

/** Maximum time in milliseconds that a page waits for icons (specification §9). A later response is cached for the next request. */
const TIME_LIMIT_MS = 1_500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIFETIME: Lifetime = { freshMs: DAY, staleWhileRevalidateMs: 30 * DAY, staleIfErrorMs: 30 * DAY };
const MISSING_LIFETIME: Lifetime = { freshMs: 10 * MINUTE, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };

/** Creates the icon library. The brand's icons are local. All other icons are from the icon service, if one is configured. */
export function createIcons({ services, cache, log }: IconsConfig): IconLibrary {
  const fetchIcons = services.length > 0 ? createIconService(services, log) : undefined;

  /** Loads icons of one set. `failure` is that of the first icon that could not be loaded. */
  async function load(prefix: string, requestedNames: readonly string[]) {
    const names = [...new Set(requestedNames)].sort();
    if (prefix === brandSet.prefix) return { found: pickIcons(brandIcons, names) };
    if (!fetchIcons) return { found: {} };
    const fetchIcon = createBatch((batch) => fetchIcons(prefix, batch));
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const icons = await Promise.all(
      names.map((name) =>
        // Each icon is one entry. Entries for lists of names would store an icon once per list.
        cache.read<ExtendedIconifyIcon | null>({
          name: 'icon',
          params: { prefix, name },
          lifetimeOf: (icon) => (icon ? LIFETIME : MISSING_LIFETIME),
          isMinor: (icon) => icon === null,
          signal,
          fetchFresh: () => fetchIcon(name),
        }),
      ),
    );
    const found: Record<string, ExtendedIconifyIcon> = {};
    for (const [index, name] of names.entries()) {
      const icon = icons[index];
      if (icon?.ok && icon.value) found[name] = icon.value;
    }
    return { found, failure: icons.find((icon) => !icon.ok)?.failure };
  }

  return {
    async fromSet(prefix, names) {
      const { found, failure } = await load(prefix, names);
      return failure ? failed(failure) : succeeded(found);
    },
    async sectionIcons(names) {
      const found = await Promise.all(
        Object.entries(bySet(names)).map(async ([prefix, inSet]) => {
          const { found: icons } = await load(prefix, inSet);
          return Object.entries(icons).map(([name, icon]) => [`${prefix}:${name}`, icon] as const);
        }),
      );
      return Object.fromEntries(found.flat().map(([name, icon]) => [name, toSectionIcon(icon)]));
    },
  };
}

/** Creates a function that fetches one icon. It joins the names of one turn of the event loop into one call. `null` is a missing icon. */
function createBatch(fetchIcons: (names: readonly string[]) => Promise<Outcome<IconsByName>>) {
  let batch: { readonly names: string[]; readonly response: Promise<Outcome<IconsByName>> } | undefined;
  const startBatch = () => {
    const names: string[] = [];
    const response = setImmediate().then(() => {
      batch = undefined;
      return fetchIcons(names);
    });
    return { names, response };
  };
  return async (name: string): Promise<Outcome<ExtendedIconifyIcon | null>> => {
    batch ??= startBatch();
    batch.names.push(name);
    const icons = await batch.response;
    if (!icons.ok) return icons;
    return succeeded((Object.hasOwn(icons.value, name) && icons.value[name]) || null);
  };
}

function pickIcons(icons: IconsByName, names: readonly string[]): IconsByName {
  return Object.fromEntries(Object.entries(icons).filter(([name]) => names.includes(name)));
}

/** Groups full names by set: `{ veld: ['lantern', 'moth'] }`. Ignores invalid names. */
function bySet(names: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const parsed = names.flatMap((name) => {
    const [, prefix, icon] = FULL_NAME.exec(name) ?? [];
    return prefix !== undefined && icon !== undefined ? [{ prefix, icon }] : [];
  });
  return Object.fromEntries(
    Object.entries(Object.groupBy(parsed, ({ prefix }) => prefix)).map(([prefix, of = []]) => [
      prefix,
      of.map(({ icon }) => icon),
    ]),
  );
}

const FULL_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/;
