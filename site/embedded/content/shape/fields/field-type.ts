import type { Value, Values } from '../../files/value.ts';
import type { Field } from '../../project/blueprint.ts';
import type { Place } from '../place.ts';

/** Turns a stored value, its default already put in, into the JSON of the API (contract §5.2). */
export type FieldType = (value: Value, field: Field, place: Place) => Value;

/** Shapes the fields inside a set, row or group; handed in, because field types and the list of them need each other. */
export type ShapeFields = (fields: Field[], values: Values, place: Place) => Values;
