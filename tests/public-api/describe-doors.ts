import { isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import { type Signature, type Symbol, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Sources } from './project.ts';
import type { WordsOfTypes } from './words-of-types.ts';

/** A component's name opens with a capital; all else that can be called is a function. */
const COMPONENT = /^[A-Z]/;
const CALL = 0;

/** Describes what doors offer in Markdown that reads well in a diff: one prop, one line. */
export function createDescriptions({ checker, fileOf }: Sources, words: WordsOfTypes) {
  function describe(symbol: Symbol): string[] {
    const { name } = symbol;
    const about = commentOf(symbol);
    if (symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) {
      const declaration = symbol.declarations[0]?.resolve();
      if (declaration) words.notice(declaration);
      // With parameters it is nothing yet: what is written says more than what is left of it.
      if (declaration && isTypeAliasDeclaration(declaration) && declaration.typeParameters)
        return [`### type ${name}`, ...about, line(words.asWritten(declaration))];
      return [`### type ${name}`, ...about, ...contentOf(checker.getDeclaredTypeOfSymbol(symbol))];
    }
    const type = checker.getTypeOfSymbol(symbol);
    if (!type) return [`### ${name}`, ...about];
    const signatures = checker.getSignaturesOfType(type, CALL);
    if (signatures.length === 0) return [`### ${name}`, ...about, line(words.ofAlias(type))];
    return signatures.flatMap((signature) =>
      COMPONENT.test(name)
        ? [`### <${name}>`, ...about, ...propsOf(signature)]
        : [`### ${name}()`, ...about, ...callOf(signature)],
    );
  }

  function propsOf(signature: Signature) {
    const [props] = signature.getParameters();
    const type = props && checker.getTypeOfSymbol(props);
    return type ? contentOf(type) : ['Takes no props.'];
  }

  function callOf(signature: Signature) {
    const parameters = signature.getParameters().map((parameter) => item(parameter));
    const result = checker.getReturnTypeOfSignature(signature);
    return [list(parameters), `Gives ${line(result ? words.ofResult(result) : 'void')}`];
  }

  /** The members of an object; of one of several objects what they share, then what each has of its own. */
  function contentOf(type: Type): string[] {
    const variants = type.isUnionType() ? type.getTypes() : [type];
    if (!variants.every(hasMembers)) return [line(words.ofAlias(type))];
    const lists = variants.map((variant) => checker.getPropertiesOfType(variant).map(item));
    const [first = [], ...others] = lists;
    const shared = first.filter((one) => others.every((items) => items.includes(one)));
    const own = lists.map((items) => items.filter((one) => !shared.includes(one)));
    if (own.every((items) => items.length === 0)) return [list(shared)];
    return [
      ...(shared.length > 0 ? [list(shared)] : []),
      ...own.flatMap((items, at) => [at === 0 ? 'Either:' : 'or:', list(items)]),
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
    const signature = line(`${parameterName(symbol.name)}${mark}: ${words.ofValue(symbol)}`);
    return [signature, ...commentOf(symbol)].join(' ');
  }

  /** Our own comments; those of packages change without us. */
  function commentOf(symbol: Symbol): string[] {
    if (!fileOf(symbol)) return [];
    const comment = symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim();
    return comment ? [comment] : [];
  }

  return { describe, contentOf };
}

/** Parameters that are taken apart at once have no name. */
function parameterName(name: string) {
  return name.startsWith('__') ? 'given' : name;
}

function line(code: string) {
  return `\`${code.replaceAll('`', 'ˋ')}\``;
}

function list(items: readonly string[]) {
  return items.length === 0 ? '(nothing)' : items.map((one) => `- ${one}`).join('\n');
}
