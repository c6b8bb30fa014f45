import { amountFormat } from '../../../view/amounts.ts';
import { startSlot } from '../../../view/start-slot.ts';
import { copperCanyon } from '../index.ts';
import { CanyonShow } from './canyon-show.ts';
import { rulesPage } from './rules-page.ts';

void startSlot({
  game: copperCanyon,
  makeShow: (parts) => new CanyonShow(parts),
  rulesPage: ({ config, say, controller }) =>
    rulesPage({
      config,
      say,
      stake: controller.stake,
      stakes: controller.stakeRange,
      amount: amountFormat(config.locale, config.currency, config.exponent),
    }),
});
