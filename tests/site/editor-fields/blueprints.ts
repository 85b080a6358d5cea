import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { toMap, type BlueprintField } from '#embedded/content';
import { readBlueprint } from '../../../site/embedded/content/project/blueprint.ts';

const RESOURCES = 'site/statamic/resources';

/** A field of a blueprint, with the fields and sets that contain it. */
export type EditorField = {
  /** For example `globals/company`. */
  readonly blueprint: string;
  /** The steps to its value: handles of fields, and sets as `{ set }`. */
  readonly steps: readonly Step[];
  readonly field: BlueprintField;
};
const ROWS: ReadonlySet<string> = new Set(['grid', 'replicator']);

type Step = string | { readonly set: string };

/** Returns the fields of all blueprints, including those in grids. Fields of sections are in `sectionFields`. */
export function blueprintFields(): EditorField[] {
  return globSync(`${RESOURCES}/blueprints/**/*.yaml`)
    .toSorted()
    .flatMap((file) => {
      const blueprint = file.slice(`${RESOURCES}/blueprints/`.length, -'.yaml'.length);
      const fields = readBlueprint(blueprint, read(file), findFieldset).fields();
      return fields.flatMap((field) => withNested({ blueprint, steps: [field.handle], field }));
    })
    .filter(({ steps }) => steps[0] !== 'sections');
}

/** Returns the fields of all section types, including those in grids. A set in rich text is a section of the same name. */
export function sectionFields(): EditorField[] {
  const fields = readBlueprint('sections', toMap(findFieldset('sections')), findFieldset).fields();
  return fields.flatMap((field) =>
    withNested({ blueprint: 'fieldset sections', steps: [field.handle], field }),
  );
}

/** Returns the name of a field in messages: `globals/site social.name`. */
export function nameOf({ blueprint, steps }: EditorField): string {
  return `${blueprint} ${steps.map((step) => (typeof step === 'string' ? step : step.set)).join('.')}`;
}

function withNested(parent: EditorField): EditorField[] {
  const { blueprint, steps, field } = parent;
  const inRows = field
    .fields()
    .map((child) => ({ blueprint, steps: [...steps, child.handle], field: child }));
  const sets = field.type === 'replicator' ? [...field.sets()] : [];
  const inSets = sets.flatMap(([set, fields]) =>
    fields.map((child) => ({ blueprint, steps: [...steps, { set }, child.handle], field: child })),
  );
  const nested = [...inRows, ...inSets].flatMap(withNested);
  // A list of rows has no value of its own.
  return ROWS.has(field.type) ? nested : [parent, ...nested];
}

function findFieldset(handle: string) {
  return read(`${RESOURCES}/fieldsets/${handle}.yaml`);
}

function read(file: string) {
  return toMap(parse(readFileSync(file, 'utf8')));
}
