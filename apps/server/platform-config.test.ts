import { expect, it } from 'vitest';
import { loadBrand } from './brand.ts';
import { readEnvironment } from './env.ts';
import { platformConfig, type Ingredients } from './platform-config.ts';

it.each([true, false])(
  '[SHELL-25] money must be turned over before it leaves while enableTurnOverWager is %s',
  async (enableTurnOverWager) => {
    const own = await loadBrand('default');
    const brand = { ...own, publicSettings: { ...own.publicSettings, enableTurnOverWager } };
    const environment = readEnvironment({});
    const addresses = { publicUrl: 'https://play.test' } as Ingredients['addresses'];
    const secrets = { jwtKey: 'key' } as Ingredients['secrets'];
    const { withdrawals } = platformConfig({ environment, addresses, brand, secrets, partners: environment.partners });
    expect(withdrawals.turnOver.isRequired).toBe(enableTurnOverWager);
  },
);
