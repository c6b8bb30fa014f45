/** A store of a BTCPay Server. */
export interface BtcpaySettings {
  /** Base address of the server without a trailing slash. */
  url: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
}
