import { chromium } from '@playwright/test';
import sharp from 'sharp';
const b = await chromium.launch({ executablePath: process.env.HEADLESS_SHELL_PATH, args: ['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader'] });
const pages = JSON.parse(process.argv[2]);
for (const [name, path, prep] of pages) { const imgs = []; let x = 0, H = 0;
for (const theme of ['light', 'dark']) for (const w of [390, 834, 1440]) {
 const p = await b.newPage({ viewport: { width: w, height: 1000 }, colorScheme: theme, reducedMotion: 'reduce', locale: 'nl-NL' });
 await p.goto('http://localhost:4600' + path); await p.waitForTimeout(700); if (prep) await p.evaluate(prep).catch(e=>console.log(e.message)); await p.waitForTimeout(900);
 const s = await p.screenshot(); const im = await sharp(s).resize({ width: Math.round(w * 0.42) }).toBuffer({ resolveWithObject: true }); imgs.push({ input: im.data, left: x, top: 0 }); x += im.info.width + 6; H = Math.max(H, im.info.height); await p.close(); }
await sharp({ create: { width: x, height: H, channels: 3, background: '#888' } }).composite(imgs).png().toFile(`/tmp/s-${name}.png`); }
await b.close();
