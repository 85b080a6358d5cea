import * as v from 'valibot';
import { attributeCodes } from './attribute-values.ts';
import { strictFields, handle, wholeNumber } from './fields.ts';
import { labelsByLocale } from './texts.ts';

/** Ids of the attributes that every product of the shop has, besides those of `attributes.yaml`, by code. */
export const shopAttributeIds = {
  in_stock: 97,
  material_text: 131,
  care_text: 132,
  ean: 133,
  box_text: 134,
} as const;

const option = strictFields({
  id: wholeNumber(1, 211),
  value: handle('basalt'),
  swatch: v.optional(
    v.pipe(
      v.string('must be a colour in quotes, for example ’#3b3a38’'),
      v.regex(/^#[0-9a-f]{6}$/, 'must be a colour of six lower-case hexadecimal digits, for example #3b3a38'),
    ),
  ),
  texts: labelsByLocale('Basalt'),
});

const shared = {
  id: wholeNumber(1, 93),
  code: v.pipe(
    v.picklist(attributeCodes, `must be one of ${attributeCodes.join(', ')}`),
    v.examples(['color']),
  ),
  /** Whether product lists offer it as a filter. */
  filterable: v.optional(v.boolean('must be true or false'), false),
  /** Whether product lists can be sorted by it. */
  sortable: v.optional(v.boolean('must be true or false'), false),
  texts: labelsByLocale('Colour'),
};

const attributeSchema = v.variant(
  'input',
  [
    strictFields({
      ...shared,
      input: v.picklist(['choice', 'choices']),
      options: v.pipe(
        v.array(option, 'must be a list of options'),
        v.nonEmpty('must contain at least one option'),
      ),
    }),
    strictFields({
      ...shared,
      input: v.literal('number'),
      unit: v.pipe(
        v.picklist(['cm', 'kg', 'lm', 'K', 'h', 'y'], 'must be cm, kg, lm, K, h or y'),
        v.examples(['cm']),
      ),
    }),
    strictFields({ ...shared, input: v.literal('yes or no') }),
  ],
  'must be choice, choices, number or “yes or no”',
);

export const attributesSchema = v.array(
  attributeSchema,
  'must be a list of attributes, each starting with “- id: 93”',
);

export type Attribute = v.InferOutput<typeof attributeSchema>;
