import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

/** The server sends texts as they lie here: compressed once, as small as can be. */
const compressed = {
  name: 'compressed',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
      const path = join(dir, name)
      const text = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(text))
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
    }
  },
}

export default defineConfig({
  // Files find each other wherever the page lies; the server completes the addresses of the first.
  base: './',
  plugins: [boardsImportFromHere, svelte(), compressed],
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
