export { addressOf, truncateAddress, visitorOf, type AddressSource } from './address.ts';
export { Budget, type Rate } from './budget.ts';
export { hasLongBody, leaveUnreadBodies } from './unread-bodies.ts';
