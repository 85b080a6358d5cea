import { buildWhenStale } from './build-when-stale.ts';

// `npm start`: a build where one is needed, then the site as it runs in production.
process.chdir(`${import.meta.dirname}/..`);
await buildWhenStale();
const server = new URL('../dist/server/start.js', import.meta.url);
await import(server.href);
