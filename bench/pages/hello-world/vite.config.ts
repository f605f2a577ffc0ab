import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // As the portal's own build: all in one file, with the React that visitors get.
  environments: {
    ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
  },
});
