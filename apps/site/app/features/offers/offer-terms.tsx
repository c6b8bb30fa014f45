import { bonusType, type BonusTerms, type DepositBonus } from '@verdigale/contract';
import type { ReactNode } from 'react';
import { offerFacts, type OfferFacts } from '#app/bonuses/offer-facts.ts';
import { capOf } from '#app/bonuses/offer-reward.ts';
import type { OfferCurrency } from '#app/bonuses/offer-currency.ts';
import { useOddsWords } from '#app/bonuses/use-odds-words.ts';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { GameShares } from './game-shares.tsx';
import { useGameNames } from './use-game-names.ts';
import { useOfferWords, type OfferWords } from './use-offer-words.ts';
import styles from './offer-terms.module.css';

interface OfferTermsProps {
  offers: readonly DepositBonus[];
  /** Of the deposit; null while it is open. */
  amount: number | null;
  /** The currency's code. */
  code: string;
}

/** All that follows from taking an offer, before it is taken: written from the data that the platform enforces. */
export function OfferTerms({ offers, amount, code }: OfferTermsProps) {
  const words = useOfferWords(code);
  const { currency } = words;
  if (!currency) return null;
  if (offers.length === 1)
    return offers.map((offer) => <Terms amount={amount} currency={currency} key={offer.id} offer={offer} words={words} />);
  return (
    <ol className={styles.items}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <p className={styles.item}>{offer.name}</p>
          <Terms amount={amount} currency={currency} offer={offer} words={words} />
        </li>
      ))}
    </ol>
  );
}

/** What one offer gives, whatever the deposit, in a line. */
export function OfferGift({ offer, code }: { offer: DepositBonus; code: string }) {
  const words = useOfferWords(code);
  return words.currency ? <Gift currency={words.currency} offer={offer} words={words} /> : null;
}

function Gift({ offer, currency, words }: Omit<TermsProps, 'amount'>) {
  return useGift(offer, currency, words);
}

interface TermsProps {
  offer: DepositBonus;
  amount: number | null;
  currency: OfferCurrency;
  words: OfferWords;
}

