import { Hono } from 'hono';
import * as v from 'valibot';
import { type EmbeddedServer, listen } from '#embedded/listen';
import { type Gazetteer, loadGazetteer } from './gazetteer.ts';

const MAX_RESULTS = 40;

const parameters = v.object({
  q: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  format: v.literal('jsonv2'),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_RESULTS)),
    '10',
  ),
  countrycodes: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]{2}(?:,[a-z]{2}){0,49}$/),
      v.transform((list) => list.toUpperCase().split(',')),
    ),
  ),
  'accept-language': v.optional(v.pipe(v.string(), v.maxLength(35), v.check(isLanguageTag)), 'en'),
});

/**
 * Serves the search of Nominatim's API (`GET /search?q=…&format=jsonv2`) for the places of the gazetteer.
 *
 * @param directory the folder with the files of the gazetteer
 * @param port 0 chooses a free port
 */
export async function startGeocoderServer({
  directory,
  port,
}: {
  readonly directory: string;
  readonly port: number;
}): Promise<EmbeddedServer> {
  let gazetteer: Promise<Gazetteer> | undefined;
  const app = new Hono();
  app.get('/search', async (context) => {
    const parsed = v.safeParse(parameters, context.req.query());
    if (!parsed.success)
      return context.json({ error: { code: 400, message: v.summarize(parsed.issues) } }, 400);
    const { q, limit, countrycodes, 'accept-language': language } = parsed.output;
    gazetteer ??= loadGazetteer(directory).catch((error: unknown) => {
      // The next request reads the files again.
      gazetteer = undefined;
      throw error;
    });
    const places = (await gazetteer).search(q, { limit, countries: countrycodes, language });
    const countryNames = new Intl.DisplayNames(language, { type: 'region' });
    return context.json(
      places.map(({ id, kind, name, town, country, region, postcode, latitude, longitude, importance }) => {
        const countryName = countryNames.of(country) ?? country;
        return {
          place_id: id,
          lat: String(latitude),
          lon: String(longitude),
          category: 'place',
          type: kind,
          importance,
          addresstype: kind,
          name,
          display_name: [name, kind === 'postcode' ? town : '', region, countryName]
            .filter(Boolean)
            .join(', '),
          address: {
            town: kind === 'postcode' ? town : name,
            ...(postcode === undefined ? {} : { postcode }),
            ...(region === '' ? {} : { 'ISO3166-2-lvl4': `${country}-${region}` }),
            country: countryName,
            country_code: country.toLowerCase(),
          },
        };
      }),
    );
  });
  return listen(app, { port });
}

/** Returns whether `Intl` accepts a text as a language tag. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
