export { gameFrameMessage, readGameFrameMessage, type GameMessage } from './frame-messages.ts';
export { gameWalletPath, readMinorUnits, readWalletReply, type WalletReply } from './game-wallet.ts';
export type { GameWalletAnswer, GameWalletBody, GameWalletOperation } from './schema/game-wallet.ts';
export { paymentCallbackPath } from './payment.ts';
export type { IdentityEvent } from './schema/identity.ts';
export type * from './schema/free-rounds.ts';
export type * from './schema/payment.ts';
export type * from './schema/recall.ts';
