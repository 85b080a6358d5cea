/** The parts of a variant that determine which values can be chosen. */
export type SelectableVariant = {
  readonly sku: string;
  /** One UID for each option of the product. Empty for a product without options. */
  readonly valueUids: readonly string[];
  readonly isInStock: boolean;
};

/** An option of a product, such as its colour, with the values that at least one variant has. */
export type ChoosableOption = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly {
    readonly uid: string;
    readonly label: string;
    /** CSS colour of a colour swatch. */
    readonly color: string | undefined;
  }[];
};

/** One value of an option, relative to the selected variant. */
export type ValueChoice = {
  readonly uid: string;
  readonly label: string;
  readonly color: string | undefined;
  /** The variant that the value selects: it has the value, and as many of the other selected values as possible. */
  readonly sku: string;
  readonly isSelected: boolean;
  /**
   * `soldOut`: the variant cannot be bought now. `otherValues`: no variant has this value together with the other selected values, so
   * choosing it changes those too.
   */
  readonly availability: 'available' | 'soldOut' | 'otherValues';
};

/** The choices of one option. */
export type OptionChoice = {
  readonly code: string;
  readonly label: string;
  readonly selectedLabel: string | undefined;
  readonly values: readonly ValueChoice[];
};

/** Query parameter that selects a variant by its SKU. */
export const VARIANT = 'variant';

/** Returns the variant that a page shows without a selection: the first one in stock. */
export function defaultVariant<Variant extends SelectableVariant>(
  variants: readonly Variant[],
): Variant | undefined {
  return variants.find(({ isInStock }) => isInStock) ?? variants[0];
}

/** Returns the variant with a SKU. Shops ignore the letter case of SKUs (contract A5). */
function findVariant<Variant extends SelectableVariant>(
  variants: readonly Variant[],
  sku: string,
): Variant | undefined {
  return (
    variants.find((variant) => variant.sku === sku) ??
    variants.find((variant) => variant.sku.toLowerCase() === sku.toLowerCase())
  );
}

/** Returns the URL of a product page with a selected variant. */
export function variantHref(path: string, sku: string): string {
  return `${path}?${new URLSearchParams({ [VARIANT]: sku })}`;
}

/**
 * Returns the URL of the product in a line of a cart, an order or a wishlist. It selects the variant of the line.
 *
 * @param path the path of the product page on the site
 */
export function lineHref(path: string, { sku, parentSku }: LineProduct): string {
  const page = encodeURI(path);
  return parentSku === undefined ? page : variantHref(page, sku);
}

/** The product of a line. `parentSku` is set for a variant. */
type LineProduct = { readonly sku: string; readonly parentSku: string | undefined };

/**
 * The selection of a URL. `none`: the URL selects nothing. `redirect`: the URL selects no valid variant, or its SKU has another letter case. The
 * target of the redirect is the valid URL.
 */
type UrlSelection<Variant> =
  | { readonly kind: 'none' }
  | { readonly kind: 'selected'; readonly variant: Variant }
  | { readonly kind: 'redirect'; readonly href: string };

/** Reads the variant that a URL selects. For a product without options, a URL with a selection is redirected to the URL without it. */
export function readSelection<Variant extends SelectableVariant>(
  query: URLSearchParams,
  path: string,
  variants: readonly Variant[],
): UrlSelection<Variant> {
  const values = query.getAll(VARIANT);
  const [sku] = values;
  if (sku === undefined) return { kind: 'none' };
  const isChoosable = variants.some(({ valueUids }) => valueUids.length > 0);
  const variant = isChoosable ? findVariant(variants, sku) : undefined;
  if (!variant) return { kind: 'redirect', href: path };
  if (variant.sku !== sku || values.length > 1)
    return { kind: 'redirect', href: variantHref(path, variant.sku) };
  return { kind: 'selected', variant };
}

/** Returns the choices of every option, relative to the selected variant. Values that no variant has are omitted. */
export function toChoices(
  options: readonly ChoosableOption[],
  variants: readonly SelectableVariant[],
  selected: SelectableVariant,
): readonly OptionChoice[] {
  return options.map(({ code, label, values }) => {
    const ownUids = new Set(values.map(({ uid }) => uid));
    const otherUids = selected.valueUids.filter((uid) => !ownUids.has(uid));
    const choices = values.flatMap((value): ValueChoice[] => {
      const nearest = findNearest(variants, value.uid, otherUids);
      if (!nearest) return [];
      const isCombination = otherUids.every((uid) => nearest.valueUids.includes(uid));
      return [
        {
          ...value,
          sku: nearest.sku,
          isSelected: selected.valueUids.includes(value.uid),
          availability: isCombination ? (nearest.isInStock ? 'available' : 'soldOut') : 'otherValues',
        },
      ];
    });
    const selectedLabel = choices.find(({ isSelected }) => isSelected)?.label;
    return { code, label, selectedLabel, values: choices };
  });
}

/** Returns the variant with a value that has the most of the other selected values. If several are equal, prefers a variant in stock. */
function findNearest(
  variants: readonly SelectableVariant[],
  uid: string,
  otherUids: readonly string[],
): SelectableVariant | undefined {
  const score = ({ valueUids, isInStock }: SelectableVariant) =>
    2 * otherUids.filter((other) => valueUids.includes(other)).length + Number(isInStock);
  return variants
    .filter(({ valueUids }) => valueUids.includes(uid))
    .toSorted((one, other) => score(other) - score(one))[0];
}
