import { textOf } from '../../files/value.ts';
import type { FieldType } from './field-type.ts';

/** SVG markup when that is what is stored; the icon files themselves belong to the editor's program, so a name stays a name. */
export const icon: FieldType = (value) => textOf(value) ?? null;
