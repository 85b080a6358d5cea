import type { Type } from 'typescript/unstable/sync';
import { createDescriptions } from './describe-exports.ts';
import type { Sources } from './sources.ts';
import { createTypeTexts } from './type-texts.ts';

/**
 * Describes the props of each section's view, by section type: the schema's output, the section's texts and its kinds of data.
 * The type of the schema is omitted, because types of validators are several pages long.
 */
export function describeSections(sources: Sources): ReadonlyMap<string, string> {
  const { checker, exportsOf } = sources;
  const typeTexts = createTypeTexts(sources);
  const { membersOf } = createDescriptions(sources, typeTexts);
  const results = declaredType('SectionResult', 'renderer/sections/section.ts');
  const sections = variantsOf(results).flatMap((result) => variantsOf(propertyOf(result, 'section')));
  const texts = declaredType('SectionTexts', 'renderer/sections/sections.ts');
  const data = declaredType('SectionDataKinds', 'renderer/sections/sections.ts');
  return new Map(
    sections.flatMap((section) => {
      const type = propertyOf(section, 'type');
      const props = propertyOf(section, 'props');
      if (!type?.isStringLiteralType() || !props) return [];
      const own = [
        describeProperty('context.texts', propertyOf(texts, type.value)),
        describeProperty('context.data', propertyOf(data, type.value)),
      ].flat();
      const parts = [`# ${type.value}`, ...membersOf(props), ...(own.length > 0 ? [own.join('\n')] : [])];
      return [[type.value, `${parts.join('\n\n')}\n`] as const];
    }),
  );

  function declaredType(name: string, file: string) {
    const symbol = exportsOf(file).find((found) => found.name === name);
    return symbol && checker.getDeclaredTypeOfSymbol(symbol);
  }

  function propertyOf(type: Type | undefined, name: string) {
    const property = type && checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  }

  function describeProperty(name: string, type: Type | undefined) {
    const text = type && typeTexts.ofAlias(type);
    return text === undefined || text === 'never' ? [] : [`- \`${name}: ${text}\``];
  }
}

function variantsOf(type: Type | undefined): readonly Type[] {
  return type?.isUnionType() ? type.getTypes() : [];
}
