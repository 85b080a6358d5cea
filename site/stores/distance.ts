/** A unit of distances that visitors see. */
type DistanceUnit = 'km' | 'mi';

const KILOMETRES_PER_MILE = 1.609344;
/** The precision of distances: one hundredth of a kilometre. With it, 10 mi and 16.09 km are equal. */
const PARTS_PER_KILOMETRE = 100;
/** Shorter distances have one decimal. */
const WHOLE_FROM = 10;

const INTL_UNITS = { km: 'kilometer', mi: 'mile' } as const satisfies Readonly<Record<DistanceUnit, string>>;

/** Returns the unit of a system of units (specification §9). */
export function unitOf(systemOfUnits: 'metric' | 'imperial'): DistanceUnit {
  return systemOfUnits === 'metric' ? 'km' : 'mi';
}

/** Returns a distance in kilometres, rounded to 10 m. */
export function toKilometres(value: number, unit: DistanceUnit): number {
  return roundKilometres(unit === 'km' ? value : value * KILOMETRES_PER_MILE);
}

/** Rounds a distance to 10 m. */
export function roundKilometres(kilometres: number): number {
  return Math.round(kilometres * PARTS_PER_KILOMETRE) / PARTS_PER_KILOMETRE;
}

/** Creates the format of distances in a language and unit: `1,4 km`, `120 mi`. It receives kilometres. */
export function createDistanceFormat(intl: string, unit: DistanceUnit): (kilometres: number) => string {
  const options = { style: 'unit', unit: INTL_UNITS[unit], unitDisplay: 'short' } as const;
  const short = new Intl.NumberFormat(intl, { ...options, maximumFractionDigits: 1 });
  const long = new Intl.NumberFormat(intl, { ...options, maximumFractionDigits: 0 });
  return (kilometres) => {
    const value = unit === 'km' ? kilometres : kilometres / KILOMETRES_PER_MILE;
    return (value < WHOLE_FROM ? short : long).format(value);
  };
}
