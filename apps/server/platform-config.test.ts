import { jurisdictions, type JurisdictionName } from '@verdigale/platform';
import { expect, it } from 'vitest';
import { loadBrand, type Brand } from './brand.ts';
import { readEnvironment } from './env.ts';
import type { Ingredients } from './ingredients.ts';
import { platformConfig } from './platform-config.ts';

const register: Ingredients['partners']['register'] = { open: () => ({ find: async () => null }) };

const identityCheck = {} as Ingredients['partners']['identityCheck'];

async function configOf(change: (own: Brand) => Partial<Brand>, more: Partial<Ingredients['partners']> = {}) {
  const own = await loadBrand('default');
  const brand = { ...own, ...change(own) };
  const environment = readEnvironment({});
  const addresses = { publicUrl: 'https://play.test' } as Ingredients['addresses'];
  const secrets = { jwtKey: 'key' } as Ingredients['secrets'];
  return platformConfig({ environment, addresses, brand, secrets, partners: { ...environment.partners, ...more } });
}

it.each(Object.keys(jurisdictions) as JurisdictionName[])('a brand may pick the jurisdiction %s', async (name) => {
  const jurisdiction: Brand['jurisdiction'] = name;
  expect((await configOf(() => ({ jurisdiction }), { register, identityCheck })).protection).toBe(jurisdictions[name]);
});

it.each([true, false])(
  '[SHELL-25] money must be turned over before it leaves while enableTurnOverWager is %s',
  async (enableTurnOverWager) => {
    const { withdrawals } = await configOf(({ publicSettings }) => ({ publicSettings: { ...publicSettings, enableTurnOverWager } }));
    expect(withdrawals.turnOver.isRequired).toBe(enableTurnOverWager);
  },
);

it.each([true, false])('[SHELL-25] quests are offered while questsEnabled is %s', async (questsEnabled) => {
  const { hasQuests } = await configOf(({ publicSettings }) => ({ publicSettings: { ...publicSettings, questsEnabled } }));
  expect(hasQuests).toBe(questsEnabled);
});

it('[X7] a jurisdiction that has a register asked needs one', async () => {
  const brand = { jurisdiction: 'denmark' } as const;
  await expect(configOf(() => brand, { identityCheck })).rejects.toThrow(/^REGISTER_URL must be set/);
  expect((await configOf(() => brand, { register, identityCheck })).protection).toBe(jurisdictions.denmark);
});

it('[M11] a jurisdiction that has identity proved first needs somebody to prove it', async () => {
  await expect(configOf(() => ({ jurisdiction: 'united-kingdom' }), { register })).rejects.toThrow(/^SUMSUB_APP_TOKEN must be set/);
});
