import type { TelegramConnection } from '#config';
import { anyText, safeUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { TelegramLogin } from '../port.ts';
import { readTelegramAnswer } from './read-answer.ts';

const theirWidget = 'https://telegram.org/js/telegram-widget.js?22';
const theirFrames = 'https://oauth.telegram.org';

/** A bot whose widget signs players in. */
export interface TelegramSettings {
  /** Its name without `@`. */
  bot: string;
  token: string;
  widgetUrl?: string | undefined;
}

export function telegram({ bot, token, widgetUrl = theirWidget }: TelegramSettings): TelegramConnection {
  return {
    bot,
    widgetUrl,
    open: (clock) => ({ readAnswer: (query) => readTelegramAnswer(token, query, clock) }),
    pages: { scripts: [widgetUrl], frames: [widgetUrl === theirWidget ? theirFrames : new URL(widgetUrl).origin] },
  };
}

/** `TELEGRAM_BOT` with `TELEGRAM_BOT_TOKEN`; `TELEGRAM_WIDGET_URL` for a widget that is not Telegram's own. */
export const telegramAdapter: Adapter<TelegramLogin, TelegramConnection> = {
  read(variables) {
    const bot = variables.read('TELEGRAM_BOT', anyText);
    if (bot === undefined) return [];
    const token = variables.need('TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT', anyText);
    const widgetUrl = variables.read('TELEGRAM_WIDGET_URL', safeUrl);
    return token ? [['telegram', telegram({ bot, token, widgetUrl })]] : [];
  },
};
