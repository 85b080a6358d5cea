import * as v from 'valibot';
import type { ShopReference } from '../shop/shop-item.ts';
import { readCaptions, readPicture, readVideo } from './assets.ts';
import { readHeading } from './heading.ts';
import { type Html, readHtml } from './html.ts';
import { isRecord } from './is-record.ts';
import { readLink } from './link.ts';
import type { ParseContext } from './parse-context.ts';
import { createScheduleSchema } from './schedule.ts';

/** Maximum length of a plain text and of HTML in characters. Longer values are errors, such as the content of a pasted file. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_HTML_LENGTH = 200_000;

const scalar = v.nullish(
  v.union([
    v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH, `Expected at most ${MAX_TEXT_LENGTH} characters`)),
    v.number(),
  ]),
  '',
);

/** A plain text. Numbers are accepted, because YAML writes a text of digits as a number. */
const text = v.pipe(
  scalar,
  v.transform((value) => String(value).trim()),
);

const heading = v.pipe(text, v.transform(readHeading));

const htmlString = v.pipe(
  v.string(),
  v.maxLength(MAX_HTML_LENGTH, `Expected at most ${MAX_HTML_LENGTH} characters`),
);

const asset = v.pipe(
  v.object({
    url: v.nullish(v.string()),
    mime_type: v.fallback(v.nullish(v.string()), undefined),
    alt: v.nullish(v.string()),
    width: v.nullish(v.number()),
    height: v.nullish(v.number()),
    focus_css: v.nullish(v.string()),
    placeholder_color: v.fallback(v.nullish(v.string()), undefined),
  }),
  v.transform(readPicture),
);
/** One picture; `undefined` without one. */
const picture = firstFile(asset);

const fileSchema = v.object({
  url: v.nullish(v.string()),
  alt: v.nullish(v.string()),
  mime_type: v.nullish(v.string()),
});
/** Captions of a video; `undefined` without any, or for a file of another type. */
const captions = firstFile(v.pipe(fileSchema, v.transform(readCaptions)));

const toggle = v.nullish(v.boolean(), false);

/** The fields of the fieldset `shop_reference`; see {@link readShopReference}. */
const shopReference = { shop_kind: choice('product', 'category'), shop_id: text };

export type FieldSchemas = ReturnType<typeof createFieldSchemas>;

/**
 * Creates the field schemas that section schemas are built from, for the values of the content API (contract §5.2). Empty values
 * (null, missing) become an empty text, heading or list. A value of the wrong type makes the section invalid, with its JSON path.
 */
export function createFieldSchemas(context: ParseContext) {
  /** HTML of Markdown or Bard. Bard with sets arrives as a list of texts (`splitBardSets`). */
  const html = v.pipe(
    v.nullish(
      v.union([
        htmlString,
        v.pipe(v.array(v.object({ text: htmlString })), v.readonly(), v.transform(joinTexts)),
      ]),
      '',
    ),
    v.transform((value): Html => readHtml(value, context)),
  );

  /** A link: a string up to Statamic 5, an object with `url` since 6. Unsafe or empty links become `undefined`. */
  const link = v.pipe(
    v.nullish(v.union([v.string(), v.object({ url: v.nullish(v.string()) })]), ''),
    v.transform((value) => readLink((typeof value === 'string' ? value : value.url) ?? '', context)),
  );

  /** One video; `undefined` without one, or for a file of another type. */
  const video = firstFile(
    v.pipe(
      fileSchema,
      v.transform((value) => readVideo(value, context.origin)),
    ),
  );

  /** Calls to action. A row without a label or a safe link is dropped. */
  const ctas = v.pipe(
    rows({ label: text, link, style: choice('primary', 'quiet') }),
    v.transform((items) =>
      items.flatMap(({ id, label, link: href, style }) =>
        label && href ? [{ id, label, href, style }] : [],
      ),
    ),
  );

  /** The fields of the fieldset `schedule`, which every section has. */
  const schedule = createScheduleSchema(context.timeZone ?? 'UTC');

  return {
    text,
    heading,
    html,
    link,
    picture,
    video,
    captions,
    rows,
    choice,
    toggle,
    ctas,
    shopReference,
    schedule,
  };
}

/** A call to action with a safe link. */
export type Cta = { id: string; label: string; href: string; style: 'primary' | 'quiet' };

/** Returns the product or category that an editor refers to; `undefined` without an id. */
export function readShopReference({
  shop_kind,
  shop_id,
}: {
  shop_kind: ShopReference['kind'];
  shop_id: string;
}): ShopReference | undefined {
  return shop_id === '' ? undefined : { kind: shop_kind, id: shop_id };
}

/** Returns a schema for the rows of a replicator or grid, each with an `id`. */
function rows<Row extends v.ObjectEntries>(entries: Row) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) => items.map(withId)),
    v.array(v.object({ ...entries, id: v.string() })),
  );
}

/**
 * Returns a schema for one of the options. A select's value is a string, or an object with `value`. A value that is not an option becomes
 * the first option.
 */
function choice<const Options extends readonly [string, ...string[]]>(...options: Options) {
  type Option = Options[number];
  const isOption = (value: unknown): value is Option => options.some((option) => option === value);
  const key = v.union([v.string(), v.number(), v.boolean()]);
  return v.pipe(
    v.nullish(v.union([key, v.object({ value: v.nullish(key) })]), ''),
    v.transform((value): Option => {
      const chosen = typeof value === 'object' ? value.value : value;
      return isOption(chosen) ? chosen : options[0];
    }),
    v.metadata({ options }),
  );
}

/** Returns a schema for the first file of an assets field: a list, or a single file if the field allows only one. */
function firstFile<Input, Output>(file: v.GenericSchema<Input, Output>) {
  return v.pipe(
    v.nullish(
      v.union([
        v.array(file),
        v.pipe(
          file,
          v.transform((single) => [single]),
        ),
      ]),
      [],
    ),
    v.transform(([first]) => first),
  );
}

/** Adds the index as id to a row that the CMS saved without an id. */
function withId(row: unknown, index: number): unknown {
  return isRecord(row) && typeof row['id'] !== 'string' ? { ...row, id: String(index) } : row;
}

function joinTexts(texts: readonly { text: string }[]) {
  return texts.map((node) => node.text).join('');
}
