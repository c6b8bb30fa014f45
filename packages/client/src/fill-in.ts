import type {
  Account,
  BonusCode,
  CallName,
  DepositBonus,
  Field,
  Game,
  Limit,
  PlayerBonus,
  PlayerFreespin,
  Profile,
  Quest,
  Tournament,
  Winner,
} from '@verdigale/contract';
import { bonusTrigger } from '@verdigale/contract';

type Values = Readonly<Record<string, unknown>>;
type Fill = (said: Values) => Values;
/** Fields of a shape, each with what stands for it where it is not said. */
type Unsaid<T, K extends keyof T> = Pick<T, K>;
/** The same where it is taken from another field. */
type Taken<T> = Partial<Record<keyof T, unknown>>;

/** What is there stays as it is; null is nothing. */
function filled(said: unknown, unsaid: object): Values {
  const all: Record<string, unknown> = { ...(said as Values | null | undefined) };
  for (const [key, value] of Object.entries(unsaid)) all[key] ??= value;
  return all;
}
const eachOf = (said: unknown, fill: Fill) => ((said ?? []) as Values[]).map(fill);

/** Of a shape whose fields may be absent: some platforms write null in their place. */
const present: Fill = (said) => Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));

let heard = 0;
/** By the reference an account replaces the one before it: then what is heard later is newer. */
const account: Fill = (said) => filled(said, { version: (heard += 1) } satisfies Unsaid<Account, 'version'>);

/** The site draws the covers of its brand's games itself, in the widths that screens ask for, and shows an operator's own picture in their place. */
const drawn = '/img/games/';

/** Pictures that lie elsewhere are shown as the operator's own are, which go before them. (wire 11.1) */
function shown(images: unknown, customImages: unknown): Game['customImages'] {
  const ours = (customImages ?? {}) as Game['customImages'];
  const others = Object.entries((images ?? {}) as Game['images']).filter(
    ([size, { '1x': usual = drawn }]) => !usual.startsWith(drawn) && Object.keys(ours[size] ?? {}).length === 0,
  );
  return { ...ours, ...Object.fromEntries(others) };
}

const ofGame = {
  isAvailable: true,
  isStopped: false,
  rtp: null,
  highestRtp: null,
  maxWin: null,
  colours: [],
} satisfies Unsaid<Game, 'isAvailable' | 'isStopped' | 'rtp' | 'highestRtp' | 'maxWin' | 'colours'>;
const game: Fill = (said) => ({ ...filled(said, ofGame), customImages: shown(said.images, said.customImages) });

/** Games are found by their id as well. (wire 11.1) */
const winner: Fill = (said) => ({
  ...filled(said, { gameIdentity: said.gameId } satisfies Taken<Winner>),
  gameCustomImages: shown(said.gameImages, said.gameCustomImages),
});

const ofLimit = {
  ownAmount: null,
  effectiveAt: null,
  isAwaitingConfirmation: false,
  product: null,
  setBy: 'player',
  resets: null,
} satisfies Unsaid<Limit, 'ownAmount' | 'effectiveAt' | 'isAwaitingConfirmation' | 'product' | 'setBy' | 'resets'>;
const limit: Fill = (said) => filled(said, ofLimit);

const everyGame = {
  gameIds: [],
  gameIdsExcluded: [],
  providerIds: [],
  providerIdsExcluded: [],
} satisfies Partial<PlayerBonus['wagerCasinoConditions']>;
const playerBonus: Fill = (said) => ({
  ...filled(said, {
    bonusId: said.id,
    balance: null,
    lockedAmount: 0,
    releasedAmount: said.amount,
    terms: null,
  } satisfies Taken<PlayerBonus>),
  wagerCasinoConditions: filled(said.wagerCasinoConditions, everyGame),
});

const playerFreespin: Fill = (said) =>
  filled(said, {
    playerId: '',
    bonusId: said.id,
    providerId: '',
    packageName: null,
    stake: null,
    winnings: null,
    wagerCasino: null,
    maxWinAmount: null,
    maxWinMultiplier: null,
    finishedAt: null,
    terms: null,
  } satisfies Taken<PlayerFreespin>);

/** Without its terms nobody is told how an offer ends. */
type OfferEnd = 'sticky' | 'cashable' | 'isBonusCancelLock';
type OfferFacts = 'triggerType' | 'maxWinMultiplier' | 'baseCurrencyMaxBetAmount' | 'maxBetAmountItems' | 'terms';
const ofOffer = {
  triggerType: bonusTrigger.deposit,
  maxWinMultiplier: null,
  baseCurrencyMaxBetAmount: null,
  maxBetAmountItems: [],
  sticky: false,
  cashable: true,
  isBonusCancelLock: false,
  terms: null,
} satisfies Unsaid<DepositBonus, OfferFacts | OfferEnd>;
/** Of the deposits that it is for: a time without an end has none. (wire 12.5) */
const offer: Fill = (said) => ({
  ...filled(said, ofOffer),
  triggerConditions: filled(said.triggerConditions, { availableFrom: null, availableTo: null }),
});

