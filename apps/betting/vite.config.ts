import react from '@vitejs/plugin-react';
import { cssTarget, scopedName } from '@verdigale/builds';
import { reactCompiler } from '@verdigale/ui/react-compiler';
import { defineConfig, type Plugin } from 'vite';
import { redrawn } from './redrawn.ts';

export default defineConfig({
  // Wherever the server mounts it.
  base: './',
  plugins: [react(), reactCompiler(redrawn), layersFirst()],
  build: {
    target: 'es2022',
    cssTarget,
    outDir: 'build/client',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    cssCodeSplit: false,
    // A policy without inline scripts; browsers that cannot preload modules load them a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'frame.html',
      // Of an index of a thousand icons only those that are asked for by name are read.
      experimental: { lazyBarrel: true },
      // The first load in one file: cut where late parts share it, it is a kilobyte and a half more.
      output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } },
    },
  },
  css: { modules: { generateScopedName: scopedName } },
});

/** The order of the kit's layers (its first.css) is decided by the first sheet that names them, and sheets are put together in the order of chunks. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && typeof file.source === 'string' && file.fileName.endsWith('.css'))
          file.source = `@layer reset,tokens,kit,app,brand;${file.source}`;
    },
  };
}
