// React chooses its production build by this when it is loaded, so everything else is imported after it is said.
process.env['NODE_ENV'] ??= 'production';
await import('./serve.ts');
