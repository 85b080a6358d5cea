import { readArguments } from '#embedded/command-arguments';
import { buildWhenStale } from './build-when-stale.ts';

// `npm start`: builds the site if its code changed, then serves it as in production.
process.chdir(`${import.meta.dirname}/..`);
readArguments({}, 'PORT=<port> npm start');
await buildWhenStale();
const server = new URL('../dist/server/start.js', import.meta.url);
await import(server.href);
