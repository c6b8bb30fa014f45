// Changes what a player may do: `npm run player`.
import { limitDefinition } from '@verdigale/contract';
import type { OperatorDesk } from '@verdigale/platform';
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run player -- activate <id or e-mail>
npm run player -- limit <id or e-mail>       no deposits, no play for real; withdrawals go on
npm run player -- block <id or e-mail>       no sign-in; every session ends
npm run player -- under-age <id or e-mail>       is too young: blocked, and what he has staked on sports and has not ended goes back
npm run player -- remove-second-factor <id or e-mail>       the player has lost it: sign-in by the password alone

On the player's own wish, by what is staked (bet), lost (loss) or deposited (deposit), for a period of daily, weekly or monthly; less
holds at once, more or none after a day or longer and the same command once more:
npm run player -- limit <id or e-mail> <bet, loss or deposit> <period> <currency> <amount>
npm run player -- unlimit <id or e-mail> <bet, loss or deposit> <period> <currency>
No deposits and no play for real, at once, for a term of your jurisdiction (1_day, 3_days, 1_week, 1_month, …); it can be made longer only:
npm run player -- cool-off <id or e-mail> <period>

npm run player -- pay-out <id or e-mail>       all own money of somebody who is excluded or blocked, to where it went before
npm run player -- pay-out <id or e-mail> <currency> <method> [<field>=<value> …]       to there; then npm run withdrawal -- approve

npm run player -- identities       identity checks that proved somebody else than the profile says, and the fields that differ
npm run player -- identity <id or e-mail> <same or other>       somebody has looked at the check, at the provider: approves or refuses it

npm run player -- correct <your name> <id or e-mail> <reason> <field>=<value> …       firstName, lastName, birthdate, personalIdNumber or cpf_number, which the
                                                                                       player cannot change; nothing changes before the approval
npm run player -- corrections                                    what waits for a second person
npm run player -- approve-correction <your name> <id>            by another person than has asked; the player is notified
npm run player -- refuse-correction <your name> <id>

npm run player -- duplicates       pairs of open accounts that may be one person's, and what they have in common
npm run player -- apart <id or e-mail> <e-mail or phone>       somebody has looked: the second is another person than the first

npm run player -- product <id or e-mail> <casino, sportsbook or both>      closes the other one

npm run --silent player -- export <id or e-mail>       all that is stored about the player, as JSON to hand over (docs/guides/keep-it-running.md)
npm run player -- erase <id or e-mail>       who a blocked player is, for good; books, play and exclusions stay (docs/guides/keep-it-running.md)`;

const statuses = { activate: 'active', limit: 'limited', block: 'blocked' } as const;

/** `iban=…` */
function fieldsOf(pairs: string[]): Record<string, string> {
  const fields = pairs.map((pair) => /^([^=]+)=(.*)$/s.exec(pair)?.slice(1) ?? []);
  if (fields.some(({ length }) => length !== 2)) throw new UsageError();
  return Object.fromEntries(fields) as Record<string, string>;
}

/** `EUR bank iban=…`; undefined for no words at all. */
function wayOf([currency, method, ...pairs]: string[]): Parameters<OperatorDesk['payOut']>[1] {
  if (!currency) return undefined;
  if (!method) throw new UsageError();
  return { currency, method, fields: fieldsOf(pairs) };
}

/** Corrections of who a player is. False for another command. */
async function correct(desk: OperatorDesk, command: string, [by, first, reason, ...pairs]: string[]): Promise<boolean> {
  if (command === 'corrections' && !by) {
    for (const { id, createdAt, playerId, former, changes, askedBy, reason: because } of await desk.corrections()) {
      const fields = Object.entries(changes).map(([name, value]) => `${name}: ${former[name] ?? '(nothing)'} -> ${value}`);
      console.log([id, createdAt.toISOString().slice(0, 16), playerId, fields.join(', '), askedBy, because].join('  '));
    }
    return true;
  }
  const isDecision = command === 'approve-correction' || command === 'refuse-correction';
  if (command !== 'correct' && !isDecision) return false;
  if (!by || !first || isDecision !== (reason === undefined)) throw new UsageError();
  if (isDecision) {
    const isApproved = command === 'approve-correction';
    await desk.decideCorrection(first, { isApproved, by });
    console.log(isApproved ? 'corrected; the player is notified' : 'refused');
  } else console.log(await desk.askCorrection(first, { changes: fieldsOf(pairs), reason: reason!, by }));
  return true;
}

/** Waits for whoever reads it, so that a long text is not kept in memory. */
const print = (text: string) => new Promise<void>((done, fail) => process.stdout.write(text, (error) => (error ? fail(error) : done())));

await atDesk(usage, async ({ desk }, [command = '', player, ...words]) => {
  if (command === 'duplicates' && !player) {
    for (const { players, by } of await desk.duplicates()) console.log([...players, by].join('  '));
    return;
  }
  if (command === 'identities' && !player) {
    for (const { playerId, eventAt, differs } of await desk.doubtfulIdentities())
      console.log([playerId, eventAt.toISOString().slice(0, 16), differs.join(', ')].join('  '));
    return;
  }
  if (await correct(desk, command, player ? [player, ...words] : [])) return;
  if (!player) throw new UsageError();
  if (words.length === 0 && Object.hasOwn(statuses, command)) {
    const status = statuses[command as keyof typeof statuses];
    const outcome = await desk.changeStatus(player, status);
    return console.log(outcome === 'done' ? status : 'asked: after his self-exclusion, a day from now by the same command');
  }
  if (words.length === 0 && command === 'under-age') {
    await desk.keepMinorOut(player);
    return console.log('blocked; stakes of open bets go back (docs/guides/set-limits-on-play.md#somebody-under-age)');
  }
  if (words.length === 0 && command === 'remove-second-factor') {
    await desk.removeSecondFactor(player);
    return console.log('off');
  }
  if (words.length === 0 && command === 'export') return desk.exportPlayer(player, print);
  if (words.length === 0 && command === 'erase') {
    const { playerId, documents, recognisedUntil } = await desk.erasePlayer(player);
    console.log(`erased: ${playerId}, documents: ${documents}`);
    if (recognisedUntil !== undefined)
      console.log(
        `kept ${recognisedUntil ? `until ${recognisedUntil.toISOString()}` : 'for good'}: what he is recognised by, since he is excluded`,
      );
    return;
  }
  if (command === 'pay-out') {
    await desk.payOut(player, wayOf(words));
    return console.log('asked for: npm run withdrawal -- list shows what waits');
  }
  const [first, period, currency, amount = null, ...more] = words;
  if (!first || more.length > 0) throw new UsageError();
  if (!period && command === 'apart') {
    await desk.noteApart(player, first);
    return console.log('two people');
  }
  if (!period && command === 'identity' && (first === 'same' || first === 'other')) {
    await desk.decideIdentity(player, first === 'same');
    return console.log(first === 'same' ? 'approved; the player is notified' : 'rejected; the player is notified');
  }
  if (!period && command === 'cool-off') return console.log(`until ${(await desk.coolOff(player, first)).toISOString()}`);
  if (!period && command === 'product') {
    await desk.restrictToProduct(player, first);
    return console.log(first);
  }
  const isKnown = (command === 'limit' && amount !== null) || (command === 'unlimit' && amount === null);
  if (!isKnown || !period || !currency) throw new UsageError();
  const definition = Object.hasOwn(limitDefinition, first) ? limitDefinition[first as keyof typeof limitDefinition] : 0;
  const from = await desk.limitMoney(player, { definition, period, currency, amount });
  console.log(`holds from ${from.toISOString()}`);
});
