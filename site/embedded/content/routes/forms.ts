import { Hono } from 'hono';
import { shapeForm } from '../shape/form.ts';
import { answer, found, foundIf } from './answer.ts';
import type { Service } from './service.ts';

/** The forms' definitions (contract §7.1). */
export function formRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/', (context) => {
    const reading = service.reading();
    const { forms, api } = reading.project;
    const shown = [...forms.values()].filter(({ handle }) => api.enabled('forms', handle));
    foundIf(forms.size === 0 || shown.length > 0);
    return answer(
      context,
      shown.map((form) => shapeForm(form, reading)),
    );
  });
  routes.get('/:form', (context) => {
    const reading = service.reading();
    const form = found(reading.project.forms.get(context.req.param('form')));
    foundIf(reading.project.api.enabled('forms', form.handle));
    return answer(context, shapeForm(form, reading));
  });
  return routes;
}
