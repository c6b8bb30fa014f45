import type { IdentityConnection } from '#config';
import { anyText, baseUrl, safeUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { IdentityCheck } from '../port.ts';
import { readPerson, requestWidgetToken, verifyWebhook, type SumsubSettings } from './sumsub.ts';

const defaults = {
  url: 'https://api.sumsub.com',
  sdkUrl: 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js',
  levelName: 'basic-kyc-level',
};
/** The widget takes pictures of a face and a document in frames of these. */
const cameras = ['https://in.sumsub.com', 'https://api.sumsub.com'];

export function sumsub(settings: SumsubSettings & { sdkUrl: string }): IdentityConnection {
  const { url, sdkUrl } = settings;
  const isTheirs = new URL(url).hostname.endsWith('.sumsub.com');
  return {
    sdkUrl,
    open: (clock) => ({
      requestWidgetToken: (playerId) => requestWidgetToken(settings, clock, playerId),
      levelName: settings.levelName,
      readPerson: (playerId) => readPerson(settings, clock, playerId),
      requireSigned: (headers, rawBody) => verifyWebhook(settings.webhookSecret, headers, rawBody),
    }),
    pages: { scripts: [sdkUrl], ...(isTheirs ? { frames: ['https://*.sumsub.com'], cameras } : { frames: [new URL(sdkUrl).origin] }) },
  };
}

/** `SUMSUB_APP_TOKEN` with `SUMSUB_SECRET_KEY` and `SUMSUB_WEBHOOK_SECRET`; the rest has defaults. */
export const sumsubAdapter: Adapter<IdentityCheck, IdentityConnection> = {
  read(variables) {
    const appToken = variables.read('SUMSUB_APP_TOKEN', anyText);
    if (appToken === undefined) return [];
    const secretKey = variables.need('SUMSUB_SECRET_KEY', 'SUMSUB_APP_TOKEN', anyText);
    const webhookSecret = variables.need('SUMSUB_WEBHOOK_SECRET', 'SUMSUB_APP_TOKEN', anyText);
    const levelName = variables.text('SUMSUB_LEVEL') ?? defaults.levelName;
    const url = variables.read('SUMSUB_URL', baseUrl) ?? defaults.url;
    const sdkUrl = variables.read('SUMSUB_SDK_URL', safeUrl) ?? defaults.sdkUrl;
    return secretKey && webhookSecret ? [['sumsub', sumsub({ appToken, secretKey, webhookSecret, levelName, url, sdkUrl })]] : [];
  },
};
