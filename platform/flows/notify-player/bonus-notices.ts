import { playerBonusResult, playerBonusStatus, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { inFiguresOf, languageTag } from '@verdigale/language';
import type { Kernel, Transaction } from '#kernel';
import { namesFor } from '#modules/bonus';
import { getProfile } from '#modules/player';
import { isOpenToOffers } from './is-open-to-offers.ts';
import { sumOf, type Notice } from './notice.ts';

type Hands = Pick<Kernel, 'config' | 'clock'>;
type Own = Pick<PlayerBonus, 'playerId' | 'bonusId' | 'name'>;

const { played, canceled, expired, lost } = playerBonusResult;
const endTemplates: Readonly<Record<number, string>> = {
  [played]: 'noteBonusPlayed',
  [canceled]: 'noteBonusCanceled',
  [expired]: 'noteBonusExpired',
  [lost]: 'noteBonusLost',
};

const bonusesPage = '/profile/bonuses';

async function nameOf(tx: Transaction, { config }: Hands, { playerId, bonusId, name }: Own): Promise<string> {
  return (await namesFor(tx, config, playerId, undefined))(bonusId, name);
}

/** Whoever wants no bonuses is not reminded of one that waits to be played; he took it himself, and finds it among his bonuses. */
export async function bonusReceived(tx: Transaction, kernel: Hands, bonus: PlayerBonus): Promise<Notice | null> {
  if (!(await isOpenToOffers(tx, kernel, bonus.playerId))) return null;
  const values = { name: await nameOf(tx, kernel, bonus), sum: await sumOf(tx, bonus.playerId, bonus) };
  return { template: 'noteBonus', values, page: bonusesPage, isSilent: true };
}

export async function freeSpinsReceived(tx: Transaction, kernel: Hands, spins: PlayerFreespin): Promise<Notice | null> {
  if (!(await isOpenToOffers(tx, kernel, spins.playerId))) return null;
  const [name, { locale }] = [await nameOf(tx, kernel, spins), await getProfile(tx, spins.playerId)];
  const values = { name, count: inFiguresOf(languageTag(locale ?? 'en'), String(spins.count)) };
  return { template: 'noteFreeSpins', values, page: bonusesPage, isSilent: true };
}

/** How a bonus ended concerns the player's money: it is told to everybody. */
export async function bonusEnded(tx: Transaction, kernel: Hands, bonus: PlayerBonus): Promise<Notice | null> {
  const template = endTemplates[bonus.result];
  if (bonus.status !== playerBonusStatus.finished || !template) return null;
  const amount = bonus.result === played ? bonus.releasedAmount : bonus.amount;
  const values = { name: await nameOf(tx, kernel, bonus), sum: await sumOf(tx, bonus.playerId, { ...bonus, amount }) };
  return { template, values, page: '/profile/history?tab=bonuses', isSilent: true };
}
