import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutStyleElements } from '../.tools/without-style-elements.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), withoutStyleElements(), originalPictures()],
  // Its own, so that stories and `npm run dev` can run side by side.
  cacheDir: 'node_modules/.vite-stories',
  optimizeDeps: { include: ['react-dom/server', 'sanitize-html', 'valibot'] },
  publicDir: 'site/statamic/public',
  build: { assetsDir: '_stories', chunkSizeWarningLimit: 2000 },
});

/** Stories have no image endpoint beside them: every rendition is the original file. */
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
