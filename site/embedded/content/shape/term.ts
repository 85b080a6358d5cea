import { sortByKey, toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectTerm } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { changedAt } from './entry.ts';
import { shapeFields } from './fields/fields.ts';
import { isoDate } from './iso-date.ts';
import type { ProjectState } from './project-state.ts';
import { shallowUser, termApiUrl } from './shallow.ts';
import { termUrls } from './urls.ts';

/** Returns a term in the shape of the API, sorted by key (contract §5.3). */
export function shapeTerm(term: ProjectTerm, state: ProjectState): JsonObject {
  const { project, now } = state;
  const { taxonomy, values } = term;
  const context = { ...state, site: term.site, entry: null };
  const urls = termUrls(term, state, null);
  const changed = isoDate(changedAt(values['updated_at'], term.modified));
  const editor = project.users.get(toText(values['updated_by']) ?? '');
  const used = project.taxonomies
    .entriesWith(taxonomy.handle, term.key)
    .filter((entry) => entry.site === term.site);
  const { blueprint: _blueprint, ...stored } = values;
  return sortByKey({
    ...stored,
    ...shapeFields(taxonomy.blueprint.fields(), values, context),
    api_url: termApiUrl(term, state),
    edit_url: null,
    entries_count: used.filter((entry) => statusOf(entry, now) === 'published').length,
    id: `${taxonomy.handle}::${term.key}`,
    is_term: true,
    locale: term.site,
    permalink: urls.permalink,
    slug: term.slug,
    taxonomy: taxonomyKeys(term, state),
    title: term.title,
    updated_at: changed,
    updated_by: editor ? shallowUser(editor, state) : null,
    uri: urls.uri,
    url: urls.url,
  });
}

function taxonomyKeys({ taxonomy, site }: ProjectTerm, { project }: ProjectState): JsonObject {
  const uri = `/${taxonomy.handle.replaceAll('_', '-')}`;
  const { path = '', url = '' } = project.sites.find(site) ?? {};
  return {
    title: taxonomy.title,
    handle: taxonomy.handle,
    uri,
    url: `${path}${uri}`,
    permalink: `${url}${uri}`,
  };
}
