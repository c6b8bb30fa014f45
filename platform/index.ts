export { createPlatform, type Platform } from './platform.ts';
export type { PlatformConfig } from '#config';
export * as shapes from '#config/shapes.ts';
export { Variables, type Shape, type VariableValues } from '#config/variables.ts';
export { pageNeeds, readPartners, withStandIns } from './partners/index.ts';
export { claimDatabase } from './kernel/claim-database.ts';
export { insideAddress, migrate, askerOf } from '#kernel';
export { openOperatorDesk, type OperatorDesk } from './operator/desk.ts';
export { seedPlatform, type DemoPlayer, type PlatformSeed } from './seed.ts';
