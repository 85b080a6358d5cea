import { type FragmentDefinitionNode, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';
import { plainError } from './errors.ts';

const MAX_COMPLEXITY = 300;
const MAX_DEPTH = 20;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type QuerySize = { readonly complexity: number; readonly depth: number };

/**
 * Refuses operations above Magento's limits (contract A2): at most 300 fields with fragments expanded, and at most 20 levels of fields with
 * a selection, counted from 0. The introspection fields `__schema` and `__type` are not counted.
 */
export const limitQuerySize: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const fragments = new Map(
      context
        .getDocument()
        .definitions.flatMap((node) =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
        ),
    );
    const { complexity, depth } = measureSelection(operation.selectionSet, fragments, 0, new Set());
    if (complexity > MAX_COMPLEXITY)
      context.reportError(
        plainError(`Max query complexity should be ${MAX_COMPLEXITY} but got ${complexity}`),
      );
    if (depth > MAX_DEPTH)
      context.reportError(plainError(`Max query depth should be ${MAX_DEPTH} but got ${depth}`));
  },
});

/** Counts fields and levels. `open` contains the names of the enclosing fragments, so a cycle of fragments causes no endless recursion. */
function measureSelection(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  depth: number,
  open: ReadonlySet<string>,
): QuerySize {
  const sizes = selections.map((node): QuerySize => {
    if (node.kind === Kind.FIELD) {
      if (node.name.value.startsWith('__schema') || node.name.value.startsWith('__type'))
        return { complexity: node.name.value === '__typename' ? 1 : 0, depth: 0 };
      if (!node.selectionSet) return { complexity: 1, depth: 0 };
      const inner = measureSelection(node.selectionSet, fragments, depth + 1, open);
      return { complexity: inner.complexity + 1, depth: Math.max(depth, inner.depth) };
    }
    if (node.kind === Kind.INLINE_FRAGMENT)
      return measureSelection(node.selectionSet, fragments, depth, open);
    const name = node.name.value;
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return { complexity: 0, depth: 0 };
    return measureSelection(fragment.selectionSet, fragments, depth, new Set(open).add(name));
  });
  return {
    complexity: sizes.reduce((total, size) => total + size.complexity, 0),
    depth: Math.max(0, ...sizes.map((size) => size.depth)),
  };
}
