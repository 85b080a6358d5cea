import type { BaseLanguage } from '#site/i18n/locale';

export type CountryRegion = { readonly id: number; readonly code: string; readonly name: string };

/** States and provinces as `id code name`, separated by `|`, with the ids of a Magento installation. Other countries have none. */
const rows: Readonly<Record<string, string>> = {
  US:
    '1 AL Alabama|2 AK Alaska|4 AZ Arizona|5 AR Arkansas|12 CA California|13 CO Colorado|14 CT Connecticut|' +
    '15 DE Delaware|16 DC District of Columbia|18 FL Florida|19 GA Georgia|21 HI Hawaii|22 ID Idaho|23 IL Illinois|' +
    '24 IN Indiana|25 IA Iowa|26 KS Kansas|27 KY Kentucky|28 LA Louisiana|29 ME Maine|31 MD Maryland|' +
    '32 MA Massachusetts|33 MI Michigan|34 MN Minnesota|35 MS Mississippi|36 MO Missouri|37 MT Montana|' +
    '38 NE Nebraska|39 NV Nevada|40 NH New Hampshire|41 NJ New Jersey|42 NM New Mexico|43 NY New York|' +
    '44 NC North Carolina|45 ND North Dakota|47 OH Ohio|48 OK Oklahoma|49 OR Oregon|51 PA Pennsylvania|' +
    '53 RI Rhode Island|54 SC South Carolina|55 SD South Dakota|56 TN Tennessee|57 TX Texas|58 UT Utah|' +
    '59 VT Vermont|61 VA Virginia|62 WA Washington|63 WV West Virginia|64 WI Wisconsin|65 WY Wyoming',
  CA:
    '66 AB Alberta|67 BC British Columbia|68 MB Manitoba|69 NL Newfoundland and Labrador|70 NB New Brunswick|' +
    '71 NS Nova Scotia|72 NT Northwest Territories|73 NU Nunavut|74 ON Ontario|75 PE Prince Edward Island|' +
    '76 QC Quebec|77 SK Saskatchewan|78 YT Yukon Territory',
};

/** French names that differ from the English names, by code. Of the countries in `rows`, only Canada has a store view in another language. */
const frenchNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    BC: 'Colombie-Britannique',
    NL: 'Terre-Neuve-et-Labrador',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    YT: 'Yukon',
  },
};

/** A region as an address names it: by its id, or else by its code or name in any letter case. */
type NamedRegion = {
  readonly id?: number | null | undefined;
  readonly names: readonly (string | undefined)[];
};

/** Finds one of the regions of a country. */
export function findRegion(
  regions: readonly CountryRegion[],
  { id, names }: NamedRegion,
): CountryRegion | undefined {
  if (id) return regions.find((region) => region.id === id);
  const wanted = names.map((name) => name?.toLowerCase());
  return regions.find(({ code, name }) => [code, name].some((text) => wanted.includes(text.toLowerCase())));
}

/** Returns the regions of a country with their English names, or `undefined` if its addresses have none. */
export function regionsOf(country: string): readonly CountryRegion[] | undefined {
  return rows[country]?.split('|').map((row) => {
    const [id = '', code = '', ...name] = row.split(' ');
    return { id: Number(id), code, name: name.join(' ') };
  });
}

/** Returns the regions of a country with their names in a language, as Magento does. */
export function describeRegions(
  country: string,
  language: BaseLanguage,
): readonly CountryRegion[] | undefined {
  const names = language === 'fr' ? (frenchNames[country] ?? {}) : {};
  return regionsOf(country)?.map((region) => ({ ...region, name: names[region.code] ?? region.name }));
}
