import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** One line and its calls to action. */
export function smallCtaBannerSchema({ text, heading, choice, ctas }: FieldSchemas) {
  return v.object({ eyebrow: text, heading, text, align: choice('start', 'center'), ctas });
}
