export { addressOf, truncateAddress, visitorOf, type AddressSource } from './address.ts';
export { Budget, type Rate } from './budget.ts';
export { leaveUnreadBodies } from './unread-bodies.ts';
