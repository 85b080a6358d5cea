import { reloadAfterFailedAsset } from './reload.ts';

/**
 * Imports code without which a part of the page does not work. If it cannot be loaded, the page reloads, with the limits of `reload.ts`, and
 * this rejects. `failed-assets.ts` receives no event of the failure if an optional chunk is being loaded at the same time.
 */
export async function importRequired<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await load();
    if (code === undefined) throw new Error('A required chunk could not be loaded.');
    return code;
  } catch (error) {
    void reloadAfterFailedAsset();
    throw error;
  }
}
