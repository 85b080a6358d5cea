import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectForm } from '../project/model.ts';
import type { ServerState } from './server-state.ts';
import { formApiUrl } from './shallow.ts';

const FULL_WIDTH = 100;

/** A form with each field's own configuration untouched (contract §7.1); no fields are `[]`, as PHP writes an empty map. */
export function shapeForm(form: ProjectForm, reading: ServerState): JsonObject {
  const fields = form.blueprint.fields();
  const byHandle: JsonValue = Object.fromEntries(
    fields.map(({ handle, config }) => [handle, { ...config, handle, width: config['width'] ?? FULL_WIDTH }]),
  );
  return {
    handle: form.handle,
    title: form.title,
    fields: fields.length === 0 ? [] : byHandle,
    api_url: formApiUrl(form, reading),
  };
}
