import { toText } from '../../files/json-value.ts';
import type { FieldType } from './field-type.ts';

/** The markup of the icon's file in the field's folder; stored markup as it is. The editor's program's own icons are not known here. */
export const icon: FieldType = (value, { config }, { project }) => {
  const name = toText(value);
  if (name === undefined) return null;
  if (name.trimStart().startsWith('<svg')) return name;
  const folders = [
    toText(config['directory']) ?? 'resources/svg',
    toText(config['folder'] ?? config['set']) ?? '',
  ];
  return project.svg([...folders.filter((folder) => folder !== ''), `${name}.svg`].join('/'));
};
