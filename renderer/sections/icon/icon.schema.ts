import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** A small icon with one or two lines of text beside or below it. */
export function iconSchema({ text, heading, choice }: FieldSchemas) {
  return v.object({ icon: text, heading, text, align: choice('start', 'center') });
}
