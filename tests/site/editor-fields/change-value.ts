import type { JsonValue } from '#embedded/content';
import { isMap } from '#embedded/content';
import type { EditorField } from './blueprints.ts';

type Steps = EditorField['steps'];

/**
 * Returns a copy of JSON in which each value at the steps is replaced. It visits all items of lists, but only the rows of the named set. It
 * adds no keys, because the content API sends every requested field.
 *
 * @param owner selects the objects in which the steps start
 */
export function changeValues(
  json: JsonValue,
  owner: (object: Readonly<Record<string, JsonValue>>) => boolean,
  steps: Steps,
  value: JsonValue,
): JsonValue {
  if (Array.isArray(json)) return json.map((item) => changeValues(item, owner, steps, value));
  if (!isMap(json)) return json;
  const inside = Object.fromEntries(
    Object.entries(json).map(([key, child]) => [key, changeValues(child, owner, steps, value)]),
  );
  return owner(json) ? setValue(inside, steps, value) : inside;
}

function setValue(json: JsonValue, [step, ...rest]: Steps, value: JsonValue): JsonValue {
  if (step === undefined) return value;
  if (Array.isArray(json)) return json.map((item) => setValue(item, [step, ...rest], value));
  if (!isMap(json)) return json;
  if (typeof step !== 'string') return json['type'] === step.set ? setValue(json, rest, value) : json;
  const current = json[step];
  return current === undefined ? json : { ...json, [step]: setValue(current, rest, value) };
}
