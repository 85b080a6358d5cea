import { Hono } from 'hono';
import type { ApiContext } from './api-context.ts';
import { respond } from './responses.ts';

/** Routes for the lists of handles and titles that Statamic 6.31 added (contract §0, difference 10). */
export function listRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/ping', (context) => respond(context, 'pong'));
  routes.get('/sites', (context) => {
    const { sites } = apiContext.state().project;
    return respond(
      context,
      sites.all.map(({ handle, name, lang, locale, url }) => ({
        handle,
        name,
        lang,
        locale,
        short_locale: lang,
        url,
      })),
    );
  });
  routes.get('/collections', (context) => {
    const { project } = apiContext.state();
    const enabled = [...project.collections.values()].filter(({ handle }) =>
      project.api.isEnabled('collections', handle),
    );
    return respond(
      context,
      enabled.map(({ handle, title }) => ({ title, handle })),
    );
  });
  routes.get('/taxonomies', (context) => {
    const { project } = apiContext.state();
    const enabled = project.taxonomies
      .all()
      .filter(({ handle }) => project.api.isEnabled('taxonomies', handle));
    return respond(
      context,
      enabled.map(({ handle, title }) => ({ title, handle })),
    );
  });
  routes.get('/asset-containers', (context) => {
    const { project } = apiContext.state();
    const enabled = [...project.assets.containers.values()].filter(({ handle }) =>
      project.api.isEnabled('assets', handle),
    );
    return respond(
      context,
      enabled.map(({ handle, title }) => ({ title, handle })),
    );
  });
  return routes;
}
