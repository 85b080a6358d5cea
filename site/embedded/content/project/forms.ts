import { toMap, toText } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import type { ProjectForm } from './model.ts';
import type { ProjectFiles } from './project-files.ts';

/** Reads the forms of `resources/forms`, with the fields of `resources/blueprints/forms` (contract §10.6). */
export function readForms(source: ProjectFiles): Map<string, ProjectForm> {
  return new Map(
    [...source.inFolder('resources/forms')].map(([handle, file]) => {
      const settings = toMap(file.content);
      const form = {
        handle,
        title: toText(settings['title']) ?? titleFromHandle(handle),
        honeypot: toText(settings['honeypot']) ?? 'honeypot',
        storesSubmissions: settings['store'] !== false,
        blueprint: source.blueprint(`resources/blueprints/forms/${handle}`, {}),
      };
      return [handle, form];
    }),
  );
}
