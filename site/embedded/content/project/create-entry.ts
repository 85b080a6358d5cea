import { toMap, toText } from '../files/json-value.ts';
import type { JsonObject, JsonValue } from '../files/json-value.ts';
import type { ProjectFile } from '../files/read-folder.ts';
import type { Blueprint } from './blueprint.ts';
import { chooseBlueprint } from './collections.ts';
import { fillTemplate } from './entry-uris.ts';
import type { Collection, ProjectEntry } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS, startOf } from './time-units.ts';

/** An entry file before its origin is resolved. */
export interface EntryFile {
  id: string;
  file: ProjectFile;
  collection: Collection;
  site: string;
  originId: string | undefined;
}

const EMPTY_BLUEPRINT: Blueprint = { handle: 'default', title: 'Default', fields: () => [] };
/** The numbers of a date in a file name: `2026`, `03`, `14`, `09`, `30`. */
const NUMBERS = /^\d{4}|\d\d/g;
const FILE_NAME = /^(?:(\d{4}-\d\d-\d\d(?:-\d{4}(?:\d\d)?)?)\.)?([^.]*)/;

/** Returns an entry with other content, as if its file contained it. Contradictory values are not reported. */
export function reviseEntry(entry: ProjectEntry, content: JsonValue, modified: number): ProjectEntry {
  const { id, collection, site, path, origin } = entry;
  const file = { path, modified, size: 0, content };
  return createEntry({ id, file, collection, site, originId: origin?.id }, origin, { report() {} });
}

/** Creates an entry from its file. Missing values are inherited from the origin, or without an origin from the collection's `inject`. */
export function createEntry(
  entryFile: EntryFile,
  origin: ProjectEntry | null,
  source: Pick<ProjectFiles, 'report'>,
): ProjectEntry {
  const { id, file, collection, site } = entryFile;
  const { id: _id, origin: _origin, published, ...own } = toMap(file.content);
  const [, date, name = ''] = FILE_NAME.exec(file.path.slice(file.path.lastIndexOf('/') + 1)) ?? [];
  const inherited: JsonObject = origin ? { ...origin.values } : { ...collection.inject };
  delete inherited['updated_at'];
  delete inherited['updated_by'];
  const values: JsonObject = { ...inherited, ...own };
  const title =
    values['title'] ??
    (collection.titleFormat === null
      ? null
      : fillTemplate(collection.titleFormat, (key) => toText(values[key]) ?? ''));
  const blueprintHandle = toText(own['blueprint']);
  const blueprint =
    blueprintHandle === undefined && origin ? origin.blueprint : chooseBlueprint(collection, blueprintHandle);
  if (!blueprint)
    source.report({
      path: file.path,
      line: 1,
      message: `The blueprint ${blueprintHandle} does not exist. Write the handle of a blueprint of ${collection.handle}.`,
    });
  const usedBlueprint = blueprint ?? collection.blueprints[0] ?? EMPTY_BLUEPRINT;
  if (collection.isDated && date !== undefined && !isExistingDate(date))
    source.report({
      path: file.path,
      line: 1,
      message: `The date ${date} in the file name does not exist. Write it as 2026-03-14, 2026-03-14-0930 or 2026-03-14-093005.`,
    });
  const time = (date === undefined ? origin?.date : timeIn(date)) ?? null;
  return {
    id,
    collection,
    site,
    path: file.path,
    modified: file.modified,
    slug: !collection.needsSlugs && name === id ? null : name,
    date: collection.isDated && time !== null ? startOf(time, dateUnitOf(usedBlueprint)) : null,
    isPublished: published === undefined || Boolean(published),
    origin,
    own,
    values: title === null ? values : { ...values, title },
    blueprint: usedBlueprint,
  };
}

/** Returns the precision of an entry's date: a day unless the field has a time, and no seconds unless they are enabled (contract §5.1). */
function dateUnitOf(blueprint: Blueprint): number {
  const config = blueprint.fields().find(({ handle }) => handle === 'date')?.config;
  if (config?.['time_enabled'] !== true) return DAY_MS;
  return config['time_seconds_enabled'] === true ? SECOND_MS : MINUTE_MS;
}

/**
 * Parses `2026-03-14`, `2026-03-14-0930` or `2026-03-14-093005` as UTC; returns Unix milliseconds. It carries overflows
 * like PHP: 30 February becomes 2 March.
 */
function timeIn(name: string): number {
  const [year, month, day, hour = 0, minute = 0, second = 0] = (name.match(NUMBERS) ?? []).map(Number);
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
}

/** Returns whether the calendar has a date as in `timeIn`. */
function isExistingDate(name: string): boolean {
  const digits = new Date(timeIn(name)).toISOString().replaceAll(/\D/g, '');
  return digits.startsWith(name.replaceAll('-', ''));
}
