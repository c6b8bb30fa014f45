/** Gives whoever holds the document a way into the account, or shows how its guards work. */
const secret = 'proves who somebody is';
/** Staff wrote it for staff: it names colleagues, third persons or a suspicion. An operator reads it first, and says of it what may be said. */
const staff = 'is written by staff for staff';
/** Whoever is looked at for fraud or laundered money must not learn of it; so that its absence tells nothing, it is left out for everybody. */
const inquiry = 'may be an inquiry that its subject must not learn of';
const passing = 'is a copy on its way, of seconds to days';

/** What is stored about a player and not handed over to him: whole tables, and columns; with the reason of each. */
export const leftOut: Readonly<Record<string, string>> = {
  'kernel.outbox': passing,
  'risk.withdrawal_review': inquiry,
  'sportsbook.review': inquiry,

  'player.authenticator_app.sealed_secret': secret,
  'player.credential.password_hash': secret,
  'player.one_time_token.token_hash': secret,
  'player.passkey.credential_id': secret,
  'player.passkey.public_key': secret,
  'player.player.freshchat_restore_id': secret,
  'player.player.security_answer': secret,
  'player.recovery_code.code_hash': secret,
  'player.session.previous_token_id': secret,
  'player.session.token_id': secret,
  'game.session.token_hash': secret,
  // Its links ask where his money is to go.
  'payment.invoice.public_data': secret,

  'care.step.ended_by': staff,
  'care.step.note': staff,
  'journal.entry.details': staff,
  'limits.cash_limit.reason': staff,
  'limits.stop.lifted_because': staff,
  'limits.stop.reason': staff,
  'player.correction.asked_by': staff,
  'player.correction.decided_by': staff,
  'player.correction.reason': staff,
  'risk.adjustment.asked_by': staff,
  'risk.adjustment.decided_by': staff,
  'risk.adjustment.reason': staff,
  'risk.held_money.note': staff,
  'sportsbook.stake_factor.reason': staff,
  'sportsbook.stake_factor.set_by': staff,

  'player.another_person.contact': 'is the address of another person',
};
