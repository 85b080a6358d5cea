import * as v from 'valibot';

/** Development settings of a picture, see `developed` in `lantern/develop.py`. */
const developmentSchema = v.record(v.string(), v.union([v.number(), v.array(v.number())]));

/** Part of the frame, as fractions of its width and height. */
const cropSchema = v.strictObject({
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
});

const shotSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  scene: v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)),
  shot: v.string(),
  size: v.tuple([v.number(), v.number()]),
  samples: v.number(),
  pictures: v.array(
    v.strictObject({
      asset: v.string(),
      develop: v.optional(developmentSchema, {}),
      crop: v.optional(cropSchema),
      /** Flips the picture horizontally, for texts on the other side. */
      mirror: v.optional(v.boolean(), false),
    }),
  ),
});

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const filmSchema = v.strictObject({
  name: shotSchema.entries.name,
  /** Names of two shots with the same camera. Development settings come from their first picture. */
  day: v.string(),
  dusk: v.string(),
  asset: v.pipe(v.string(), v.endsWith('.mp4')),
  size: v.tuple([v.number(), v.number()]),
  seconds: v.number(),
  /** Frames per second. */
  rate: v.number(),
  /** Constant rate factor of H.264. A lower value means higher quality and a larger file. */
  quality: v.number(),
  /** `hours` and `lamps`: see `frames` in `lantern/film.py`. */
  hours: v.tuple([fraction, fraction, fraction]),
  lamps: v.array(v.tuple([fraction, fraction, v.number(), fraction])),
});

/**
 * `scenes.json`: each shot is rendered once and developed into one or more pictures. A film combines the light of two shots.
 */
export const manifestSchema = v.strictObject({ shots: v.array(shotSchema), films: v.array(filmSchema) });
export type SceneShot = v.InferOutput<typeof shotSchema>;
export type SceneFilm = v.InferOutput<typeof filmSchema>;
export type ScenePicture = SceneShot['pictures'][number];

/** `rendered.json`: fingerprint of each picture and film by asset path. */
export const recordsSchema = v.record(v.string(), v.string());
export type RenderRecords = v.InferOutput<typeof recordsSchema>;

export interface SceneJob {
  readonly shot: SceneShot;
  readonly pictures: readonly ScenePicture[];
}

/**
 * Returns missing and outdated pictures by shot, in the order of the manifest.
 *
 * @param names selects shots whose name starts with one of these; an empty list selects all
 * @param fingerprint returns the current fingerprint of a picture
 */
export function planJobs({
  shots,
  records,
  existing,
  names,
  fingerprint,
}: {
  shots: readonly SceneShot[];
  records: RenderRecords;
  existing: ReadonlySet<string>;
  names: readonly string[];
  fingerprint: (shot: SceneShot, picture: ScenePicture) => string;
}): SceneJob[] {
  return shots
    .filter((shot) => names.length === 0 || names.some((name) => shot.name.startsWith(name)))
    .map((shot) => ({
      shot,
      pictures: shot.pictures.filter(
        (picture) => !existing.has(picture.asset) || records[picture.asset] !== fingerprint(shot, picture),
      ),
    }))
    .filter((job) => job.pictures.length > 0);
}

/** Returns the names that match no shot or film, so the tool can report a typing error. */
export function findUnknownNames(known: readonly { readonly name: string }[], names: readonly string[]) {
  return names.filter((name) => !known.some((each) => each.name.startsWith(name)));
}

/** Returns a shot at a quarter of the size, with few samples, to judge light and composition. */
export function toPreview(shot: SceneShot): SceneShot {
  const [width, height] = shot.size;
  return {
    ...shot,
    size: [Math.round(width / 4), Math.round(height / 4)],
    samples: Math.min(shot.samples, 16),
  };
}
