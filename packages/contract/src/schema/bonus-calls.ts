import Type from 'typebox';
import { bonusTrigger } from '../statuses.ts';
import { BonusCode, BonusStatus, Cashback, DepositBonus, PlayerBonus, PlayerFreespin } from './bonus.ts';
import {
  type CallSchema,
  Closed,
  CurrencyCode,
  EntityId,
  IdParams,
  ignoredWhenUnknown,
  LocaleCode,
  PageMeta,
  pageQuery,
} from './common.ts';

const open = { [ignoredWhenUnknown]: true };
/** The language for names of bonuses; by default the player's own. Events carry the names as they were given. */
const locale = Type.Optional(LocaleCode);
const ownQuery = Closed({
  ...pageQuery,
  locale,
  status: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 10 })),
  currency: Type.Optional(Type.Array(CurrencyCode, { maxItems: 100 })),
  packageId: Type.Optional(Type.Array(EntityId, { maxItems: 100 })),
  sortOrder: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')], open)),
});
const bonusIds = Type.Array(EntityId, { maxItems: 100 });
const CodeTrigger = Type.Union([Type.Literal(bonusTrigger.code), Type.Literal(bonusTrigger.deposit)], {
  description: '1 redeemed at once, 3 with a deposit',
});

export const bonusSchemas = {
  'game.playerBonuses.list': {
    summary: "The own bonuses, newest first unless asked otherwise. They are named in `locale`, else in the player's own",
    query: ownQuery,
    data: Type.Array(PlayerBonus),
    meta: PageMeta,
  },
  'game.playerBonuses.activate': {
    summary: 'Activates an issued bonus; one that is active is cancelled for it',
    params: IdParams,
    data: PlayerBonus,
  },
  'game.playerBonuses.cancel': {
    summary: 'Gives a bonus up: its bonus money goes, own money stays',
    params: IdParams,
    data: PlayerBonus,
  },
  'game.playerFreespins.list': { summary: 'The own free spins', query: ownQuery, data: Type.Array(PlayerFreespin), meta: PageMeta },
  'game.playerFreespins.activate': { summary: 'Activates issued free spins', params: IdParams, data: PlayerFreespin },
  'game.playerFreespins.cancel': { summary: 'Gives free spins up that were not used', params: IdParams, data: PlayerFreespin },
  'game.bonuses.list': {
    summary:
      "Bonuses that a deposit of this player can have, or those that are named, packages whole; called as `locale`, else the player's own, has it",
    query: Closed({
      currency: CurrencyCode,
      locale,
      amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1e10, description: 'Those that such a deposit gets come first' })),
      bonusIds: Type.Optional(bonusIds),
      triggerType: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      questId: Type.Optional(Type.String({ maxLength: 80 })),
      skipCondition: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20, description: 'Has no meaning here' })),
    }),
    data: Type.Array(DepositBonus),
  },
  'game.bonuses.status': {
    summary: 'Whether the player has had these bonuses or can have them',
    query: Closed({ bonusIds, currency: Type.Optional(CurrencyCode) }),
    data: Type.Array(BonusStatus),
  },
  'game.bonuses.codes.list': {
    summary: 'Codes that were entered: those that wait for a deposit, or those that were redeemed',
    query: Closed({ trigger: Type.Optional(CodeTrigger) }),
    data: Type.Array(BonusCode),
  },
  'game.bonuses.codes.add': {
    summary: 'Redeems a code; `status` says what became of it',
    body: Closed({ bonusCode: Type.String({ minLength: 1, maxLength: 80 }), trigger: CodeTrigger }),
    data: BonusCode,
  },
  'game.bonuses.codes.remove': {
    summary: 'Forgets a code that waits for a deposit; answers the rest',
    body: Closed({ playerBonusCodeId: EntityId }),
    data: Type.Array(BonusCode),
  },
  'game.bonuses.cashback': {
    summary: 'What comes back of what was lost in the running periods',
    query: Closed({ currency: Type.Optional(CurrencyCode), locale }),
    data: Type.Array(Cashback),
  },
} as const satisfies Record<string, CallSchema>;
