import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { FieldContext } from '../project-state.ts';

/** Converts a stored value, or the field's default, to the JSON of the API (contract §5.2). */
export type FieldType = (value: JsonValue, field: BlueprintField, context: FieldContext) => JsonValue;

/** Shapes the fields of a set, row or group. Nested field types get it as a parameter, because a direct import would be a cycle. */
export type ShapeFields = (fields: BlueprintField[], values: JsonObject, context: FieldContext) => JsonObject;
