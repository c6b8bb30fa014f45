export { addressOf, truncateAddress, visitorOf, type AddressSource } from './address.ts';
export { Budget, type Rate } from './budget.ts';
export { countryOf, type CountrySource } from './country.ts';
export { keepNewest } from './keep-newest.ts';
export { shutOutFrom } from './shut-out.ts';
export { hasLongBody, leaveUnreadBodies } from './unread-bodies.ts';
