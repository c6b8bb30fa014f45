export { requestWidgetToken, signRequest, verifyWebhook } from './sumsub.ts';
