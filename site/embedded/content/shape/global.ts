import { sortByKey } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import type { GlobalSet } from '../project/model.ts';
import { shapeFields } from './fields/fields.ts';
import type { ProjectState } from './project-state.ts';

/** Returns a global set in one site; null if the site does not have the set (contract §5.4). */
export function shapeGlobal(set: GlobalSet, site: string, state: ProjectState): JsonObject | null {
  const values = set.bySite.get(site);
  if (!values) return null;
  const shaped = shapeFields(set.blueprint.fields(), values, { ...state, site, entry: null });
  return {
    ...sortByKey({ ...values, ...shaped }),
    handle: set.handle,
    api_url: `${state.serverUrl}/api/globals/${set.handle}`,
  };
}
