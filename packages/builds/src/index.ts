export { runBuild } from './run-build.ts';
export { serveBuilt } from './serve-built.ts';
export { shared } from './shared.ts';
export { hashOfFiles, sourcesIn } from './sources.ts';
