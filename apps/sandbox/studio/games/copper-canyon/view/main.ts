import { amountFormat } from '../../../view/amounts.ts';
import { startSlot } from '../../../view/start-slot.ts';
import { lines } from '../math.ts';
import { CanyonShow } from './canyon-show.ts';
import { rulesPage } from './rules-page.ts';

void startSlot({
  linesInStake: lines.length,
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
