import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Boards lie in the folders of their games; what they import comes from this folder. */
const boardsImportFromHere = {
  name: 'boards-import-from-here',
  async resolveId(source, importer, options) {
    const outside = importer?.includes('/games/') && !/^[./\0]/.test(source)
    return outside ? this.resolve(source, here('src/main.ts'), { ...options, skipSelf: true }) : null
  },
}

export default defineConfig({
  plugins: [boardsImportFromHere, svelte()],
  resolve: { alias: { $page: here('src') } },
  build: {
    outDir: here('../src/sampan/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
