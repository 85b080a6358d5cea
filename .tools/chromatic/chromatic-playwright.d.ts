/** Types for the part of `@chromatic-com/playwright` that `stories.spec.ts` uses. The package is installed on demand. */
declare module '@chromatic-com/playwright' {
  import type { Page, TestInfo, TestType } from '@playwright/test';
  import type {
    PlaywrightTestArgs,
    PlaywrightTestOptions,
    PlaywrightWorkerArgs,
    PlaywrightWorkerOptions,
  } from '@playwright/test';

  type ChromaticOptions = { disableAutoSnapshot?: boolean; prefersReducedMotion?: 'reduce' };
  export const test: TestType<
    PlaywrightTestArgs & PlaywrightTestOptions & ChromaticOptions,
    PlaywrightWorkerArgs & PlaywrightWorkerOptions
  >;
  export function takeSnapshot(page: Page, name: string, info: TestInfo): Promise<void>;
}
