export { GameShares } from './game-shares.tsx';
export { OfferInfo } from './offer-info.tsx';
export { OfferGift, OfferTerms } from './offer-terms.tsx';
export { useOfferWords, type OfferWords } from './use-offer-words.ts';
export { WelcomePackage } from './welcome-package.tsx';
export type { WelcomeCard } from './welcome-card.tsx';