const bonusCode: Fill = (said) => filled(said, { playerBonusCodeId: said.id, bonusId: null } satisfies Taken<BonusCode>);

const ofReward = { bonusId: null, title: null } satisfies Partial<Quest['rewards'][number]['attributes']>;
const reward: Fill = (said) => ({ ...said, attributes: filled(said.attributes, ofReward) });
const quest: Fill = (said) => ({ ...said, rewards: eachOf(said.rewards, reward) });

const prizes: Fill = (said) => ({ ...said, prizes: eachOf(said.prizes, present) });
const tournament: Fill = (said) => ({
  ...filled(prizes(said), { entriesCount: 0, leaderboard: [] } satisfies Unsaid<Tournament, 'entriesCount' | 'leaderboard'>),
  conditions: filled(said.conditions, { roundsLimit: null, minRounds: null } satisfies Partial<Tournament['conditions']>),
  rates: filled(said.rates, { currencyRates: [] } satisfies Partial<Tournament['rates']>),
});

const launch: Fill = (said) => filled(said, { sessionId: null });

const ofLimits = { askedAt: 'first-deposit', products: [] };
const constants: Fill = (said) => {
  const player = (said.player ?? {}) as Values;
  return { ...said, player: { ...player, limit: filled(player.limit, ofLimits) } };
};

/** Addresses and the brand's folders have locales in small letters, whatever a platform writes. (wire 1.2) */
const inSmall = (key: string) => (said: Values) => (typeof said[key] === 'string' ? { ...said, [key]: said[key].toLowerCase() } : said);
const locale = inSmall('code');
const country = inSmall('locale');

const profile: Fill = (said) => inSmall('locale')(filled(said, { cpf_number: null } satisfies Unsaid<Profile, 'cpf_number'>));
const auth: Fill = (said) => ({ ...said, profile: profile((said.profile ?? {}) as Values) });

const field: Fill = (said) => filled(said, { rules: [] } satisfies Unsaid<Field, 'rules'>);

const ofCalls: Partial<Record<CallName, Fill>> = {
  'settings.locales': locale,
  'settings.countries': country,
  'settings.constants': constants,
  'player.fields.validations': field,
  'player.register': auth,
  'player.register.phone': auth,
  'player.profile.get': profile,
  'player.profile.update': profile,
  'passwords.change': profile,
  'sessions.create': auth,
  'sessions.token': auth,
  'sessions.social': auth,
  'sessions.refresh': auth,
  'wallet.accounts.list': account,
  'wallet.accounts.create': account,
  'wallet.accounts.switch': account,
  'wallet.accounts.hide': account,
  'payment.invoices.deposit': present,
  'payment.invoices.withdrawal': present,
  'game.games.list': game,
  'game.games.get': game,
  'game.games.play': launch,
  'game.games.favorites': game,
  'game.games.favorite.add': game,
  'game.games.favorite.remove': game,
  'game.games.played': game,
  'game.spins.winners': winner,
  'player.limits.list': limit,
  'player.limits.create': limit,
  'player.limits.change': limit,
  'player.limits.remove': limit,
  'game.playerBonuses.list': playerBonus,
  'game.playerBonuses.activate': playerBonus,
  'game.playerBonuses.cancel': playerBonus,
  'game.playerFreespins.list': playerFreespin,
  'game.playerFreespins.activate': playerFreespin,
  'game.playerFreespins.cancel': playerFreespin,
  'game.bonuses.list': offer,
  'game.bonuses.codes.list': bonusCode,
  'game.bonuses.codes.add': bonusCode,
  'game.bonuses.codes.remove': bonusCode,
  'retention.quests.list': quest,
  'retention.playerQuests.list': quest,
  'retention.quests.activate': quest,
  'retention.playerQuests.cancel': quest,
  'retention.tournaments.list': tournament,
  'retention.tournaments.get': tournament,
  'retention.tournaments.participate': tournament,
};

const ofPushes: Readonly<Record<string, Fill>> = {
  account,
  playerBonus,
  playerFreespin,
  playerBonusCode: bonusCode,
  quest,
  tournament: prizes,
  winner,
};

/**
 * The answer of a call with all that our own platform says. Another one keeps to the wire's reference, which is less: what it leaves out is filled in
 * here, once for every part of a page, with what claims nothing.
 */
export function fillIn<T extends { data: unknown }>(name: CallName, answer: T): T {
  const fill = ofCalls[name];
  if (!fill) return answer;
  const { data } = answer;
  return { ...answer, data: Array.isArray(data) ? (data as Values[]).map(fill) : fill(data as Values) };
}

/** The same for what the socket says. */
export function fillInPush<T extends object>(payload: T): T {
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      const fill = Object.hasOwn(ofPushes, key) ? ofPushes[key] : undefined;
      return [key, fill ? fill(value as Values) : value];
    }),
  ) as T;
}
