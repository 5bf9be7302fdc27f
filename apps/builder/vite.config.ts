import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageTypes } from './build/language-types.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), languageTypes()],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 900, reportCompressedSize: false },
});
