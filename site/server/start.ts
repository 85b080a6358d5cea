// React reads NODE_ENV when it is imported, so NODE_ENV is set before the server is imported.
process.env['NODE_ENV'] ??= 'production';
await import('./serve.ts');
