import type { FormSectionData, PageForms } from '../forms/form.ts';
import type { SvgIcon } from '../parse/sanitise-svg.ts';
import type { Section } from '../sections/section.ts';
import type { Store } from '../sections/store.ts';

/** What the site knows for a whole page's sections: each thing asked for once, however many sections need it. */
export type PageData = {
  /** Today's sunset at the brand's town. */
  readonly sunset?: { readonly place: string; readonly time: string; readonly dateTime: string };
  readonly forms?: PageForms;
  /** Every shop, in the order in which they are shown; absent where the content system could not say. */
  readonly stores?: readonly Store[];
  /** Drawings by their names in the icon service; those that it lacks, or could not give in time, are absent. */
  readonly icons?: Icons;
};

type Icons = Readonly<Record<string, SvgIcon>>;

/** What one section is told of it. */
export type SectionData = {
  readonly sunset?: PageData['sunset'];
  readonly form?: FormSectionData;
  /** The shops of the kinds that it shows; absent where they could not be had, which is not the same as none. */
  readonly stores?: readonly Store[];
  /** Those that it shows, by name. */
  readonly icons?: Icons;
};

/** What a page's sections need from outside to be shown. */
export type DataRequirements = {
  readonly sunset: boolean;
  /** Handles of forms, each once. */
  readonly forms: readonly string[];
  readonly stores: boolean;
  /** Names of icons, each once. */
  readonly icons: readonly string[];
};

/** What these sections need from outside to be shown; pure, so that a route can ask for everything at once. */
export function collectDataRequirements(sections: readonly Section[]): DataRequirements {
  return {
    sunset: sections.some(({ type, props }) => type === 'hero' && props.showsSunset),
    forms: [...new Set(sections.flatMap((one) => (one.type === 'form' ? [one.props.form] : [])))],
    stores: sections.some(({ type }) => type === 'points-of-sale-overview'),
    icons: [...new Set(sections.flatMap(iconsOf))],
  };
}

/** Of the page's answers those that one section asked for: an interactive section takes no others along to the browser. */
export function selectSectionData(section: Section, { sunset, forms, stores, icons }: PageData): SectionData {
  switch (section.type) {
    case 'hero':
      return section.props.showsSunset && sunset ? { sunset } : {};
    case 'form':
      return forms ? { form: formAnswer(section, forms) } : {};
    case 'points-of-sale-overview':
      return stores ? { stores: ofKinds(stores, section.props.kinds) } : {};
    case 'icon':
    case 'usps':
      return icons ? { icons: only(icons, iconsOf(section)) } : {};
    default:
      return {};
  }
}

function iconsOf({ type, props }: Section): string[] {
  if (type === 'icon') return [props.icon];
  return type === 'usps' ? props.reasons.flatMap(({ icon }) => (icon === '' ? [] : [icon])) : [];
}

function only(icons: Icons, names: readonly string[]): Icons {
  return Object.fromEntries(Object.entries(icons).filter(([name]) => names.includes(name)));
}

function formAnswer(
  { id, props }: Section<'form'>,
  { definitions, posted, ...page }: PageForms,
): FormSectionData {
  const ours = posted?.section === id ? posted : undefined;
  return { ...page, definition: definitions.get(props.form), posted: ours };
}

/** The shops that are of one of these kinds; of no kinds, all shops. */
function ofKinds(stores: readonly Store[], kinds: readonly string[]) {
  if (kinds.length === 0) return stores;
  return stores.filter((store) => store.kinds.some(({ id }) => kinds.includes(id)));
}
