export { soonSeconds } from './app.ts';
export type { Clock } from './clock.ts';
export { inTransaction } from './in-transaction.ts';
export { limitVisitors, TooManyRequests, type VisitorLimits } from './limit-visitors.ts';
export { createNonce, escapeHtml, jsonForScript, sendPage, type Page } from './page.ts';
export { createPartnerServer, type Listening, type PartnerServer, type PartnerServerOptions } from './server.ts';
export { takeSignedCalls } from './signed-calls.ts';
export { siteOrigins } from './site-origins.ts';
export { showTesterPage } from './tester-page.ts';
