// React reads NODE_ENV when it is imported, so the import of the server follows.
process.env['NODE_ENV'] ??= 'production';
await import('./serve.ts');
