import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { FieldContext } from '../server-state.ts';

/** Turns a stored value, its default already put in, into the JSON of the API (contract §5.2). */
export type FieldType = (value: JsonValue, field: BlueprintField, place: FieldContext) => JsonValue;

/** Shapes the fields inside a set, row or group; handed in, because field types and the list of them need each other. */
export type ShapeFields = (fields: BlueprintField[], values: JsonObject, place: FieldContext) => JsonObject;
