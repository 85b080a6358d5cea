import { sortedByKey, textOf } from '../files/value.ts';
import type { Values } from '../files/value.ts';
import type { Term } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { termAddress } from './addresses.ts';
import { shapeFields } from './fields/fields.ts';
import { isoDate } from './iso-date.ts';
import type { Reading } from './place.ts';
import { shallowUser, termApiUrl } from './shallow.ts';

/** A term as the API shows it, sorted by key (contract §5.3). */
export function shapeTerm(term: Term, reading: Reading): Values {
  const { project, now } = reading;
  const { taxonomy, values } = term;
  const place = { ...reading, site: term.site, entry: null };
  const address = termAddress(term, reading, null);
  const stored = values['updated_at'];
  const changed = isoDate(
    typeof stored === 'number' ? stored * 1000 : Math.floor(term.modified / 1000) * 1000,
  );
  const editor = project.users.get(textOf(values['updated_by']) ?? '');
  const used = project.taxonomies
    .entriesWith(taxonomy.handle, term.key)
    .filter((entry) => entry.site === term.site);
  const { blueprint: _blueprint, ...kept } = values;
  return sortedByKey({
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

function taxonomyKeys({ taxonomy, site }: Term, { project }: Reading): Values {
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
