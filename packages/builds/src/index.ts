export { cssTarget } from './css-target.ts';
export { runBuild } from './run-build.ts';
export { shared } from './shared.ts';
export { sourceOf, stillKept } from './still-kept.ts';
export { scopedName } from './scoped-name.ts';
export { hashOfFiles, sourcesIn } from './sources.ts';
