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

/** What is there stays as it is; null is nothing. */
const over = (unsaid: object) => (said: Values) => ({
  ...said,
  ...Object.fromEntries(Object.entries(unsaid).map(([key, value]: [string, unknown]) => [key, said[key] ?? value])),
});
const within = (key: string, fill: Fill) => (said: Values) => ({ ...said, [key]: fill((said[key] ?? {}) as Values) });
const inEach = (key: string, fill: Fill) => (said: Values) => ({ ...said, [key]: ((said[key] ?? []) as Values[]).map(fill) });

/** Of a shape whose fields may be absent: some platforms write null in their place. */
const present: Fill = (said) => Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));

let heard = 0;
/** By the reference an account replaces the one before it: then what is heard later is newer. */
const account: Fill = (said) => over({ version: (heard += 1) } satisfies Unsaid<Account, 'version'>)(said);

/** The site draws the covers of its brand's games itself, in the widths that screens ask for, and shows an operator's own picture in their place. */
const drawn = '/img/games/';

/** Pictures that lie elsewhere are shown as the operator's own are, which go before them. (wire 11.1) */
const shown = (images: string, customImages: string) => (said: Values) => {
  const ours = (said[customImages] ?? {}) as Game['customImages'];
  const others = Object.entries((said[images] ?? {}) as Game['images']).filter(
    ([size, { '1x': usual = drawn }]) => !usual.startsWith(drawn) && Object.keys(ours[size] ?? {}).length === 0,
  );
  return { ...said, [customImages]: { ...ours, ...Object.fromEntries(others) } };
};

type GameFacts = 'isAvailable' | 'isStopped' | 'rtp' | 'highestRtp' | 'maxWin' | 'colours';
const ofGame = over({
  isAvailable: true,
  isStopped: false,
  rtp: null,
  highestRtp: null,
  maxWin: null,
  colours: [],
} satisfies Unsaid<Game, GameFacts>);

const game: Fill = (said) => shown('images', 'customImages')(ofGame(said));

/** Games are found by their id as well. (wire 11.1) */
const winner: Fill = (said) =>
  shown(
    'gameImages',
    'gameCustomImages',
  )(over({ gameIdentity: said.gameId } satisfies Record<keyof Unsaid<Winner, 'gameIdentity'>, unknown>)(said));

type LimitFacts = 'ownAmount' | 'effectiveAt' | 'isAwaitingConfirmation' | 'product' | 'setBy' | 'resets';
const limit = over({
  ownAmount: null,
  effectiveAt: null,
  isAwaitingConfirmation: false,
  product: null,
  setBy: 'player',
  resets: null,
} satisfies Unsaid<Limit, LimitFacts>);

const everyGame = { gameIds: [], gameIdsExcluded: [], providerIds: [], providerIdsExcluded: [] };
const playerBonus: Fill = (said) =>
  within(
    'wagerCasinoConditions',
    over(everyGame satisfies Partial<PlayerBonus['wagerCasinoConditions']>),
  )(
    over({ bonusId: said.id, balance: null, lockedAmount: 0, releasedAmount: said.amount, terms: null } satisfies Partial<
      Record<keyof PlayerBonus, unknown>
    >)(said),
  );

const playerFreespin: Fill = (said) =>
  over({
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
  } satisfies Partial<Record<keyof PlayerFreespin, unknown>>)(said);

/** Without its terms nobody is told how an offer ends. */
type OfferEnd = 'sticky' | 'cashable' | 'isBonusCancelLock';
type OfferFacts = 'triggerType' | 'maxWinMultiplier' | 'baseCurrencyMaxBetAmount' | 'maxBetAmountItems' | 'terms';
const depositBonus = over({
  triggerType: bonusTrigger.deposit,
  maxWinMultiplier: null,
  baseCurrencyMaxBetAmount: null,
  maxBetAmountItems: [],
  sticky: false,
  cashable: true,
  isBonusCancelLock: false,
  terms: null,
} satisfies Unsaid<DepositBonus, OfferFacts | OfferEnd>);
/** Of the deposits that it is for: a time without an end has none. (wire 12.5) */
const offer: Fill = (said) => within('triggerConditions', over({ availableFrom: null, availableTo: null }))(depositBonus(said));

const bonusCode: Fill = (said) =>
  over({ playerBonusCodeId: said.id, bonusId: null } satisfies Partial<Record<keyof BonusCode, unknown>>)(said);

const reward = within('attributes', over({ bonusId: null, title: null } satisfies Partial<Quest['rewards'][number]['attributes']>));
const quest = inEach('rewards', reward);

const prizes = inEach('prizes', present);
const tournament: Fill = (said) =>
  within(
    'conditions',
    over({ roundsLimit: null, minRounds: null } satisfies Partial<Tournament['conditions']>),
  )(
    within(
      'rates',
      over({ currencyRates: [] } satisfies Partial<Tournament['rates']>),
    )(over({ entriesCount: 0, leaderboard: [] } satisfies Unsaid<Tournament, 'entriesCount' | 'leaderboard'>)(prizes(said))),
  );

const launch = over({ sessionId: null });

const constants = within('player', within('limit', over({ askedAt: 'first-deposit', products: [] })));

/** Addresses and the brand's folders have locales in small letters, whatever a platform writes. (wire 1.2) */
const inSmall = (key: string) => (said: Values) => (typeof said[key] === 'string' ? { ...said, [key]: said[key].toLowerCase() } : said);
const locale = inSmall('code');
const country = inSmall('locale');

const ofProfile = over({ cpf_number: null } satisfies Unsaid<Profile, 'cpf_number'>);
const profile: Fill = (said) => inSmall('locale')(ofProfile(said));
const auth = within('profile', profile);

const field = over({ rules: [] } satisfies Unsaid<Field, 'rules'>);

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
