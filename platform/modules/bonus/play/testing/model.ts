import { countedStake } from '../counted-stake.ts';
import { partsOfRelease } from '../../lifecycle/parts-of-release.ts';
import { termsWith } from '../../terms/testing.ts';
import { decideEnd } from '../decide-end.ts';
import { decideStake } from '../decide-stake.ts';
import { shareWin, type ShareSums } from '../share-win.ts';
import { ownPlayable, playable, type Parts, type StakeRule } from '../split-stake.ts';
import type { StakeOrder } from '../../terms/terms.ts';

/** What a bonus is granted with. */
export interface ModelTerms {
  amount: bigint;
  /** Own money that it locks when it is activated, as far as there is any. */
  lock: bigint;
  required: bigint;
  order: StakeOrder;
  maxBet: bigint | null;
  maxWin: bigint | null;
  isCashable: boolean;
}

/** A game as the terms see it: its weight in thousandths; null where it is excluded. */
export type ModelGame = number | null;

export interface ModelBonus extends ModelTerms {
  lockedAtStart: bigint;
  balance: bigint;
  locked: bigint;
  progress: bigint;
  endedBy: 'player' | 'time' | 'play' | 'house' | null;
  result: 'none' | 'played' | 'cancelled' | 'expired' | 'lost';
}

interface ModelBet {
  parts: Parts;
  contribution: bigint;
  isShared: boolean;
  isUndone: boolean;
}

interface ModelRound {
  game: ModelGame;
  stake: bigint;
  payout: bigint;
  isOpen: boolean;
  bets: Map<string, ModelBet>;
  share: (ShareSums & { bonus: bigint; of: ModelBonus; contribution: bigint }) | null;
}

/** What a bonus does to the money of one account, without database and time: what the platform is compared with. */
export class BonusModel {
  readonly pockets: Parts;
  /** What the game and the house have gained, so that all of it sums to what there was. */
  game = 0n;
  house = 0n;
  readonly bonuses: ModelBonus[] = [];
  readonly rounds = new Map<string, ModelRound>();

  constructor(real: bigint) {
    this.pockets = { real, locked: 0n, bonus: 0n };
  }

  get active(): ModelBonus | undefined {
    return this.bonuses.find(({ endedBy }) => endedBy === null);
  }

  ruleOf(game: ModelGame, round?: ModelRound): StakeRule | null {
    const active = this.active;
    if (!active) return null;
    const isExcluded = game === null || (round?.share ? round.share.of !== active : false);
    return { order: active.order, ratio: { bonus: active.amount, locked: active.lockedAtStart }, isExcluded, maxBet: active.maxBet };
  }

