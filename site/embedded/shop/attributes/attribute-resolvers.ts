import type { StoreView } from '../stores/store-view.ts';
import { type AttributeFilter, describeUse, matchesFilter } from './attribute-filter.ts';
import type { ProductAttribute } from './attributes.ts';
import { noLabels, yesLabels } from './shop-attributes.ts';

const PRODUCT = 'CATALOG_PRODUCT';

const frontendInputs = {
  select: 'SELECT',
  multiselect: 'MULTISELECT',
  boolean: 'BOOLEAN',
  number: 'TEXT',
  text: 'TEXT',
} as const;

/** The part of a request's context that these resolvers read. */
type AttributeContext = {
  readonly view: StoreView;
  readonly attributes: () => readonly ProductAttribute[];
};

type AttributeRequest = { readonly attribute_code?: string | null; readonly entity_type?: string | null };

/** `attributesList`, `customAttributeMetadataV2`, and the types of attribute values. */
export const attributeResolvers = {
  Query: {
    attributesList: (
      _: unknown,
      { entityType, filters }: { entityType: string; filters?: AttributeFilter | null },
      context: AttributeContext,
    ) => {
      const all = entityType === PRODUCT ? context.attributes() : [];
      const matching = all.filter((attribute) => matchesFilter(attribute, filters));
      return { items: matching.map((attribute) => describeAttribute(attribute, context)), errors: [] };
    },

    customAttributeMetadataV2: (
      _: unknown,
      { attributes }: { attributes?: readonly AttributeRequest[] | null },
      context: AttributeContext,
    ) => {
      const results = (attributes ?? []).map(({ attribute_code: code, entity_type: type }) => {
        if (type?.toUpperCase() !== PRODUCT)
          return { error: refuse(`Entity "${type}" could not be found.`, 'ENTITY_NOT_FOUND') };
        const attribute = context.attributes().find((candidate) => candidate.code === code);
        return attribute
          ? { item: describeAttribute(attribute, context) }
          : { error: refuse(`Attribute code "${code}" could not be found.`, 'ATTRIBUTE_NOT_FOUND') };
      });
      return {
        items: results.flatMap(({ item }) => item ?? []),
        errors: results.flatMap(({ error }) => error ?? []),
      };
    },
  },

  CustomAttributeMetadataInterface: { __resolveType: () => 'CatalogAttributeMetadata' },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
  AttributeValueInterface: {
    __resolveType: (value: object) => ('value' in value ? 'AttributeValue' : 'AttributeSelectedOptions'),
  },
};

function refuse(message: string, type: string) {
  return { message, type };
}

function describeAttribute(attribute: ProductAttribute, { view }: AttributeContext) {
  const { code, label, input, options } = attribute;
  const language = view.locale.baseLanguage;
  const values =
    input === 'boolean'
      ? [
          { label: yesLabels[language], value: '1' },
          { label: noLabels[language], value: '0' },
        ]
      : options.map((option) => ({ label: option.label, value: String(option.id) }));
  return {
    code,
    label,
    entity_type: PRODUCT,
    frontend_input: frontendInputs[input],
    is_required: false,
    is_unique: code === 'ean',
    options: values.map((value) => ({ ...value, is_default: false })),
    ...describeUse(attribute),
  };
}
