export { EarnWays } from './earn-ways.tsx';
export { LoyaltyEvents } from './loyalty-events.tsx';
export { LoyaltyPage } from './loyalty-page.tsx';
export { LoyaltyPanel } from './loyalty-panel.tsx';
export { NewLevel } from './new-level.tsx';