function Terms({ offer, amount, currency, words }: TermsProps) {
  const text = useContent('modals');
  const momentOf = useDateFormat('moment');
  const facts = offerFacts(offer, amount, currency);
  const gift = useGift(offer, currency, words);
  const sum = words.reward([offer], amount);
  const { terms, triggerConditions, cashable, isBonusCancelLock } = offer;
  const odds = useOddsWords()(terms);
  // Both may be stated: what the bonus comes to decides which of them is the lower.
  const caps = [
    ...(facts.maxWin === null ? [] : [text('modals.offerTerms.maxWin.text', { sum: words.money(facts.maxWin) })]),
    ...(facts.maxWinTimes === null ? [] : [text('modals.offerTerms.maxWin.times', { times: words.number(facts.maxWinTimes) })]),
  ];
  return (
    <dl className={styles.terms}>
      <Fact label={text('modals.offerTerms.gets.label')}>
        {amount !== null && sum !== null && offer.type === bonusType.percentage
          ? text('modals.offerTerms.gets.forDeposit', { sum, how: gift })
          : gift}
      </Fact>
      <Fact label={text('modals.offerTerms.deposit')}>{words.range(words.rangeOf([offer]))}</Fact>
      <Fact label={text('modals.offerTerms.stake.label')}>{useStakeWords(facts, words)}</Fact>
      {facts.wager && terms && (
        <>
          <Fact label={text('modals.offerTerms.games.label')}>
            {terms.product === 'casino' ? <GameShares terms={terms} words={words} /> : text('modals.offerTerms.games.sportsbook')}
          </Fact>
          {odds !== null && <Fact label={text('modals.offerTerms.odds.label')}>{odds}</Fact>}
          <Fact label={text('modals.offerTerms.maxBet.label')}>
            {facts.maxBet === null
              ? text('modals.offerTerms.maxBet.none')
              : text('modals.offerTerms.maxBet.text', { sum: words.money(facts.maxBet) })}
          </Fact>
        </>
      )}
      {terms && <TimeFact offer={offer} terms={terms} words={words} isWagered={facts.wager !== null} />}
      <Fact label={text('modals.offerTerms.maxWin.label')}>
        {caps.length > 0 ? caps.join(' · ') : text('modals.offerTerms.maxWin.none')}
      </Fact>
      {terms && (
        <>
          <Fact label={text('modals.offerTerms.own.label')}>{text(ownMoneyKey(offer.sticky, terms))}</Fact>
          <Fact label={text('modals.offerTerms.end.label')}>
            {text(isBonusCancelLock ? 'modals.offerTerms.end.locked' : 'modals.offerTerms.end.open')}
            {!cashable && ` ${text('modals.offerTerms.end.notCashable')}`}
          </Fact>
        </>
      )}
      {triggerConditions.availableTo !== null && (
        <Fact label={text('modals.offerTerms.until')}>{momentOf(triggerConditions.availableTo)}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long there is to begin it, to play its spins, and to stake what it asks for. */
function TimeFact({ offer, terms, words, isWagered }: { offer: DepositBonus; terms: BonusTerms; words: OfferWords; isWagered: boolean }) {
  const text = useContent('modals');
  return <Fact label={text('modals.offerTerms.time.label')}>{said()}</Fact>;

  function said(): string {
    const minutes = offer.assignConditions.freespinDurationMinutes;
    const wagering = words.duration(terms.wageringHours);
    if (minutes === null) {
      const activation = words.duration(terms.activationHours);
      return isWagered
        ? text('modals.offerTerms.time.both', { activation, wagering })
        : text('modals.offerTerms.time.activation', { activation });
    }
    // Free spins that are over cannot be activated any more.
    const activation = words.duration(Math.min(terms.activationHours, minutes / 60));
    const spins = words.duration(minutes / 60);
    return isWagered
      ? text('modals.offerTerms.time.spinsBoth', { activation, spins, wagering })
      : text('modals.offerTerms.time.spins', { activation, spins });
  }
}

/** What becomes of own money beside the bonus. */
function ownMoneyKey(sticky: boolean, terms: BonusTerms) {
  if (sticky) return 'modals.offerTerms.own.locked';
  return terms.stakeOrder === 'real-first' ? 'modals.offerTerms.own.first' : 'modals.offerTerms.own.open';
}

/** What is given, whatever the deposit: `50 % of your deposit, €100.00 at most`. */
function useGift(offer: DepositBonus, currency: OfferCurrency, words: OfferWords): string {
  const text = useContent('modals');
  const { depositPercentage, gameId, presets } = offer.assignConditions;
  const nameOf = useGameNames(gameId === null ? [] : [gameId]);
  if (offer.type === bonusType.percentage) {
    const cap = capOf(offer, currency);
    const percent = words.percent(depositPercentage ?? 0);
    return cap === null
      ? text('modals.offerTerms.gets.percent', { percent })
      : text('modals.offerTerms.gets.percentCap', { percent, cap: words.money(cap) });
  }
  // One for each currency with a stake of its own, the base currency's first.
  const preset = presets.find((each) => each.currency === currency.code) ?? presets[0];
  if (offer.type !== bonusType.freeSpins || !preset) return words.reward([offer], 0) ?? '';
  const spins = {
    count: preset.quantity,
    stake: words.money(preset.currency === currency.code ? preset.price : currency.ofBase(preset.price)),
  };
  return gameId === null
    ? text('modals.offerTerms.gets.spins', spins)
    : text('modals.offerTerms.gets.spinsIn', { ...spins, game: nameOf(gameId) });
}

/** How much has to be staked before it is the player's own. */
function useStakeWords({ wager }: OfferFacts, { money, number }: OfferWords): string {
  const text = useContent('modals');
  if (!wager) return text('modals.offerTerms.stake.none');
  const how = text.dynamic('modals.offerTerms.stake.base', wager.base, { times: number(wager.times) }) ?? '';
  return wager.total === null ? how : text('modals.offerTerms.stake.total', { sum: money(wager.total), how });
}
