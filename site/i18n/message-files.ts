export type Bundle = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Bundle>('./messages/*/*.json', { eager: true, import: 'default' });

/** The content of all message files by language or region, then by namespace: `messageFiles['fr-CA'].search`. */
export const messageFiles = groupByLanguage();

function groupByLanguage() {
  const files: Record<string, Record<string, Bundle>> = {};
  for (const [path, messages] of Object.entries(modules)) {
    const [, language = '', namespace = ''] = /\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    files[language] = { ...files[language], [namespace]: messages };
  }
  return files;
}
