import { mapOf, textOf } from '../files/value.ts';
import { titleFrom } from './blueprint.ts';
import type { Form } from './model.ts';
import type { Source } from './source.ts';

/** The forms of `resources/forms`, their fields from `resources/blueprints/forms` (contract §10.6). */
export function readForms(source: Source): Map<string, Form> {
  return new Map(
    [...source.inFolder('resources/forms')].map(([handle, file]) => {
      const settings = mapOf(file.content);
      const form = {
        handle,
        title: textOf(settings['title']) ?? titleFrom(handle),
        honeypot: textOf(settings['honeypot']) ?? 'honeypot',
        stores: settings['store'] !== false,
        blueprint: source.blueprint(`resources/blueprints/forms/${handle}`, {}),
      };
      return [handle, form];
    }),
  );
}
