import type { PlatformConfig } from '@verdigale/platform';

const isEmpty = (many: object) => Object.keys(many).length === 0;

/** What no partner is set up for, a line each: what players miss, and the variables that change it. Nothing is asked of a partner. */
export function whatIsOff({ payment, game, mail, sms, oidc, telegram, identityCheck, rates }: PlatformConfig['partners']): string[] {
  const lines: readonly [boolean, string][] = [
    [isEmpty(payment), 'no deposits and withdrawals: set PAYMENT_PROVIDERS or BTCPAY_URL'],
    [isEmpty(game), 'no game can be played: set GAME_PROVIDERS'],
    [mail === null, 'no mail is sent, so nobody can confirm an address or choose a new password: set SMTP_URL and MAIL_FROM'],
    [sms === null, 'no codes by phone, so no registration by phone: set SMS_URL and SMS_TOKEN'],
    [isEmpty(oidc) && telegram === null, 'no sign-in with other services: set OIDC_PROVIDERS or TELEGRAM_BOT'],
    [identityCheck === null, 'no identity check by a provider: set SUMSUB_APP_TOKEN'],
    [rates === null, 'exchange rates stay as the brand has them: set RATES_URL'],
  ];
  return lines.filter(([isOff]) => isOff).map(([, line]) => line);
}
