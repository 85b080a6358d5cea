import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '#embedded/command-arguments';
import { generateOperations, OPERATIONS_FILE } from './codegen/generate-operations.ts';

// `npm run codegen`: generates the shop's GraphQL operations and their types. `--check` fails if the file differs, and changes nothing.
process.chdir(`${import.meta.dirname}/..`);
const { values } = readArguments(
  { options: { check: { type: 'boolean', default: false } } },
  'npm run codegen -- [--check]',
);
const code = await generateOperations();
if (!values.check) writeFileSync(OPERATIONS_FILE, code);
else if (readFileSync(OPERATIONS_FILE, 'utf8') !== code) {
  console.error(`${OPERATIONS_FILE} differs from its documents or from the schema. Run: npm run codegen`);
  process.exitCode = 1;
}
