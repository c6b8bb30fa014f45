import { accountStatus, type CallQuery, type PageMeta, type Quest } from '@verdigale/contract';
import { pageOf, type Kernel } from '#kernel';
import { getProfile } from '#modules/player';
import { findCurrency } from '#modules/settings';
import { listAccounts } from '#modules/wallet';
import { offerQuest } from './offer-quest.ts';
import { openQuests } from './open-quests.ts';
import { countPlayerQuests, playerQuestsOf } from './player-quest.sql.ts';
import { readAsker } from './read-asker.ts';
import { viewQuest } from './view-quest.ts';

interface Listed {
  data: Quest[];
  meta: PageMeta;
}

/**
 * What the player can begin with an account in this currency, else with his active one; what counts already is counted. In the language that is
 * asked for, else the player's own. The same number of statements for any number of quests. (wire 9.1)
 */
export async function listQuests(
  kernel: Kernel,
  playerId: string,
  { currency: wanted, locale, ...request }: CallQuery<'retention.quests.list'>,
): Promise<Listed> {
  const { db, config } = kernel;
  const page = pageOf(request);
  const code = wanted ?? (await listAccounts(db, playerId)).find(({ status }) => status === accountStatus.active)?.currency;
  const currency = code === undefined ? undefined : await findCurrency(db, code);
  if (!currency) return { data: [], meta: page.meta(0) };
  const [offered, asker] = await Promise.all([openQuests(db, config), readAsker(kernel, db, playerId, currency.code)]);
  const shown = offered.map((quest) => offerQuest(quest, offered, asker)).filter((quest) => quest !== null);
  const data = shown.slice(page.offset, page.offset + page.limit).map((quest) => viewQuest(config, quest, locale ?? asker.row.locale));
  return { data, meta: page.meta(shown.length) };
}

/** What the player has begun, newest first. (wire 9.1) */
export async function listPlayerQuests(
  { db, config }: Pick<Kernel, 'db' | 'config'>,
  playerId: string,
  { state = [], currency, locale, ...request }: CallQuery<'retention.playerQuests.list'>,
): Promise<Listed> {
  const page = pageOf(request);
  const filter = { states: state, currency };
  const [rows, { total }, profile] = await Promise.all([
    db.all(playerQuestsOf(playerId, filter, page)),
    db.one(countPlayerQuests(playerId, filter)),
    getProfile(db, playerId),
  ]);
  return { data: rows.map((row) => viewQuest(config, row, locale ?? profile.locale ?? 'en')), meta: page.meta(total) };
}
