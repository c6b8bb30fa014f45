import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The build prepares a folder beside the one that is served, and swaps them when it is whole (server/build.ts).
  buildDirectory: process.env.SITE_BUILD_DIR ?? 'build',
  // One immutable manifest file instead of a request to the server for each discovered link: the route table is small.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
