import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyForm } from './build/early-form.ts';
import { earlyPaint } from './build/early-paint.ts';
import { languageTypes } from './build/language-types.ts';
import { usedStyles } from './build/used-styles.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), languageTypes(), usedStyles(), earlyForm(), earlyPaint()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    // Browsers that know ES2023 preload modules by themselves.
    modulePreload: { polyfill: false },
    // What sixteen screens and panels or more have in common comes as one file: as some thirty small ones it
    // compressed 12 kB worse in the first load, and asked the server thirty times more.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 16 }] } },
    },
  },
});
