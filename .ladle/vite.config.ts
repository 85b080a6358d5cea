import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutStyleElements } from '../.tools/without-style-elements.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), withoutStyleElements(), originalPictures(), swappedFonts()],
  // A separate cache, so that stories and `npm run dev` can run at the same time.
  cacheDir: 'node_modules/.vite-stories',
  optimizeDeps: { include: ['react-dom/server', 'sanitize-html', 'valibot'] },
  publicDir: 'site/statamic/public',
  build: { assetsDir: '_stories', chunkSizeWarningLimit: 2000 },
});

/** Uses the original file for every rendition, because stories have no image endpoint. */
function originalPictures(): Plugin {
  return {
    name: 'original-pictures',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/renderer/media/picture.ts')) return null;
      return code.replace('`/_image/w_${width},f_${format}${source}`', 'source');
    },
  };
}

/** Sets `font-display: swap`. Browsers show a font with `font-display: optional` only if it is preloaded, and stories preload no fonts. */
function swappedFonts(): Plugin {
  return {
    name: 'swapped-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/design-system/theme/fonts.css')) return null;
      return code.replaceAll('font-display: optional', 'font-display: swap');
    },
  };
}
