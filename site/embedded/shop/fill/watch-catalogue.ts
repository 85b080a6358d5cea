import { watch } from 'chokidar';

const DEBOUNCE_MS = 100;

/** Calls `onChange` after catalogue files have changed. An error of `onChange` is logged, so an invalid file does not stop the shop. */
export function watchCatalogue(
  directory: string,
  log: (line: string) => void,
  onChange: () => void,
): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(directory, {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !path.endsWith('.yaml'),
  });
  const update = (): void => {
    try {
      onChange();
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE_MS);
  });
  // A file that changed between the fill and the start of the watcher causes no event. If nothing changed, only the fingerprint is computed.
  watcher.on('ready', update);
  watcher.on('error', (error) => {
    log(
      `Changes of the catalogue may not be detected: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