  #own(): Parts {
    const { balance, locked } = this.active ?? { balance: 0n, locked: 0n };
    return { real: this.pockets.real, locked, bonus: balance };
  }

  playable(game: ModelGame): bigint {
    const rule = this.ruleOf(game);
    return rule ? playable(rule, this.#own()) : this.pockets.real;
  }

  activate(terms: ModelTerms): boolean {
    if (this.active) return false;
    const lockedAtStart = terms.lock < this.pockets.real ? terms.lock : this.pockets.real;
    this.house -= terms.amount;
    this.#move({ real: -lockedAtStart, locked: lockedAtStart, bonus: terms.amount });
    const bonus = { ...terms, lockedAtStart, balance: terms.amount, locked: lockedAtStart, progress: 0n };
    this.bonuses.push({ ...bonus, endedBy: null, result: 'none' });
    this.#settle(this.bonuses.at(-1)!);
    return true;
  }

  /** The answer, or the bet's refusal. */
  bet(name: string, roundName: string, game: ModelGame, stake: bigint): 'taken' | 'restricted' | 'insufficient' | 'too-high' | 'closed' {
    const round = this.rounds.get(roundName);
    if (round && !round.isOpen) return 'closed';
    const rule = this.ruleOf(game, round);
    const staked = round?.stake ?? 0n;
    const decision = rule
      ? decideStake(stake, rule, this.#own(), staked)
      : stake > this.pockets.real
        ? ({ kind: 'insufficient' } as const)
        : ({ kind: 'taken', parts: { real: stake, locked: 0n, bonus: 0n } } as const);
    if (decision.kind !== 'taken') return decision.kind;
    const { parts } = decision;
    const now = round ?? { game, stake: 0n, payout: 0n, isOpen: true, bets: new Map<string, ModelBet>(), share: null };
    this.rounds.set(roundName, now);
    const contribution = rule && !rule.isExcluded ? countedStake(stake, game ?? 0, { maxBet: rule.maxBet, staked }) : 0n;
    const isShared = parts.bonus + parts.locked + contribution > 0n;
    if (isShared && !now.share) {
      const paid = { paid: now.payout, paidLocked: 0n, paidBonus: 0n };
      now.share = { real: now.stake, locked: 0n, bonus: 0n, ...paid, of: this.active!, contribution: 0n };
    }
    now.bets.set(name, { parts, contribution, isShared, isUndone: false });
    this.game += stake;
    this.#move({ real: -parts.real, locked: -parts.locked, bonus: -parts.bonus });
    now.stake += stake;
    if (now.share) this.#stake(now.share, parts, contribution, 1n);
    return 'taken';
  }

  #stake(share: NonNullable<ModelRound['share']>, parts: Parts, contribution: bigint, sign: 1n | -1n): void {
    share.real += sign * parts.real;
    share.locked += sign * parts.locked;
    share.bonus += sign * parts.bonus;
    share.contribution += sign * contribution;
    share.of.progress += sign * contribution;
    if (share.of.endedBy !== null) return;
    share.of.balance -= sign * parts.bonus;
    share.of.locked -= sign * parts.locked;
  }

  rollBack(name: string, roundName: string): boolean {
    const round = this.rounds.get(roundName);
    const bet = round?.bets.get(name);
    if (!round || !bet || bet.isUndone || !round.isOpen || round.payout > 0n) return false;
    bet.isUndone = true;
    const stake = bet.parts.real + bet.parts.locked + bet.parts.bonus;
    round.stake -= stake;
    this.game -= stake;
    this.#give(bet.parts, round.share?.of);
    if (round.share) this.#stake(round.share, bet.parts, bet.contribution, -1n);
    if ([...round.bets.values()].every(({ isUndone }) => isUndone)) this.#end(round);
    return true;
  }

  win(roundName: string, amount: bigint, isFinal: boolean): boolean {
    const round = this.rounds.get(roundName);
    if (!round || !round.isOpen) return false;
    const { share } = round;
    const parts = share ? shareWin(amount, share) : { real: amount, locked: 0n, bonus: 0n };
    round.payout += amount;
    this.game -= amount;
    this.#give(parts, share?.of);
    if (share) {
      share.paid += amount;
      share.paidLocked += parts.locked;
      share.paidBonus += parts.bonus;
      if (share.of.endedBy === null) {
        share.of.balance += parts.bonus;
        share.of.locked += parts.locked;
      }
    }
    if (isFinal) this.#end(round);
    return true;
  }

  finish(roundName: string): boolean {
    const round = this.rounds.get(roundName);
    if (!round) return false;
    if (round.isOpen) this.#end(round);
    return true;
  }

  /** Parts that come back: of a bonus that is over, locked money is own money, and bonus money the house's, unless the house ended it. */
  #give(parts: Parts, of: ModelBonus | undefined): void {
    if (!of || of.endedBy === null) return this.#move(parts);
    const kept = of.endedBy === 'house' ? parts.bonus : 0n;
    this.house += parts.bonus - kept;
    this.#move({ real: parts.real + parts.locked + kept, locked: 0n, bonus: 0n });
  }

  #end(round: ModelRound): void {
    round.isOpen = false;
    if (round.share) this.#settle(round.share.of);
  }

  openRounds(bonus: ModelBonus): number {
    return [...this.rounds.values()].filter(({ isOpen, share }) => isOpen && share?.of === bonus).length;
  }

  #settle(bonus: ModelBonus): void {
    if (bonus.endedBy !== null) return;
    const end = decideEnd(bonus, this.openRounds(bonus));
    if (end === 'release') {
      const { released, capped } = partsOfRelease({ ...bonus, terms: termsWith({ isCashable: bonus.isCashable }) });
      this.house += capped;
      this.#move({ real: released + bonus.locked, locked: -bonus.locked, bonus: -bonus.balance });
      Object.assign(bonus, { balance: 0n, locked: 0n, endedBy: 'play', result: 'played' });
    }
    if (end === 'lose') this.end('play', 'lost');
  }

  /** Ends the active bonus; the player's own wish only while nothing is open, time only where too little was staked. */
  end(endedBy: 'player' | 'time' | 'play' | 'house', result: ModelBonus['result']): boolean {
    const bonus = this.active;
    if (!bonus || (endedBy === 'player' && this.openRounds(bonus) > 0)) return false;
    if (endedBy === 'time' && bonus.progress >= bonus.required) return false;
    this.house += bonus.balance;
    this.#move({ real: bonus.locked, locked: -bonus.locked, bonus: -bonus.balance });
    Object.assign(bonus, { balance: 0n, locked: 0n, endedBy, result });
    return true;
  }

  /** Own money comes in, or goes out as far as there is any. */
  transfer(amount: bigint): boolean {
    if (this.pockets.real + amount < 0n) return false;
    this.pockets.real += amount;
    this.house -= amount;
    return true;
  }

  #move(change: Parts): void {
    this.pockets.real += change.real;
    this.pockets.locked += change.locked;
    this.pockets.bonus += change.bonus;
  }

  /** Every promise that does not hold. */
  faults(total: bigint): string[] {
    const { pockets } = this;
    const sum = (of: (bonus: ModelBonus) => bigint) => this.bonuses.reduce((all, each) => all + of(each), 0n);
    const faults: string[] = [];
    const say = (isWrong: boolean, what: string) => void (isWrong && faults.push(what));
    say(pockets.real + pockets.locked + pockets.bonus + this.game + this.house !== total, 'a unit was made or lost');
    say(pockets.real < 0n || pockets.locked < 0n || pockets.bonus < 0n, 'a pocket is below zero');
    say(pockets.bonus !== sum(({ balance }) => balance), 'the bonus pocket is not the bonuses');
    say(pockets.locked !== sum(({ locked }) => locked), 'the locked pocket is not the locks');
    say(this.playable(1_000) < ownPlayable({ order: 'real-first', isExcluded: false } as StakeRule, pockets), 'own money is locked');
    for (const bonus of this.bonuses) {
      const shares = [...this.rounds.values()].filter(({ share }) => share?.of === bonus);
      const bets = shares.flatMap(({ bets }) => [...bets.values()].filter(({ isUndone }) => !isUndone));
      say(bonus.progress !== bets.reduce((all, { contribution }) => all + contribution, 0n), 'progress is not its contributions');
      say(bonus.result === 'played' && (bonus.progress < bonus.required || this.openRounds(bonus) > 0), 'released too early');
      say(bonus.endedBy === null && bonus.progress >= bonus.required && this.openRounds(bonus) === 0, 'not released');
    }
    return faults;
  }
}
