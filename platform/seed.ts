import { parseDecimal } from '@verdigale/money';
import { findResult, storeResult, type Kernel } from '#kernel';
import { seedCatalogue, type CatalogueSeed } from '#modules/game';
import { seedMethods, type MethodSeed } from '#modules/payment';
import { closeSession, findPlayerId } from '#modules/player';
import { seedSettings, type SettingsSeed } from '#modules/settings';
import { listAccounts, lockAccount, postTransfer } from '#modules/wallet';
import { registerPlayer } from './flows/register-player.ts';

/** A player to try the house with. */
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

/** What a brand brings along, as plain data. */
export interface PlatformSeed {
  settings: SettingsSeed;
  catalogue?: CatalogueSeed;
  paymentMethods?: readonly MethodSeed[];
  players?: readonly DemoPlayer[];
}

/** Any number of our own: processes that start together seed one after the other. */
const seedLock = 7_310_004;

/** Brings a migrated database to what the brand says. May be repeated at every start: nothing is made or paid twice. */
export async function seedPlatform(kernel: Kernel, seed: PlatformSeed): Promise<void> {
  const { settings, catalogue, paymentMethods, players = [] } = seed;
  const lock = await kernel.db.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [seedLock]);
    await seedSettings(kernel, settings);
    await kernel.db.transaction(async (tx) => {
      if (catalogue) await seedCatalogue(tx, catalogue);
      if (paymentMethods) await seedMethods(tx, paymentMethods);
    });
    for (const player of players) await seedPlayer(kernel, player);
  } finally {
    await lock.end();
  }
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

/** As anybody registers, but for the fields that a brand asks for beside; the session that this opens is closed again. */
async function register(house: Kernel, { balance: _, ...form }: DemoPlayer): Promise<string> {
  const kernel = { ...house, config: { ...house.config, registration: { email: true, phone: false } } };
  const device = { caller: { country: form.country, ip: '127.0.0.1' }, userAgent: 'seed' };
  const session = await registerPlayer(kernel, { ...form, password_confirmation: form.password, agreements: 1 }, device);
  await kernel.db.transaction((tx) => closeSession(tx, kernel, session.sessionId));
  return session.playerId;
}
