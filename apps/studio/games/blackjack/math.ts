import { deckSize, rankOf, type Card } from '../../engine/cards.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import { isNatural, most, pointsOf, valueOf } from './hand.ts';
import type { BlackjackTitle } from './titles.ts';

/** A stake is this many units: of one hand or of two, every bet, its half and one and a half of it are whole. */
export const unitsPerStake = 20;
/** What it costs, in units: half of the stake. */
const insurance = unitsPerStake / 2;
const dealerStands = 17;

const actions = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
export type Action = (typeof actions)[number];
/** `leave` declines and stands on everything that is open: how a round ends whose player stays away. */
export type BlackjackStep = Action | 'leave';
export interface BlackjackChoice {
  hands: number;
}
export type Result = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

export interface PlayerHand {
  cards: Card[];
  /** Units. */
  bet: number;
  isSplit: boolean;
  isDone: boolean;
  /** Null while the round is not over. */
  result: Result | null;
  /** What it returned, in units. */
  pay: number;
}
export type BlackjackOutcome = Outcome & {
  staked: number;
  hands: PlayerHand[];
  /** Of the dealer the first card alone, until the round is over. */
  dealer: Card[];
  isInsured: boolean;
  /** The hand that is played; null while insurance is offered, and at the end. */
  active: number | null;
  /** What may be done now. */
  options: Action[];
};

export function readBlackjackChoice(title: BlackjackTitle, value: unknown): BlackjackChoice | undefined {
  const { hands, ...rest } = Object(value) as Record<string, unknown>;
  const known = title.hands.find((count) => count === hands);
  return known && Object.keys(rest).length === 0 ? { hands: known } : undefined;
}

export function readBlackjackStep(value: unknown): BlackjackStep | undefined {
  return value === 'leave' ? value : actions.find((action) => action === value);
}

/** A round after these steps; undefined when one of them is not allowed. Each card is drawn from a whole deck, as from a shoe without end. */
export function playBlackjack(
  title: BlackjackTitle,
  source: RandomSource,
  { hands: count }: BlackjackChoice,
  steps: readonly BlackjackStep[],
): BlackjackOutcome | undefined {
  const round = new Round(title, source, count);
  for (const step of steps) if (!round.take(step)) return undefined;
  return round.outcome();
}

/** The same round without what would stake more units than that. */
export function offerBlackjack(outcome: BlackjackOutcome, mostMore: number): BlackjackOutcome {
  return { ...outcome, options: outcome.options.filter((action) => raiseOf(outcome, action) <= mostMore) };
}

function raiseOf({ hands, active }: BlackjackOutcome, action: Action): number {
  if (action === 'insure') return insurance;
  return action === 'double' || action === 'split' ? (hands[active as number]?.bet ?? 0) : 0;
}

class Round {
  readonly #title: BlackjackTitle;
  readonly #source: RandomSource;
  readonly #bet: number;
  readonly #hands: PlayerHand[];
  readonly #dealer: Card[];
  #asksInsurance: boolean;
  #insurance = 0;
  #isOver = false;

