import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { FormSectionData, PrivacyLink } from '../forms/form-data.ts';
import type { FieldSchemas } from '../parse/fields.ts';
import type { SvgIcon } from '../parse/sanitise-svg.ts';
import type { ShopItems, ShopReference } from '../shop/shop-item.ts';
import type { StoreList, StorePreset } from '../stores/store-list.ts';

/** Data from outside that a section can require, by kind. The value of a kind is absent when the site could not load it. */
export type SectionData = {
  /** Today's sunset in the brand's town. */
  readonly sunset?: { readonly place: string; readonly time: string; readonly dateTime: string };
  readonly form?: FormSectionData;
  /** The stores of the section's preset. */
  readonly stores?: StoreList;
  /** Icons by their names in the icon service. */
  readonly icons?: Readonly<Record<string, SvgIcon>>;
  /** For a section that asks for consent; absent if the site names no page about personal data. */
  readonly privacyLink?: PrivacyLink;
  /** Products and categories that the page refers to; absent if the shop cannot be reached. */
  readonly shop?: ShopItems;
};

/** The requirement of one section for each kind of data. */
export type SectionRequirements = {
  readonly sunset?: boolean;
  /** Handle of a form. */
  readonly form?: string;
  /** The stores that the section lists. */
  readonly stores?: StorePreset;
  /** Names of icons; empty names are ignored. */
  readonly icons?: readonly string[];
  /** Whether the section asks for consent. A form has the link in its own data. */
  readonly privacyLink?: boolean;
  readonly shop?: readonly ShopReference[];
};

type DataKind = keyof SectionData;
type NoTexts = Readonly<Record<string, never>>;
/** Translates a message of the namespace `sections`: `t('gallery.close')`. */
export type TranslateSection = TFunction<'sections'>;
type SectionSchema = (fields: FieldSchemas) => GenericSchema;

/**
 * Values that a view receives in addition to its content. They are serialisable, because the payload of an interactive section contains
 * them.
 */
export type SectionContext<Texts = object, Kinds extends DataKind = DataKind> = {
  /** Unique in the page; the prefix of every element id in the section. */
  readonly id: string;
  /** 1 for the section with the page's h1, otherwise 2. Headings inside the section continue from this level. */
  readonly headingLevel: 1 | 2;
  /** Whether the section contains the picture that is the page's largest contentful paint (LCP). */
  readonly isLcp: boolean;
  /** Tag for `Intl`, which is BCP 47: `nl-NL`, `en-GB`. */
  readonly intl: string;
  /** The section's own translated texts. */
  readonly texts: Texts;
  readonly data: Pick<SectionData, Kinds>;
};

/** Props of a section's view: the output of its schema, and a context with the texts and kinds of data that it declares. */
export type SectionViewProps<
  Schema extends SectionSchema,
  Declared extends { texts?: object; data?: DataKind } = object,
> = InferOutput<ReturnType<Schema>> & {
  readonly context: SectionContext<
    Declared extends { texts: infer Texts } ? Readonly<Texts> : NoTexts,
    Declared extends { data: infer Kinds extends DataKind } ? Kinds : never
  >;
};

/** One item of a list in a schema's output: `SectionItem<typeof faqSchema, 'questions'>`. */
export type SectionItem<
  Schema extends SectionSchema,
  Key extends keyof InferOutput<ReturnType<Schema>>,
> = InferOutput<ReturnType<Schema>>[Key] extends readonly (infer Item)[] ? Item : never;

type SectionDefinition<Schema extends SectionSchema, Texts, Kinds extends DataKind> = {
  /** Validates the CMS's fields of one section. */
  readonly schema: Schema;
  readonly view: ComponentType<
    InferOutput<ReturnType<Schema>> & { readonly context: SectionContext<Texts, Kinds> }
  >;
} & ([Kinds] extends [never]
  ? { readonly requirements?: never }
  : {
      /** Returns the data that a section requires. It must contain each kind that the view reads from `context.data`. */
      readonly requirements: (
        props: InferOutput<ReturnType<Schema>>,
      ) => Required<Pick<SectionRequirements, Kinds>>;
    }) &
  ([Texts] extends [NoTexts]
    ? { readonly texts?: never }
    : {
        /**
         * Returns the translated texts of a section. Only the server calls it, so the browser loads no library for translations. The texts
         * of an interactive section must be serialisable.
         */
        readonly texts: (
          t: TranslateSection,
          props: InferOutput<ReturnType<Schema>>,
          data: Pick<SectionData, Kinds>,
        ) => Texts;
      });

/**
 * When a section hydrates (`.decisions/0064-hydration-on-intent.md`).
 *
 * - `onIntent`: when the visitor points at one of its controls, focuses or clicks it, or scrolls in it. For sections that look and work
 *   right before hydration.
 * - `whenVisible`: when it is near the window. For sections that move or change without the visitor.
 * - `never`: the browser gets only HTML, no props and no script.
 */
export type Hydration = 'onIntent' | 'whenVisible' | 'never';

type HydrationRule<Schema extends SectionSchema, Kinds extends DataKind> = {
  readonly hydration: (props: InferOutput<ReturnType<Schema>>, data: Pick<SectionData, Kinds>) => Hydration;
};

/** Defines a section that renders on the server only. */
export function defineSection<Schema extends SectionSchema, Texts, Kinds extends DataKind>(
  definition: SectionDefinition<Schema, Texts, Kinds>,
): SectionDefinition<Schema, Texts, Kinds> {
  return definition;
}

/** Defines a section that can hydrate in the browser. Its view is also listed in `interactive.ts`. */
export function defineInteractiveSection<Schema extends SectionSchema, Texts, Kinds extends DataKind>(
  definition: SectionDefinition<Schema, Texts, Kinds> & HydrationRule<Schema, Kinds>,
): SectionDefinition<Schema, Texts, Kinds> & HydrationRule<Schema, Kinds> {
  return definition;
}
