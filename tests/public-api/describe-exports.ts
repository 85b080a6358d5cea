import { isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import { type Signature, type Symbol, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Sources } from './sources.ts';
import type { TypeTexts } from './type-texts.ts';

/** Names of components start with a capital letter; other callables are functions. */
const COMPONENT = /^[A-Z]/;
/** `SignatureKind.Call` of the compiler. */
const CALL = 0;

/** Describes exported symbols in Markdown with one prop per line, so that a diff is readable. */
export function createDescriptions({ checker, fileOf }: Sources, typeTexts: TypeTexts) {
  function describe(symbol: Symbol): string[] {
    const { name } = symbol;
    const comment = commentOf(symbol);
    if (symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) {
      const declaration = symbol.declarations[0]?.resolve();
      if (declaration) typeTexts.collectReferences(declaration);
      // A generic type is described by its source, because it has no resolved form without arguments.
      if (declaration && isTypeAliasDeclaration(declaration) && declaration.typeParameters)
        return [`### type ${name}`, ...comment, code(typeTexts.sourceOf(declaration))];
      return [`### type ${name}`, ...comment, ...membersOf(checker.getDeclaredTypeOfSymbol(symbol))];
    }
    const type = checker.getTypeOfSymbol(symbol);
    if (!type) return [`### ${name}`, ...comment];
    const signatures = checker.getSignaturesOfType(type, CALL);
    if (signatures.length === 0) return [`### ${name}`, ...comment, code(typeTexts.ofAlias(type))];
    return signatures.flatMap((signature) =>
      COMPONENT.test(name)
        ? [`### <${name}>`, ...comment, ...propsOf(signature)]
        : [`### ${name}()`, ...comment, ...parametersOf(signature)],
    );
  }

  function propsOf(signature: Signature) {
    const [props] = signature.getParameters();
    const type = props && checker.getTypeOfSymbol(props);
    return type ? membersOf(type) : ['No props.'];
  }

  function parametersOf(signature: Signature) {
    const parameters = signature.getParameters().map((parameter) => item(parameter));
    const result = checker.getReturnTypeOfSignature(signature);
    return [list(parameters), `Returns ${code(result ? typeTexts.ofResult(result) : 'void')}`];
  }

  /** Describes the members of an object type; of a union, the shared members first and then those of each variant. */
  function membersOf(type: Type): string[] {
    const variants = type.isUnionType() ? type.getTypes() : [type];
    if (!variants.every(hasMembers)) return [code(typeTexts.ofAlias(type))];
    const lists = variants.map((variant) => checker.getPropertiesOfType(variant).map(item));
    const [first = [], ...others] = lists;
    const shared = first.filter((member) => others.every((items) => items.includes(member)));
    const own = lists.map((items) => items.filter((member) => !shared.includes(member)));
    if (own.every((items) => items.length === 0)) return [list(shared)];
    return [
      ...(shared.length > 0 ? [list(shared)] : []),
      ...own.flatMap((items, index) => [index === 0 ? 'Either:' : 'or:', list(items)]),
    ];
  }

  function hasMembers(type: Type): boolean {
    if (type.isIntersectionType()) return type.getTypes().every(hasMembers);
    return (
      type.isObjectType() &&
      !checker.isArrayLikeType(type) &&
      checker.getSignaturesOfType(type, CALL).length === 0 &&
      checker.getIndexInfosOfType(type).length === 0
    );
  }

  function item(symbol: Symbol): string {
    const mark = symbol.flags & SymbolFlags.Optional ? '?' : '';
    const signature = code(`${parameterName(symbol.name)}${mark}: ${typeTexts.ofValue(symbol)}`);
    return [signature, ...commentOf(symbol)].join(' ');
  }

  /** Omits comments of packages, because they change with the package. */
  function commentOf(symbol: Symbol): string[] {
    if (!fileOf(symbol)) return [];
    const comment = symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim();
    return comment ? [comment] : [];
  }

  return { describe, membersOf };
}

/** Names a destructured parameter, because the compiler generates a name for it. */
function parameterName(name: string) {
  return name.startsWith('__') ? 'parameters' : name;
}

function code(text: string) {
  return `\`${text.replaceAll('`', 'ˋ')}\``;
}

function list(items: readonly string[]) {
  return items.length === 0 ? '(no members)' : items.map((text) => `- ${text}`).join('\n');
}
