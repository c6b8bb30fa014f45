export { createPlatform, type Platform } from './platform.ts';
export type { PlatformConfig } from '#kernel';
export { migrate } from '#kernel';
export { openOperatorDesk, type OperatorDesk } from './operator-desk.ts';
export { seedPlatform, type DemoPlayer, type PlatformSeed } from './seed.ts';
