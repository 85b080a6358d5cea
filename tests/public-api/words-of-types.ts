import { isTypeReferenceNode, type Node } from 'typescript/unstable/ast';
import { isParameterDeclaration, isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import { NodeBuilderFlags, type Symbol, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Sources } from './project.ts';

/** Everything, in one line and with single quotes, as our own sources have it. */
const IN_FULL =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
/** What only the compiler can say: written so, a change somewhere else would not be seen here. */
const REACHES_ELSEWHERE = /\b(?:typeof|keyof|ReturnType|Parameters|Pick|Omit|InferOutput)\b|\w\[\w/;

/** Puts types into words: as they are written where that says it all, else as the compiler resolves them. */
export function createWordsOfTypes({ checker, fileOf }: Sources) {
  /** Types of ours that were named, by their symbol's id: whoever names them must say what they are. */
  const named = new Map<number, Symbol>();

  function notice(node: Node) {
    if (isTypeReferenceNode(node)) {
      const found = checker.getSymbolAtLocation(node.typeName);
      const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      if (symbol && !(symbol.flags & SymbolFlags.TypeParameter) && fileOf(symbol))
        named.set(symbol.id, symbol);
    }
    node.forEachChild(notice);
  }

  function resolved(type: Type, flags = 0) {
    return checker.typeToString(type, undefined, IN_FULL | flags);
  }

  return {
    /** Takes what was named since the last time. */
    takeNamed() {
      const taken = [...named.values()];
      named.clear();
      return taken;
    },
    notice,
    asWritten: (node: Node) => oneLine(node.getText()),
    /** The type of a prop or a parameter. */
    ofValue(symbol: Symbol): string {
      const [declaration, ...others] = symbol.declarations;
      const node = others.length === 0 ? declaration?.resolve() : undefined;
      const written =
        node && (isPropertySignatureDeclaration(node) || isParameterDeclaration(node))
          ? node.type
          : undefined;
      const type = checker.getTypeOfSymbol(symbol);
      if (!type) return 'unknown';
      if (!written || !fileOf(symbol)) return resolved(type);
      notice(written);
      const text = oneLine(written.getText());
      return REACHES_ELSEWHERE.test(text) ? resolved(type) : text;
    },
    /** What a type's name stands for. */
    ofAlias: (type: Type) => resolved(type, NodeBuilderFlags.InTypeAlias),
    /** What a function gives back. */
    ofResult: (type: Type) => resolved(type),
  };
}

export type WordsOfTypes = ReturnType<typeof createWordsOfTypes>;

function oneLine(text: string) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\| /g, '')
    .trim();
}
