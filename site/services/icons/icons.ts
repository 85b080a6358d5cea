import type { SvgIcon } from '#renderer/parse/sanitise-svg';
import type { Cache, Lifetime } from '#site/services/cache';
import { type WarningLog, type Outcome, succeeded } from '#site/services/http';
import { brandIcons, brandSet, toSectionIcon } from './brand-icons.ts';
import { createIconService, type IconsByName } from './icon-service.ts';

export { brandSectionIcons, brandSet } from './brand-icons.ts';
export { createIconEndpoint, ICON_PATH } from './icon-endpoint.ts';
export type { IconsByName } from './icon-service.ts';

export type IconsConfig = {
  /** URLs of Iconify services, in order of use. Without any, only the brand's set is available. */
  readonly services: readonly string[];
  readonly cache: Cache;
  readonly log: WarningLog;
};

export type IconLibrary = {
  /** Returns icons of one set by name. Missing icons are absent. */
  fromSet(prefix: string, names: readonly string[]): Promise<Outcome<IconsByName>>;
  /** Returns sanitised SVG by full name, `veld:lantern`. Missing icons and timed-out ones are absent. */
  sectionIcons(names: readonly string[]): Promise<Readonly<Record<string, SvgIcon>>>;
};

/** Maximum delay of a page for icons (specification §9). A later response is cached for the next request. */
const TIME_LIMIT_MS = 1_500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIFE: Lifetime = { freshMs: DAY, staleWhileRevalidateMs: 30 * DAY, staleIfErrorMs: 30 * DAY };
const NONE: Lifetime = { freshMs: 10 * MINUTE, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };

/** Creates the icon library. The brand's icons are local. All other icons are from the icon service, if one is configured. */
export function createIcons({ services, cache, log }: IconsConfig): IconLibrary {
  const fetchIcons = services.length > 0 ? createIconService(services, log) : undefined;

  const fromSet: IconLibrary['fromSet'] = async (prefix, requestedNames) => {
    const names = [...new Set(requestedNames)].sort();
    if (prefix === brandSet.prefix) return succeeded(only(brandIcons, names));
    if (!fetchIcons) return succeeded({});
    return cache.read({
      name: 'icons',
      params: { prefix, names },
      lifetimeOf: (found) => (Object.keys(found).length === names.length ? LIFE : NONE),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      fetchFresh: () => fetchIcons(prefix, names),
    });
  };

  return {
    fromSet,
    async sectionIcons(names) {
      const found = await Promise.all(
        Object.entries(bySet(names)).map(async ([prefix, inSet]) => {
          const icons = await fromSet(prefix, inSet);
          return icons.ok
            ? Object.entries(icons.value).map(([name, icon]) => [`${prefix}:${name}`, icon] as const)
            : [];
        }),
      );
      return Object.fromEntries(found.flat().map(([name, icon]) => [name, toSectionIcon(icon)]));
    },
  };
}

function only(icons: IconsByName, names: readonly string[]): IconsByName {
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
