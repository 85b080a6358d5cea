/** A postal code with its town, for the embedded geocoder. */
export type PostalCode = {
  readonly code: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
};

/** Selects the postal codes of places. Other codes of a file belong to companies and post office boxes. */
export type CodeFilter = (country: string, code: string) => boolean;

/** The number of inhabitants of a town by country code and name: `DE|Köln`. */
export type TownSizes = ReadonlyMap<string, number>;

type CodePlace = PostalCode & { readonly county: string };

/** Places of this county get the name of the town London. */
const LONDON = 'Greater London';

/**
 * Reads a file of GeoNames' postal codes (`DE.txt`). A code gets the name of its largest place, and the median position of its places.
 *
 * @param text rows with tabs between country, code, place, three levels of administration with their codes, latitude, longitude and accuracy
 */
export function readPostalCodes(text: string, isPostalCode: CodeFilter, sizes: TownSizes): PostalCode[] {
  const places = text.split('\n').flatMap((line): CodePlace[] => {
    const [country = '', code = '', place = '', , , county = '', , , , latitude = '', longitude = ''] =
      line.split('\t');
    if (latitude === '' || longitude === '' || !isPostalCode(country, code)) return [];
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    return [{ country, code, county, town: county === LONDON ? 'London' : place, ...position }];
  });
  return [...Map.groupBy(places, ({ code }) => code).values()].flatMap((group) => {
    const [largest] = group.toSorted((one, other) => sizeOf(other, sizes) - sizeOf(one, sizes));
    if (!largest) return [];
    const { code, town, country } = largest;
    const latitude = medianOf(group.map((place) => place.latitude));
    const longitude = medianOf(group.map((place) => place.longitude));
    return [{ code, town, country, latitude, longitude }];
  });
}

function sizeOf({ country, town }: CodePlace, sizes: TownSizes) {
  return sizes.get(`${country}|${town}`) ?? 0;
}

/** Returns the median, because a single wrong position would move the mean far. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
