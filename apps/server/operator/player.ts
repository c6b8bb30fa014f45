// Changes what a player may do: `npm run player`.
import { limitDefinition } from '@verdigale/contract';
import type { SignedDesk } from '@verdigale/platform';
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run player -- activate <id or e-mail>
npm run player -- limit <id or e-mail>       no deposits and no play for money; withdrawals go on
npm run player -- block <id or e-mail>       no sign-in; all sessions end
npm run player -- under-age <id or e-mail>       for a player who is too young: blocked, and the stakes of his open sports bets go back
npm run player -- remove-second-factor <id or e-mail>       for a player who has lost it: the password alone signs in

At the player's request: limits what is staked (bet), lost (loss) or deposited (deposit) per period (daily, weekly or monthly). A lower limit
applies at once; a higher one, or none, after a day or longer and the same command once more:
npm run player -- limit <id or e-mail> <bet, loss or deposit> <period> <currency> <amount>
npm run player -- unlimit <id or e-mail> <bet, loss or deposit> <period> <currency>
No deposits and no play for money, at once, for a term of your jurisdiction (1_day, 3_days, 1_week, 1_month, …); it can only be extended:
npm run player -- cool-off <id or e-mail> <period>

npm run player -- pay-out <id or e-mail>       sends all own money of a self-excluded or blocked player to where it went before
npm run player -- pay-out <id or e-mail> <currency> <method> [<field>=<value> …]       sends it there; then npm run withdrawal -- approve

npm run player -- identities       identity checks that do not match the profile, and the fields that differ
npm run player -- identity <id or e-mail> <same or other>       after looking at the check at the provider: same person (approves it) or another (refuses it)

npm run player -- correct <id or e-mail> <reason> <field>=<value> …       asks to correct email, firstName, lastName, birthdate,
                                                             personalIdNumber or cpf_number, which the player cannot change
npm run player -- corrections                                corrections that wait for a second person
npm run player -- approve-correction <id>        by another person than the one who asked; the player is notified
npm run player -- refuse-correction <id>

npm run player -- duplicates       pairs of open accounts that may belong to one person, and what they share
npm run player -- apart <id or e-mail> <e-mail or phone>       records that the second is not the same person as the first

npm run player -- product <id or e-mail> <casino, sportsbook or both>      closes the other product to the player

npm run --silent player -- export <id or e-mail>       all that is stored about the player, as JSON to hand over (docs/guides/keep-it-running.md)
npm run player -- erase <id or e-mail>       erases a blocked player's identity for good; books, play and exclusions stay (docs/guides/keep-it-running.md)`;

/** `iban=…` */
function fieldsOf(pairs: readonly string[]): Record<string, string> {
  const fields = pairs.map((pair) => /^([^=]+)=(.*)$/s.exec(pair)?.slice(1) ?? []);
  if (fields.some(({ length }) => length !== 2)) throw new UsageError();
  return Object.fromEntries(fields) as Record<string, string>;
}

/** `EUR bank iban=…`; undefined for no words at all. */
function wayOf([currency, method, ...pairs]: readonly string[]): Parameters<SignedDesk['payOut']>[1] {
  if (!currency) return undefined;
  if (!method) throw new UsageError();
  return { currency, method, fields: fieldsOf(pairs) };
}

/** Waits for whoever reads it, so that a long text is not kept in memory. */
const print = (text: string) => new Promise<void>((done, fail) => process.stdout.write(text, (error) => (error ? fail(error) : done())));

/** What a command does with the word after it, a player for most, and the others; resolves to the line that it prints. */
type Command = (desk: SignedDesk, first: string, words: readonly string[]) => Promise<string | void>;

function toStatus(status: 'active' | 'limited' | 'blocked'): Command {
  return async (desk, player) => {
    const outcome = await desk.changeStatus(player, status);
    return outcome === 'done' ? status : 'asked: after his self-exclusion, a day from now by the same command';
  };
}

const limitMoney: Command = async (desk, player, [kind = '', period, currency, amount = null]) => {
  if (!period || !currency) throw new UsageError();
  const definition = Object.hasOwn(limitDefinition, kind) ? limitDefinition[kind as keyof typeof limitDefinition] : 0;
  const from = await desk.limitMoney(player, { definition, period, currency, amount });
  return `holds from ${from.toISOString()}`;
};

