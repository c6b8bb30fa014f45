// TypeBox schemas of what travels between the platform and its partners: for servers and tests, never for browsers.
export { CombinationAnswer, CombinationQuestion, FeedMessage, FeedQuestion, RecoveryOrder, eventStatuses, marketStatuses } from './feed.ts';
export { FreeRound, FreeRoundsCancel, FreeRoundsOrder, FreeRoundsState, GameStakes } from './free-rounds.ts';
export { gameWalletAnswers, gameWalletBodies } from './game-wallet.ts';
export { IdentityEvent } from './identity.ts';
export { RegisterAnswer, RegisterQuestion } from './register.ts';
export { GameRoundRecall, RoundQuestion } from './recall.ts';
export { GameTitle, GameTitles } from './titles.ts';
export {
  CancelOrder,
  PaymentAnswer,
  PaymentCallback,
  PaymentOrder,
  PaymentPage,
  PaymentPeriod,
  PayoutOrder,
  RefundOrder,
} from './payment.ts';
