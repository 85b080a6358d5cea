import {
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { inputError, plainError } from '../graphql/errors.ts';

const MAX_COMPLEXITY = 300;
const MAX_DEPTH = 20;
const MAX_ALIASES = 10;

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

/**
 * Refuses documents with more than Magento's limit of 10 aliases (contract A2). As in Magento, aliases in fragments are counted once, however often
 * the fragment is spread, and those below an inline fragment are not counted.
 */
export const limitAliases: ValidationRule = (context) => ({
  Document({ definitions }) {
    const aliases = definitions.reduce(
      (total, node) => total + ('selectionSet' in node ? countAliases(node.selectionSet) : 0),
      0,
    );
    if (aliases > MAX_ALIASES)
      context.reportError(inputError(`Max Aliases in query should be ${MAX_ALIASES} but got ${aliases}.`));
  },
});

function countAliases(selectionSet: SelectionSetNode | undefined): number {
  const fields = (selectionSet?.selections ?? []).filter((node) => node.kind === Kind.FIELD);
  return fields.reduce(
    (total, { alias, selectionSet: nested }) => total + (alias ? 1 : 0) + countAliases(nested),
    0,
  );
}

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
