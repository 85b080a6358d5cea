import { configureGlobal } from 'fast-check';

export * as fc from 'fast-check';

/** A fixed seed makes runs reproducible. Another seed tries other values: `PROPERTIES_SEED=7 npm test`. */
configureGlobal({ seed: Number(process.env['PROPERTIES_SEED'] ?? 1) });
