import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2023', chunkSizeWarningLimit: 900, reportCompressedSize: false },
});
