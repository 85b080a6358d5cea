import { configureGlobal } from 'fast-check';

export * as fc from 'fast-check';

/** What properties are tried on is the same each time. Others are tried by hand, with `PROPERTIES_SEED=7 npm test`. */
configureGlobal({ seed: Number(process.env['PROPERTIES_SEED'] ?? 1) });
