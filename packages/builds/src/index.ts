export { runBuild } from './run-build.ts';
export { shared } from './shared.ts';
export { hashOfFiles, sourcesIn } from './sources.ts';
