export { openBtcpayDriver } from './btcpay/driver.ts';
export { apiKey } from './btcpay/access.ts';
export { openBtcpay, type BtcpayDouble } from './btcpay/server.ts';
export { BtcpayStore, newId, type Invoice } from './btcpay/store.ts';
export type { DriverContext, ProviderDriver, Sent } from './driver.ts';
export { openStage, type Stage } from './stage.ts';
export { describePaymentProvider } from './suite.ts';
export { signedHttp } from '#partners/payment/signed-http/index.ts';
