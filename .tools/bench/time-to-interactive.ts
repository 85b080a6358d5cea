import { launchBrowser } from './launch-browser.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './slow-phone.ts';

declare global {
  interface Window {
    interactiveAt: { faq?: number; lights?: number };
  }
}

/**
 * Measures a slow phone with an empty cache. Returns two times in milliseconds, which both start with the request. One ends when a click
 * opens the last question of the FAQ, the other when a click switches on the lights of the last lights section.
 */
export async function measureTimeToInteractive(url: string) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(clickUntilEffective);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      () => window.interactiveAt.faq !== undefined && window.interactiveAt.lights !== undefined,
    );
    const { faq = NaN, lights = NaN } = await page.evaluate(() => window.interactiveAt);
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? NaN);
    return {
      'last question opens': Math.round(faq),
      'last lights switch on': Math.round(lights),
      'page loaded': Math.round(loaded),
    };
  } finally {
    await browser.close();
  }
}

/** Runs first in the page. Clicks in each frame once the footer exists, and records the time of the first effective click. */
function clickUntilEffective() {
  window.interactiveAt = {};
  const last = <Found extends Element>(selector: string, kind: new () => Found) => {
    const found = [...document.querySelectorAll(selector)].at(-1);
    return found instanceof kind ? found : undefined;
  };
  const check = () => {
    if (document.querySelector('footer') && window.interactiveAt.faq === undefined) {
      const question = last('[data-section=faq] details', HTMLDetailsElement);
      question?.querySelector('summary')?.click();
      if (question?.open) window.interactiveAt.faq = performance.now();
    }
    if (document.querySelector('footer') && window.interactiveAt.lights === undefined) {
      const section = last('[data-section=lights-cta]:not([data-tone=night])', HTMLElement);
      const lights = section?.querySelector('input');
      if (lights && !lights.checked) lights.click();
      if (section && getComputedStyle(section).colorScheme === 'dark')
        window.interactiveAt.lights = performance.now();
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
