import { Hono } from 'hono';
import { statusOf } from '../project/status.ts';
import { textParameter } from '../query/parameters.ts';
import { isPreview } from './access.ts';
import { answer, found, foundIf, queryOf, Refusal } from './answer.ts';
import { chosenKeys } from './chosen-keys.ts';
import type { Service } from './service.ts';

/** The entry that lives at an address of a site (contract §6). */
export function byUriRoutes(service: Service): Hono {
  return new Hono({ strict: false }).get('/entries-by-uri', (context) => {
    const query = queryOf(context);
    const { project, now } = service.reading();
    const uri = textParameter(query, 'uri');
    if (uri === undefined) throw new Refusal(422, 'The uri field is required.');
    const site = found(project.sites.find(textParameter(query, 'site') ?? project.sites.main.handle));
    const entry = found(project.entryAt(site.handle, `/${uri.replaceAll(/^\/+|\/+$/g, '')}`));
    foundIf(project.api.enabled('collections', entry.collection.handle));
    foundIf(statusOf(entry, now) === 'published' || isPreview(context, service));
    return answer(context, chosenKeys(service.shaped(entry), query, service));
  });
}
