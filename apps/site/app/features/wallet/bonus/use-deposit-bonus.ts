import { useQuery } from '@tanstack/react-query';
import { bonusCodeStatus, playerChannels, type BonusCode, type DepositBonus } from '@verdigale/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { bonusRequest, choiceOf, rowOf, type BonusChoice, type BonusRequest, type BonusWish } from '#app/bonuses/bonus-choice.ts';
import { fits, type DepositRange } from '#app/bonuses/offer-range.ts';
import { offerRows, type OfferRow } from '#app/bonuses/offer-rows.ts';
import { useOfferWords, type OfferWords } from '#app/features/offers/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { depositBonusesQuery, depositCodesQuery, refetchOffers } from '#app/queries/bonuses.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';

export type DepositOffer = OfferRow<DepositBonus>;

export interface DepositBonusState {
  offers: readonly DepositOffer[];
  isError: boolean;
  refetch: () => void;
  /** Everything that the choice depends on is known, or will not be. */
  isSettled: boolean;
  /** It was opened for an offer that is still on its way. */
  isAwaited: boolean;
  words: OfferWords;
  /** The code that waits for the deposit. */
  code: BonusCode | undefined;
  /** For which deposits the code's offer is, where this one is none of them. */
  codeRange: (amount: number | null) => DepositRange | null;
  isFitting: (offer: DepositOffer, amount: number | null) => boolean;
  choice: (amount: number | null) => BonusChoice<DepositOffer>;
  request: (amount: number | null) => BonusRequest;
  wish: (wish: BonusWish) => void;
  /** The least that the offer asks for with which the wallet was opened. */
  openerMin: number | null;
}

const none: readonly never[] = [];

/** What may go with a deposit in this currency, and what does. (BON-05) */
export function useDepositBonus(currency: string): DepositBonusState {
  const [search] = useSearchParams();
  const openerId = search.get('bonusId') ?? undefined;
  const { locale } = useLocale();
  const offers = useQuery(depositBonusesQuery(currency, locale));
  const codes = useQuery(depositCodesQuery);
  const constants = useQuery(constantsQuery);
  const words = useOfferWords(currency);
  const [wish, setWish] = useState<BonusWish>(null);
  const funnel = useWalletFunnel();
  const code = codes.data?.find(({ status }) => status === bonusCodeStatus.waiting || status === bonusCodeStatus.applied);
  const rows = offerRows(offers.data ?? none);
  const opener = rowOf(rows, openerId);

  const refresh = () => void refetchOffers();
  usePlayerChannel(playerChannels.bonusCodes, { events: { 'player.bonus.code.updated': refresh }, onGap: refresh });

  // To an address anything may be sent, so nothing is out of range there.
  const isFitting = ({ offers: items }: DepositOffer, amount: number | null) => amount === null || fits(amount, words.rangeOf(items));
  const ofCode = rowOf(rows, code?.bonusId ?? undefined);
  const codeRange = (amount: number | null) => (ofCode && !isFitting(ofCode, amount) ? words.rangeOf(ofCode.offers) : null);
  const hasCode = (amount: number | null) => code !== undefined && codeRange(amount) === null;
  const choice = (amount: number | null) =>
    choiceOf({
      wish,
      openerId,
      hasCode: hasCode(amount),
      rows: words.currency ? rows : none,
      isFitting: (row) => isFitting(row, amount),
      // Until it is known nobody is given anything unasked.
      isDeclinedByDefault: constants.data?.game.bonus.depositBonusDeclineDefault ?? true,
    });
  const isSettled = !offers.isPending && !codes.isPending && !constants.isPending;
  return {
    offers: rows,
    isError: offers.isError && !offers.data,
    refetch: () => void offers.refetch(),
    isSettled,
    isAwaited: openerId !== undefined && !isSettled,
    words,
    code,
    codeRange,
    isFitting,
    choice,
    request: (amount) => bonusRequest(choice(amount), hasCode(amount) ? code : undefined),
    wish(next) {
      const isCode = next === 'code';
      funnel(isCode ? 'walletPromoOpen' : next === 'declined' ? 'walletDeclineBonuses' : 'walletSelectBonus', 'deposit');
      setWish(next);
    },
    openerMin: opener ? words.rangeOf(opener.offers).min : null,
  };
}
