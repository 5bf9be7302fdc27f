import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageTypes } from './build/language-types.ts';
import { usedStyles } from './build/used-styles.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), languageTypes(), usedStyles()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    // Browsers that know ES2023 preload modules by themselves.
    modulePreload: { polyfill: false },
  },
});
