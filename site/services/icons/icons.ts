import type { SvgIcon } from '#renderer/parse/sanitise-svg';
import type { Cache, Lifetime } from '#site/services/cache';
import { type WarningLog, type Outcome, succeeded } from '#site/services/http';
import { brandIcons, brandSet, toSectionIcon } from './brand-icons.ts';
import { createIconService, type IconsByName } from './icon-service.ts';

export { brandSectionIcons, brandSet } from './brand-icons.ts';
export { createIconEndpoint, ICON_PATH } from './icon-endpoint.ts';
export type { IconsByName } from './icon-service.ts';

export type IconsConfig = {
  /** Icon services that speak Iconify's protocol, in the order in which they are asked; none: the brand's own set alone. */
  readonly services: readonly string[];
  readonly cache: Cache;
  readonly log: WarningLog;
};

export type IconLibrary = {
  /** Icons of one set, by name; those that are not there are left out. */
  fromSet(prefix: string, names: readonly string[]): Promise<Outcome<IconsByName>>;
  /** Drawings by their whole names, `veld:lantern`; what is not there, or cannot be had in time, is left out. */
  sectionIcons(names: readonly string[]): Promise<Readonly<Record<string, SvgIcon>>>;
};

/** How long anybody waits for icons (specification §9); a service that takes longer has answered for the next one. */
const TIME_LIMIT_MS = 1_500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIFE: Lifetime = { freshMs: DAY, staleWhileRevalidateMs: 30 * DAY, staleIfErrorMs: 30 * DAY };
const NONE: Lifetime = { freshMs: 10 * MINUTE, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };

/** Gives icons by name: the brand's own from here, all others from the icon service where one is configured. */
export function createIcons({ services, cache, log }: IconsConfig): IconLibrary {
  const ask = services.length > 0 ? createIconService(services, log) : undefined;

  const fromSet: IconLibrary['fromSet'] = async (prefix, asked) => {
    const names = [...new Set(asked)].sort();
    if (prefix === brandSet.prefix) return succeeded(only(brandIcons, names));
    if (!ask) return succeeded({});
    return cache.read({
      name: 'icons',
      params: { prefix, names },
      lifetimeOf: (found) => (Object.keys(found).length === names.length ? LIFE : NONE),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      fetchFresh: () => ask(prefix, names),
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

/** Names by their set: `{ veld: ['lantern', 'moth'] }`. What is no name is asked of nobody. */
function bySet(names: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const parted = names.flatMap((name) => {
    const [, prefix, icon] = WHOLE_NAME.exec(name) ?? [];
    return prefix !== undefined && icon !== undefined ? [{ prefix, icon }] : [];
  });
  return Object.fromEntries(
    Object.entries(Object.groupBy(parted, ({ prefix }) => prefix)).map(([prefix, of = []]) => [
      prefix,
      of.map(({ icon }) => icon),
    ]),
  );
}

const WHOLE_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/;
