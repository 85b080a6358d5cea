import { chromium } from '@playwright/test';
import { findOrFetchBrowser } from '../find-browser.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './slow-phone.ts';

declare global {
  interface Window {
    usable: { faq?: number; lights?: number };
  }
}

/**
 * On a slow phone with empty caches: milliseconds from asking for the page until its last question opens, and until its last
 * lights go on, when they are clicked.
 */
export async function measureUntilUsable(url: string) {
  const browser = await chromium.launch({ executablePath: findOrFetchBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(clickUntilTheyWork);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.usable.faq !== undefined && window.usable.lights !== undefined);
    const { faq = NaN, lights = NaN } = await page.evaluate(() => window.usable);
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? NaN);
    return {
      'last question opens': Math.round(faq),
      'last lights go on': Math.round(lights),
      'page loaded': Math.round(loaded),
    };
  } finally {
    await browser.close();
  }
}

/** Runs in the page from its first moment: clicks once the whole document is there, and notes when the click had its effect. */
function clickUntilTheyWork() {
  window.usable = {};
  const last = <Found extends Element>(selector: string, kind: new () => Found) => {
    const found = [...document.querySelectorAll(selector)].at(-1);
    return found instanceof kind ? found : undefined;
  };
  const look = () => {
    if (document.querySelector('footer') && window.usable.faq === undefined) {
      const question = last('[data-section=faq] details', HTMLDetailsElement);
      question?.querySelector('summary')?.click();
      if (question?.open) window.usable.faq = performance.now();
    }
    if (document.querySelector('footer') && window.usable.lights === undefined) {
      const section = last('[data-section=lights-cta]:not([data-tone=night])', HTMLElement);
      const lights = section?.querySelector('input');
      if (lights && !lights.checked) lights.click();
      if (section && getComputedStyle(section).colorScheme === 'dark')
        window.usable.lights = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
