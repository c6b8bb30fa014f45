import { reactRouter } from '@react-router/dev/vite';
import { cssTarget, scopedName } from '@verdigale/builds';
import { reactCompiler } from '@verdigale/ui/react-compiler';
import { defineConfig } from 'vite';
import { chunkGroups, chunksMayShare } from './chunks.ts';
import { moments } from './moments.ts';
import { redrawn } from './redrawn.ts';
import { unusedRouter } from './unused-router.ts';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), reactCompiler(redrawn), chunksMayShare, unusedRouter],
  // Of an index of a thousand icons only those that are asked for by name are read.
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(moments) } } } } },
  },
  // Found at the start of `npm run dev`, instead of one by one with a reload each.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  // The server bundle holds everything it needs: which React it gets is decided here and not by NODE_ENV of the process.
  ssr: command === 'build' ? { noExternal: true } : {},
  css: { modules: { generateScopedName: scopedName } },
}));