  constructor(title: BlackjackTitle, source: RandomSource, count: number) {
    this.#title = title;
    this.#source = source;
    this.#bet = unitsPerStake / count;
    this.#hands = Array.from({ length: count }, () => this.#handOf([this.#draw(), this.#draw()], false));
    this.#dealer = [this.#draw(), this.#draw()];
    this.#asksInsurance = valueOf(this.#dealer[0] as Card) === 1;
    if (!this.#asksInsurance) this.#look();
  }

  /** Takes a step, or says that it is not allowed. */
  take(step: BlackjackStep): boolean {
    if (this.#isOver) return false;
    if (step === 'leave') return this.#leave();
    if (!this.#options().includes(step)) return false;
    if (step === 'insure' || step === 'decline') return this.#decide(step === 'insure');
    const hand = this.#hands[this.#active() as number] as PlayerHand;
    if (step === 'split') this.#split(hand);
    else {
      if (step === 'double') hand.bet *= 2;
      if (step !== 'stand') hand.cards.push(this.#draw());
      if (step !== 'hit') hand.isDone = true;
      settleIfFull(hand);
    }
    return this.#goOn();
  }

  outcome(): BlackjackOutcome {
    const pays = this.#hands.reduce((total, { pay }) => total + pay, 0);
    const staked = this.#hands.reduce((total, { bet }) => total + bet, this.#insurance);
    return {
      pay: this.#isOver ? pays + (isNatural(this.#dealer) ? 3 * this.#insurance : 0) : 0,
      staked,
      isOver: this.#isOver,
      hands: this.#hands,
      dealer: this.#isOver ? this.#dealer : this.#dealer.slice(0, 1),
      isInsured: this.#insurance > 0,
      active: this.#active(),
      options: this.#options(),
    };
  }

  #options(): Action[] {
    if (this.#asksInsurance) return ['insure', 'decline'];
    const active = this.#active();
    if (active === null) return [];
    const { cards, isSplit } = this.#hands[active] as PlayerHand;
    const isFirst = cards.length === 2;
    const isPair = rankOf(cards[0] as Card) === rankOf(cards[1] as Card);
    return [
      'hit',
      'stand',
      ...(isFirst && (!isSplit || this.#title.doublesSplits) ? (['double'] as const) : []),
      ...(isFirst && isPair && !isSplit ? (['split'] as const) : []),
    ];
  }

  #active(): number | null {
    if (this.#isOver || this.#asksInsurance) return null;
    const open = this.#hands.findIndex(({ isDone }) => !isDone);
    return open === -1 ? null : open;
  }

  #decide(isInsured: boolean): true {
    if (isInsured) this.#insurance = insurance;
    this.#asksInsurance = false;
    return this.#look();
  }

  /** The dealer looks at the second card where it may make a blackjack: then the round is over at once. */
  #look(): true {
    if (!isNatural(this.#dealer)) return this.#goOn();
    return this.#end();
  }

  #split(hand: PlayerHand): void {
    const [first, second] = hand.cards as [Card, Card];
    const isAces = valueOf(first) === 1;
    const halves = [first, second].map((card) => this.#handOf([card, this.#draw()], true));
    for (const half of halves) half.isDone ||= isAces;
    this.#hands.splice(this.#hands.indexOf(hand), 1, ...halves);
  }

  #leave(): true {
    this.#asksInsurance = false;
    for (const hand of this.#hands) hand.isDone = true;
    return this.#end();
  }

  #goOn(): true {
    return this.#hands.every(({ isDone }) => isDone) ? this.#end() : true;
  }

  /** The dealer draws if a hand still needs it, and every hand is settled. */
  #end(): true {
    const isOpen = this.#hands.some(({ cards, isSplit }) => pointsOf(cards).total <= most && (isSplit || !isNatural(cards)));
    if (isOpen && !isNatural(this.#dealer)) while (this.#dealerDraws()) this.#dealer.push(this.#draw());
    for (const hand of this.#hands) this.#settle(hand);
    this.#isOver = true;
    return true;
  }

  #dealerDraws(): boolean {
    const { total, isSoft } = pointsOf(this.#dealer);
    return total < dealerStands || (total === dealerStands && isSoft && this.#title.hitsSoft17);
  }

  #settle(hand: PlayerHand): void {
    hand.isDone = true;
    hand.result = resultOf(hand, this.#dealer);
    const natural = hand.bet + (hand.bet * this.#title.natural) / 10;
    hand.pay = { blackjack: natural, won: 2 * hand.bet, push: hand.bet, lost: 0, bust: 0 }[hand.result];
  }

  #handOf(cards: Card[], isSplit: boolean): PlayerHand {
    const hand = { cards, bet: this.#bet, isSplit, isDone: false, result: null, pay: 0 };
    settleIfFull(hand);
    return hand;
  }

  #draw(): Card {
    return uniformInt(this.#source, deckSize);
  }
}

/** A hand of twenty-one or more takes no further card. */
function settleIfFull(hand: PlayerHand): void {
  if (pointsOf(hand.cards).total >= most) hand.isDone = true;
}

function resultOf({ cards, isSplit }: PlayerHand, dealer: readonly Card[]): Result {
  const [own, other] = [pointsOf(cards).total, pointsOf(dealer).total];
  const [isOwn, isOther] = [!isSplit && isNatural(cards), isNatural(dealer)];
  if (own > most) return 'bust';
  if (isOwn !== isOther) return isOwn ? 'blackjack' : 'lost';
  if (own === other) return 'push';
  return other > most || own > other ? 'won' : 'lost';
}
