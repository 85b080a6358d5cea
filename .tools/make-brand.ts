import { mkdir, writeFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { around, markOutline, wordmarkOutlines } from './brand/outlines.ts';

// `npm run brand`: draws the brand's name and mark from Fraunces into `site/media/brand/outlines.ts`, and from these the files that
// browsers, phones, search engines and mails ask for. Once after a change of face, palette or form; the results are committed.
process.chdir(`${import.meta.dirname}/..`);
const PUBLIC = 'site/client/public';

const { letters, ampersand } = await wordmarkOutlines('Veld ', ' Vonk');
const mark = await markOutline();
const viewBox = (box: { left: number; top: number; right: number; bottom: number }) =>
  [box.left, box.top, box.right - box.left, box.bottom - box.top].map((value) => Math.round(value * 10) / 10);
await mkdir(`${PUBLIC}/brand`, { recursive: true });
await writeFile(
  'site/media/brand/outlines.ts',
  `// Made by \`npm run brand\` from Fraunces (SIL Open Font License); do not edit.

/** The name as the header sets it, its ampersand apart. */
export const WORDMARK = {
  viewBox: [${viewBox(around(letters.box, ampersand.box)).join(', ')}],
  letters:
    '${letters.path}',
  ampersand:
    '${ampersand.path}',
} as const;

/** The ampersand alone. */
export const MARK = {
  viewBox: [${viewBox(mark.box).join(', ')}],
  path: '${mark.path}',
} as const;
`,
);

// Only now: these draw by the outlines that were just written.
const { appIcon, hours, icon, LOGO, logo } = await import('../site/media/brand/brand.ts');

const png = (svg: string, width?: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width === undefined ? {} : { width })
    .png({ compressionLevel: 9, palette: width !== LOGO.width })
    .toBuffer();

await save('brand/logo.svg', logo(hours.day));
await save('brand/logo-dusk.svg', logo(hours.dusk));
await save('brand/logo.png', await png(logo(hours.day), LOGO.width));
await save('brand/logo-dusk.png', await png(logo(hours.dusk), LOGO.width));
await save('icon.svg', icon());
await save(
  'favicon.ico',
  await pngToIco(await Promise.all([16, 32, 48].map((size) => png(appIcon('tab'), size)))),
);
await save('apple-touch-icon.png', await png(appIcon('whole'), 180));
await save('icon-192.png', await png(appIcon('round'), 192));
await save('icon-512.png', await png(appIcon('round'), 512));
await save('icon-maskable-512.png', await png(appIcon('maskable'), 512));

async function save(name: string, content: string | Uint8Array) {
  await writeFile(`${PUBLIC}/${name}`, content);
  console.log(`${PUBLIC}/${name}: ${(content.length / 1024).toFixed(1)} KB`);
}
