import { isTypeReferenceNode, type Node } from 'typescript/unstable/ast';
import { isParameterDeclaration, isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import { NodeBuilderFlags, type Symbol, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Sources } from './sources.ts';

/** Complete, on one line and with single quotes, like the project's sources. */
const FORMAT =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
/** Type operators whose result depends on other declarations. They are resolved, so that a snapshot shows changes of those. */
const TYPE_OPERATOR = /\b(?:typeof|keyof|ReturnType|Parameters|Pick|Omit|InferOutput)\b|\w\[\w/;

/** Formats types: as in the source where that is complete, otherwise as the compiler resolves them. */
export function createTypeTexts({ checker, fileOf }: Sources) {
  /** The project's types that were referenced, by symbol id. A snapshot must describe them too. */
  const references = new Map<number, Symbol>();

  function collectReferences(node: Node) {
    if (isTypeReferenceNode(node)) {
      const found = checker.getSymbolAtLocation(node.typeName);
      const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      if (symbol && !(symbol.flags & SymbolFlags.TypeParameter) && fileOf(symbol))
        references.set(symbol.id, symbol);
    }
    node.forEachChild(collectReferences);
  }

  function resolved(type: Type, flags = 0) {
    return checker.typeToString(type, undefined, FORMAT | flags);
  }

  return {
    /** Returns the references that were collected since the last call. */
    takeReferences() {
      const taken = [...references.values()];
      references.clear();
      return taken;
    },
    collectReferences,
    sourceOf: (node: Node) => oneLine(node.getText()),
    /** Formats the type of a prop or a parameter. */
    ofValue(symbol: Symbol): string {
      const [declaration, ...others] = symbol.declarations;
      const node = others.length === 0 ? declaration?.resolve() : undefined;
      const typeNode =
        node && (isPropertySignatureDeclaration(node) || isParameterDeclaration(node))
          ? node.type
          : undefined;
      const type = checker.getTypeOfSymbol(symbol);
      if (!type) return 'unknown';
      if (!typeNode || !fileOf(symbol)) return resolved(type);
      collectReferences(typeNode);
      const text = oneLine(typeNode.getText());
      return TYPE_OPERATOR.test(text) ? resolved(type) : text;
    },
    /** Formats the type that an alias is defined as. */
    ofAlias: (type: Type) => resolved(type, NodeBuilderFlags.InTypeAlias),
    /** Formats the return type of a function. */
    ofResult: (type: Type) => resolved(type),
  };
}

export type TypeTexts = ReturnType<typeof createTypeTexts>;

function oneLine(text: string) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\| /g, '')
    .trim();
}
