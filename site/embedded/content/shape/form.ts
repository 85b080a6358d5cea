import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectForm } from '../project/model.ts';
import type { ProjectState } from './project-state.ts';
import { formApiUrl } from './shallow.ts';

const FULL_WIDTH = 100;

/** Returns a form with the raw configuration of each field (contract §7.1). Without fields, the map is `[]`, as PHP writes it. */
export function shapeForm(form: ProjectForm, state: ProjectState): JsonObject {
  const fields = form.blueprint.fields();
  const byHandle: JsonValue = Object.fromEntries(
    fields.map(({ handle, config }) => [handle, { ...config, handle, width: config['width'] ?? FULL_WIDTH }]),
  );
  return {
    handle: form.handle,
    title: form.title,
    fields: fields.length === 0 ? [] : byHandle,
    api_url: formApiUrl(form, state),
  };
}
