import { describePaymentProvider, openBtcpayDriver } from '#testing/payment-kit/index.ts';

describePaymentProvider('BTCPay Server', openBtcpayDriver);
