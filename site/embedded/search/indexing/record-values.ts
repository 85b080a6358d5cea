export type RecordValue = string | number | boolean | null | readonly RecordValue[] | RecordObject;
export interface RecordObject {
  readonly [attribute: string]: RecordValue;
}

/** A record of an index, with the attributes that the caller wrote. */
export interface IndexRecord extends RecordObject {
  readonly objectID: string;
}

export type ScalarValue = string | number | boolean;

/** Returns whether a value is an object, not a list. */
export function isRecordObject(value: RecordValue | undefined): value is RecordObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of a first-level attribute. Only own properties count, so `constructor` is a name like any other. */
export function ownValue(object: RecordObject, attribute: string): RecordValue | undefined {
  return Object.hasOwn(object, attribute) ? object[attribute] : undefined;
}

/** Returns the texts, numbers and booleans of an attribute such as `categories.level0`. Lists are flattened. */
export function readScalars(value: RecordValue | undefined, path: string): ScalarValue[] {
  const found: ScalarValue[] = [];
  collectScalars(value, path, found);
  return found;
}

function collectScalars(value: RecordValue | undefined, path: string, found: ScalarValue[]): void {
  if (value === null || value === undefined) return;
  if (isList(value)) {
    for (const element of value) collectScalars(element, path, found);
  } else if (typeof value !== 'object') {
    if (path === '') found.push(value);
  } else if (path !== '') {
    // The name of an attribute can contain a dot.
    if (Object.hasOwn(value, path)) return collectScalars(value[path], '', found);
    for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
      const child = ownValue(value, path.slice(0, dot));
      if (child !== undefined) collectScalars(child, path.slice(dot + 1), found);
    }
  }
}

/** Returns the texts and numbers of an attribute and of everything inside it, in the order of the record. */
export function readTexts(value: RecordValue | undefined, path: string): string[] {
  const found: string[] = [];
  collectTexts(valueAt(value, path), found);
  return found;
}

function collectTexts(value: RecordValue | undefined, found: string[]): void {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'number') found.push(String(value));
  else if (isList(value)) for (const element of value) collectTexts(element, found);
  else if (isRecordObject(value)) for (const child of Object.values(value)) collectTexts(child, found);
}

/** Returns the value at a path. A path through a list returns the list of its elements' values. */
function valueAt(value: RecordValue | undefined, path: string): RecordValue | undefined {
  if (path === '') return value;
  if (isList(value)) return value.flatMap((element) => valueAt(element, path) ?? []);
  if (!isRecordObject(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const child = ownValue(value, path.slice(0, dot));
    if (child !== undefined) return valueAt(child, path.slice(dot + 1));
  }
  return undefined;
}

/** Returns whether a value is a list. Unlike `Array.isArray`, it keeps the type of the elements. */
export function isList(value: RecordValue | undefined): value is readonly RecordValue[] {
  return Array.isArray(value);
}
