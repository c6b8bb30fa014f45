// TypeBox schemas of what travels between the platform and its partners: for servers and tests, never for browsers.
export { gameWalletAnswers, gameWalletBodies } from './game-wallet.ts';
export { IdentityEvent } from './identity.ts';
export { GameRoundRecall, RoundQuestion } from './recall.ts';
export { PaymentAnswer, PaymentCallback, PaymentOrder, PaymentPage, PaymentPeriod, PayoutOrder } from './payment.ts';
