/** What remains of a player who is erased, table by table. */
export type Fate = 'erased' | 'emptied' | { kept: string };

const books = { kept: 'books, which name the account alone' };
const play = { kept: 'play with money, by the account alone; a nickname in it is two letters and stars' };
const bonus = { kept: 'what the house gave and under which terms' };
const decision = { kept: 'a decision about money or play, which its law asks for; what staff wrote in it is theirs to correct' };
const protection = { kept: 'what protected him, which its law asks for' };
const passing = { kept: 'copies on their way, gone after seconds to days' };

/**
 * Of every table with rows of players: its rows go (`erased`), what says who he is goes out of them (`emptied`), or all stays, with the reason. What somebody
 * is recognised by, in `player.player`, `.session`, `.identity` and `.another_person`, stays while he is excluded.
 */
export const fates: Readonly<Record<string, Fate>> = {
  'bonus.bet_share': bonus,
  'bonus.cashback_paid': bonus,
  'bonus.claim': bonus,
  'bonus.code_tries': bonus,
  'bonus.free_round': bonus,
  'bonus.free_spin': bonus,
  'bonus.player_bonus': bonus,
  'bonus.player_code': bonus,
  'bonus.round_share': bonus,
  'care.assessment': protection,
  'care.step': protection,
  'document.document': 'erased',
  'game.favorite': 'erased',
  'game.late_loss': play,
  'game.round': play,
  'game.session': play,
  'game.transaction': play,
  'journal.entry': { kept: 'significant events, never changed; without names, addresses and sums' },
  'kernel.outbox': passing,
  'limits.cash_limit': protection,
  'limits.cooling_off': protection,
  'limits.product_break': protection,
  'limits.product_restriction': protection,
  'limits.stop': decision,
  'notification.message': 'erased',
  'payment.credit': books,
  'payment.invoice': 'emptied',
  'play_time.play_time': protection,
  'player.another_person': 'erased',
  'player.authenticator_app': 'erased',
  'player.correction': 'erased',
  'player.credential': 'erased',
  'player.identity': 'erased',
  'player.identity_check': { kept: 'that he was checked and when, without what he showed: of what differed the fields alone' },
  'player.limits_review': 'erased',
  'player.one_time_token': 'erased',
  'player.passkey': 'erased',
  'player.past_exclusion': protection,
  'player.player': 'emptied',
  'player.recovery_code': 'erased',
  'player.self_exclusion': protection,
  'player.session': 'erased',
  'player.sign_in': 'erased',
  'retention.level_change': bonus,
  'retention.loyalty_account': bonus,
  'retention.player_quest': bonus,
  'retention.tournament_entry': play,
  'retention.tournament_order': play,
  'retention.tournament_prize': play,
  'risk.adjustment': decision,
  'risk.held_money': decision,
  'risk.turnover': books,
  'risk.withdrawal_review': decision,
  'sportsbook.bet': play,
  'sportsbook.cash_out': play,
  'sportsbook.cash_out_request': play,
  'sportsbook.leg': play,
  'sportsbook.quote': play,
  'sportsbook.review': decision,
  'sportsbook.stake_factor': decision,
  'wallet.account': books,
  'wallet.entry': books,
  'wallet.ledger_account': books,
  'wallet.transfer': books,
  'wallet.wallet': books,
};

/** Columns of what is emptied that stay; the others of `player.player` do not. */
export const keptOfPlayer: readonly string[] = [
  'id',
  'status',
  // Sums by country and currency are reported.
  'currency',
  'country',
  'locale',
  // Whose partner's he was, for the partner's share.
  'affiliate_tag',
  'agreed_at',
  'created_at',
  'is_pwa_installed',
  'receive_bonus',
];
