import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { svelte } from '../node_modules/@sveltejs/vite-plugin-svelte/src/index.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** The logic of the page in a small imitation of a browser. The test tools lie apart from what the
 * page is made of, so that packing Sampan need not fetch them. */
export default defineConfig({
  root: here('..'),
  plugins: [svelte({ configFile: here('../svelte.config.js') })],
  resolve: {
    conditions: ['browser'],
    alias: {
      $page: here('../src'),
      'fast-check': here('node_modules/fast-check'),
      vitest: here('node_modules/vitest'),
    },
  },
  server: { fs: { allow: [here('../..')] } },
  test: { include: ['tests/*.test.ts'], environment: 'happy-dom', fileParallelism: false, isolate: false },
})