const erase: Command = async (desk, player) => {
  const { playerId, documents, recognisedUntil } = await desk.erasePlayer(player);
  const lines = [`erased: ${playerId}, documents: ${documents}`];
  if (recognisedUntil !== undefined) {
    const until = recognisedUntil ? `until ${recognisedUntil.toISOString()}` : 'for good';
    lines.push(`kept ${until}: what he is recognised by, since he is excluded`);
  }
  return lines.join('\n');
};

const decideIdentity: Command = async (desk, player, [answer]) => {
  if (answer !== 'same' && answer !== 'other') throw new UsageError();
  await desk.decideIdentity(player, answer === 'same');
  return answer === 'same' ? 'approved; the player is notified' : 'rejected; the player is notified';
};

async function decideCorrection(desk: SignedDesk, id: string, decision: { isApproved: boolean }): Promise<string> {
  await desk.decideCorrection(id, decision);
  return decision.isApproved ? 'corrected; the player is notified' : 'refused';
}

/** By the number of words after the first, since `limit` means two things. */
const commands: Readonly<Record<string, Command>> = {
  'activate 0': toStatus('active'),
  'limit 0': toStatus('limited'),
  'block 0': toStatus('blocked'),
  'under-age 0': async (desk, player) => {
    await desk.keepMinorOut(player);
    return 'blocked; stakes of open bets go back (docs/guides/set-limits-on-play.md#somebody-under-age)';
  },
  'remove-second-factor 0': async (desk, player) => {
    await desk.removeSecondFactor(player);
    return 'off';
  },
  'export 0': (desk, player) => desk.exportPlayer(player, print),
  'erase 0': erase,
  'apart 1': async (desk, player, [other]) => {
    await desk.noteApart(player, other!);
    return 'two people';
  },
  'identity 1': decideIdentity,
  'approve-correction 0': (desk, id) => decideCorrection(desk, id, { isApproved: true }),
  'refuse-correction 0': (desk, id) => decideCorrection(desk, id, { isApproved: false }),
  'cool-off 1': async (desk, player, [period]) => `until ${(await desk.coolOff(player, period!)).toISOString()}`,
  'product 1': async (desk, player, [product]) => {
    await desk.restrictToProduct(player, product!);
    return product;
  },
  'unlimit 3': limitMoney,
  'limit 4': limitMoney,
};

const payOut: Command = async (desk, player, words) => {
  const unknown = await desk.payOut(player, wayOf(words));
  const asked = 'asked for: npm run withdrawal -- list shows what waits';
  return unknown.length === 0 ? asked : `${asked}\nnobody knows where to send ${unknown.join(', ')}: name method and fields`;
};

const askCorrection: Command = async (desk, player, [reason, ...pairs]) => {
  if (!reason || pairs.length === 0) throw new UsageError();
  return desk.askCorrection(player, { changes: fieldsOf(pairs), reason });
};

/** The commands that take any number of words. */
const ofAnyLength = new Map([
  ['pay-out', payOut],
  ['correct', askCorrection],
]);

/** What an operator has to look at, of all players. */
async function list(desk: SignedDesk, command: string): Promise<void> {
  if (command === 'duplicates') {
    const pairs = await desk.duplicates();
    for (const { players, by } of pairs) console.log([...players, by].join('  '));
    console.log(`${pairs.length} pairs`);
  } else if (command === 'identities') {
    const waiting = await desk.doubtfulIdentities();
    for (const { playerId, eventAt, differs } of waiting)
      console.log([playerId, eventAt.toISOString().slice(0, 16), differs.join(', ')].join('  '));
    console.log(`${waiting.length} waiting`);
  } else if (command === 'corrections') {
    const waiting = await desk.corrections();
    for (const { id, createdAt, playerId, former, changes, askedBy, reason } of waiting) {
      const fields = Object.entries(changes).map(([name, value]) => `${name}: ${former[name] ?? '(nothing)'} -> ${value}`);
      console.log([id, createdAt.toISOString().slice(0, 16), playerId, fields.join(', '), askedBy, reason].join('  '));
    }
    console.log(`${waiting.length} waiting`);
  } else throw new UsageError();
}

await atDesk(usage, async ({ desk }, [command = '', player, ...words]) => {
  if (!player) return list(desk, command);
  const key = `${command} ${words.length}`;
  const run = ofAnyLength.get(command) ?? (Object.hasOwn(commands, key) ? commands[key] : undefined);
  if (!run || words[0] === '') throw new UsageError();
  const line = await run(desk, player, words);
  if (line) console.log(line);
});
