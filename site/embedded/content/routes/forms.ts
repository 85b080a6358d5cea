import { Hono } from 'hono';
import { shapeForm } from '../shape/form.ts';
import { respond, orNotFound, assertFound } from './responses.ts';
import type { Service } from './service.ts';

/** The forms' definitions (contract §7.1). */
export function formRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/', (context) => {
    const reading = service.state();
    const { forms, api } = reading.project;
    const shown = [...forms.values()].filter(({ handle }) => api.enabled('forms', handle));
    assertFound(forms.size === 0 || shown.length > 0);
    return respond(
      context,
      shown.map((form) => shapeForm(form, reading)),
    );
  });
  routes.get('/:form', (context) => {
    const reading = service.state();
    const form = orNotFound(reading.project.forms.get(context.req.param('form')));
    assertFound(reading.project.api.enabled('forms', form.handle));
    return respond(context, shapeForm(form, reading));
  });
  return routes;
}
