import { parseDecimal } from '@verdigale/money';
import type { Partners } from '#config';
import { findResult, storeResult, type Kernel } from '#kernel';
import { loadCampaigns, type CampaignSeed } from '#modules/bonus';
import { costedGames, seedCatalogue, type CatalogueSeed } from '#modules/game';
import { replaceMethods, type MethodSeed } from '#modules/payment';
import { closeSession, findPlayerId } from '#modules/player';
import { loadQuests, rollEditions, type QuestSeed } from '#modules/retention';
import { seedSettings, type SettingsSeed } from '#modules/settings';
import { setDemoKeys } from '#modules/staff';
import { listAccounts, lockAccount, postTransfer } from '#modules/wallet';
import { registerPlayer } from './flows/register-player.ts';

/** A player to try the product with. */
export interface DemoPlayer {
  email: string;
  password: string;
  nickname: string;
  country: string;
  currency: string;
  locale: string;
  /** Decimal in main units of the currency. */
  balance: string;
}

/** The brand's data for the database, as plain data. */
export interface PlatformSeed {
  settings: SettingsSeed;
  catalogue?: CatalogueSeed;
  paymentMethods?: readonly MethodSeed[];
  campaigns?: readonly CampaignSeed[];
  /** After the campaigns that they give. */
  quests?: readonly QuestSeed[];
  players?: readonly DemoPlayer[];
  /** People of the demo, by name, with their public keys; without them, none are left from an earlier start. */
  staff?: Readonly<Record<string, string>>;
}

/** An arbitrary advisory lock: processes that start together seed one after the other. */
const seedLock = 7_310_004;

/** Brings a migrated database to the brand's state. May be repeated at every start: nothing is created or paid twice. */
export async function seedPlatform(kernel: Kernel, seed: PlatformSeed): Promise<void> {
  const { settings, catalogue, paymentMethods, campaigns, quests, players = [], staff = {} } = seed;
  const lock = await kernel.db.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [seedLock]);
    await seedSettings(kernel, settings);
    await kernel.db.transaction(async (tx) => {
      if (catalogue) await seedCatalogue(tx, playable(catalogue, kernel.config.partners));
      if (paymentMethods) await replaceMethods(tx, payable(paymentMethods, kernel.config.partners));
    });
    if (campaigns) await loadCampaigns(kernel, campaigns, await costedGames(kernel.db));
    if (quests) await loadQuests(kernel, quests);
    await rollEditions(kernel);
    for (const player of players) await seedPlayer(kernel, player);
    await setDemoKeys(kernel, staff);
  } finally {
    await lock.end();
  }
}

/** A game whose provider is not configured is listed and cannot be played. */
function playable({ games, ...catalogue }: CatalogueSeed, { game }: Partners): CatalogueSeed {
  const served = games.map((each) => ({ ...each, launch: each.launch && Object.hasOwn(game, each.launch.provider) ? each.launch : null }));
  return { ...catalogue, games: served };
}

/** A method whose provider is not configured is not offered. */
function payable(methods: readonly MethodSeed[], { payment }: Partners): MethodSeed[] {
  return methods.map((method) => ({ ...method, isEnabled: method.isEnabled && Object.hasOwn(payment, method.provider) }));
}

async function seedPlayer(kernel: Kernel, player: DemoPlayer): Promise<void> {
  const playerId = (await findPlayerId(kernel.db, player.email)) ?? (await register(kernel, player));
  await kernel.db.transaction(async (tx) => {
    const given = { scope: 'seed', key: `balance:${playerId}`, input: player.email };
    if (await findResult(tx, given)) return;
    const [first] = await listAccounts(tx, playerId);
    const account = (await lockAccount(tx, first!.id))!;
    const real = parseDecimal(player.balance, { code: account.currency, exponent: account.exponent });
    postTransfer(tx, kernel, account, {
      kind: 'adjustment',
      reference: given.key,
      changes: { real },
      counterparty: 'house:adjustment',
    });
    storeResult(tx, given, true);
  });
}

/**
 * Registers like any player, except for the extra fields of brand and law; a register is asked once the player has given what it needs: its
 * stand-in starts later. The session that this opens is closed again.
 */
async function register(platform: Kernel, { balance: _, ...form }: DemoPlayer): Promise<string> {
  const protection = { ...platform.config.protection, isRegisterAsked: false, registrationAsks: [] };
  const kernel = { ...platform, config: { ...platform.config, registration: { email: true, phone: false }, protection } };
  const device = { caller: { country: form.country, ip: '127.0.0.1' }, userAgent: 'seed' };
  const session = await registerPlayer(kernel, { ...form, password_confirmation: form.password, agreements: 1 }, device);
  await kernel.db.transaction((tx) => closeSession(tx, kernel, session.sessionId));
  return session.playerId;
}
