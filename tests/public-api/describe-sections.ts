import type { Type } from 'typescript/unstable/sync';
import { createDescriptions } from './describe-doors.ts';
import type { Sources } from './project.ts';
import { createWordsOfTypes } from './words-of-types.ts';

/**
 * What each section type's view is given, by the type's name. Schemas are validators, whose types are pages long: what they make of
 * the CMS's JSON is what counts, and it is found where a section that was read is said to be one.
 */
export function describeSections(sources: Sources): ReadonlyMap<string, string> {
  const { checker, exportsOf } = sources;
  const { contentOf } = createDescriptions(sources, createWordsOfTypes(sources));
  const read = exportsOf('renderer/sections/section.ts').find(({ name }) => name === 'ReadSection');
  const outcomes = read ? kindsOf(checker.getDeclaredTypeOfSymbol(read)) : [];
  const sections = outcomes.flatMap((outcome) => kindsOf(propOf(outcome, 'section')));
  return new Map(
    sections.flatMap((section) => {
      const type = propOf(section, 'type');
      const props = propOf(section, 'props');
      if (!type?.isStringLiteralType() || !props) return [];
      return [[type.value, `${[`# ${type.value}`, ...contentOf(props)].join('\n\n')}\n`] as const];
    }),
  );

  function propOf(type: Type, name: string) {
    const found = checker.getPropertyOfType(type, name);
    return found && checker.getTypeOfSymbol(found);
  }
}

function kindsOf(type: Type | undefined): readonly Type[] {
  return type?.isUnionType() ? type.getTypes() : [];
}
