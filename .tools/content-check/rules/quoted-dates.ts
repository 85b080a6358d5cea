import { isPair, isScalar, isSeq, visit } from 'yaml';
import type { FieldPath, RuleFinding, ContentRule } from '../finding.ts';

const DATE_OR_TIME = /^(?:\d{4}-\d\d?-\d\d?(?:[Tt ].*)?|\d\d?:\d\d(?::\d\d)?)$/;
/** A quick check that avoids parsing files without dates a second time. */
const POSSIBLE_DATE = /\d-\d\d?-\d|\d:\d\d/;

/** Dates and times are quoted, because Statamic reads an unquoted date as a number of seconds (contract §10). */
export const quotedDates: ContentRule = ({ files, sourceFile }) =>
  [...files.keys()]
    .filter((file) => file.endsWith('.yaml') || file.startsWith('content/collections/'))
    .flatMap((file) => {
      const { text, document } = sourceFile(file);
      if (!POSSIBLE_DATE.test(text)) return [];
      const findings: RuleFinding[] = [];
      visit(document(), {
        Scalar(key, { type, source = '' }, ancestors) {
          if (key === 'key' || type !== 'PLAIN' || !DATE_OR_TIME.test(source)) return;
          const message = `The date or time ${source} is not quoted, so Statamic may read it as a number; write '${source}'.`;
          findings.push({ file, path: pathOf(ancestors, key), message });
        },
      });
      return findings;
    });

/** Converts the ancestors of a YAML node to a path. */
function pathOf(ancestors: readonly unknown[], key: unknown): FieldPath {
  return ancestors.flatMap((ancestor, depth): FieldPath => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    if (!isSeq(ancestor)) return [];
    return [depth + 1 < ancestors.length ? ancestor.items.indexOf(ancestors[depth + 1]) : Number(key)];
  });
}
