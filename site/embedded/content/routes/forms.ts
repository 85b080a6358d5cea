import { Hono } from 'hono';
import { shapeForm } from '../shape/form.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound } from './responses.ts';

/** Routes for form definitions (contract §7.1). */
export function formRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/', (context) => {
    const state = apiContext.state();
    const { forms, api } = state.project;
    const enabled = [...forms.values()].filter(({ handle }) => api.isEnabled('forms', handle));
    assertFound(api.isOpen('forms'));
    return respond(
      context,
      enabled.map((form) => shapeForm(form, state)),
    );
  });
  routes.get('/:form', (context) => {
    const state = apiContext.state();
    const form = orNotFound(state.project.forms.get(context.req.param('form')));
    assertFound(state.project.api.isEnabled('forms', form.handle));
    return respond(context, shapeForm(form, state));
  });
  return routes;
}
