export type { FeedDriver } from './driver.ts';
export { describeFeed } from './suite.ts';
