import {
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { plainError } from './errors.ts';

const MAX_COMPLEXITY = 300;
const MAX_DEPTH = 20;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type QuerySize = { readonly complexity: number; readonly depth: number };

const NOTHING: QuerySize = { complexity: 0, depth: 0 };

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
    const { complexity, depth: levels } = createMeasure(fragments)(operation.selectionSet);
    // The first level has the depth 0.
    const depth = Math.max(0, levels - 1);
    if (complexity > MAX_COMPLEXITY)
      context.reportError(
        plainError(`Max query complexity should be ${MAX_COMPLEXITY} but got ${complexity}`),
      );
    if (depth > MAX_DEPTH)
      context.reportError(plainError(`Max query depth should be ${MAX_DEPTH} but got ${depth}`));
  },
});

/** Returns a function that counts the fields and levels of a selection. It measures each fragment once, however often it is spread. */
function createMeasure(fragments: Fragments): (selectionSet: SelectionSetNode) => QuerySize {
  const sizes = new Map<string, QuerySize>();

  function measure({ selections }: SelectionSetNode): QuerySize {
    const parts = selections.map(measureNode);
    return {
      complexity: parts.reduce((total, size) => total + size.complexity, 0),
      depth: Math.max(0, ...parts.map((size) => size.depth)),
    };
  }

  function measureNode(node: SelectionNode): QuerySize {
    if (node.kind === Kind.INLINE_FRAGMENT) return measure(node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD) return measureFragment(node.name.value);
    if (node.name.value.startsWith('__schema') || node.name.value.startsWith('__type'))
      return { complexity: node.name.value === '__typename' ? 1 : 0, depth: 0 };
    if (!node.selectionSet) return { complexity: 1, depth: 0 };
    const { complexity, depth } = measure(node.selectionSet);
    return { complexity: complexity + 1, depth: depth + 1 };
  }

  function measureFragment(name: string): QuerySize {
    const known = sizes.get(name);
    if (known) return known;
    // The size inside a cycle of fragments, which another rule refuses.
    sizes.set(name, NOTHING);
    const fragment = fragments.get(name);
    const size = fragment ? measure(fragment.selectionSet) : NOTHING;
    sizes.set(name, size);
    return size;
  }

  return measure;
}
