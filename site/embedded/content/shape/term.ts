import { sortByKey, toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectTerm } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { shapeFields } from './fields/fields.ts';
import { isoDate } from './iso-date.ts';
import type { ServerState } from './server-state.ts';
import { shallowUser, termApiUrl } from './shallow.ts';
import { termUrls } from './urls.ts';

/** A term as the API shows it, sorted by key (contract §5.3). */
export function shapeTerm(term: ProjectTerm, reading: ServerState): JsonObject {
  const { project, now } = reading;
  const { taxonomy, values } = term;
  const place = { ...reading, site: term.site, entry: null };
  const address = termUrls(term, reading, null);
  const stored = values['updated_at'];
  const changed = isoDate(
    typeof stored === 'number' ? stored * 1000 : Math.floor(term.modified / 1000) * 1000,
  );
  const editor = project.users.get(toText(values['updated_by']) ?? '');
  const used = project.taxonomies
    .entriesWith(taxonomy.handle, term.key)
    .filter((entry) => entry.site === term.site);
  const { blueprint: _blueprint, ...kept } = values;
  return sortByKey({
    ...kept,
    ...shapeFields(taxonomy.blueprint.fields(), values, place),
    api_url: termApiUrl(term, reading),
    edit_url: null,
    entries_count: used.filter((entry) => statusOf(entry, now) === 'published').length,
    id: `${taxonomy.handle}::${term.key}`,
    is_term: true,
    locale: term.site,
    permalink: address.permalink,
    slug: term.slug,
    taxonomy: taxonomyKeys(term, reading),
    title: term.title,
    updated_at: changed,
    updated_by: editor ? shallowUser(editor, reading) : null,
    uri: address.uri,
    url: address.url,
  });
}

function taxonomyKeys({ taxonomy, site }: ProjectTerm, { project }: ServerState): JsonObject {
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
