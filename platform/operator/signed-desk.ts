import { AppError, type Kernel } from '#kernel';
import { noteEvent } from '#modules/journal';
import { acts, signedActs, type ActName, type Subject } from './acts.ts';
import type { OperatorDesk } from './desk.ts';
import { playerIds } from './player-ids.ts';

type Unsigned<Arg> = Arg extends { by: unknown } ? Omit<Arg, 'by'> : Arg;
type UnsignedAll<Args extends unknown[]> = { [At in keyof Args]: Unsigned<Args[At]> };

/** The desk as one person has it: nobody says by whom something is done. */
export type SignedDesk = {
  [Name in keyof OperatorDesk]: (...args: UnsignedAll<Parameters<OperatorDesk[Name]>>) => ReturnType<OperatorDesk[Name]>;
};

type Hands = Pick<Kernel, 'db' | 'clock'>;
type AnyAct = (...args: unknown[]) => Promise<unknown>;

/**
 * The desk for whoever a key has proved to be there: each entry point has this one. An act is in the journal before it is done, so that no crash
 * leaves one out; one that is refused then changes nothing, and is in the journal too. For nobody (null) acts throw unauthorised.
 */
export function signDesk(desk: OperatorDesk, hands: Hands, person: string | null): SignedDesk {
  const idOf = playerIds(hands.db);
  const act = (name: ActName): AnyAct => {
    const does = desk[name] as AnyAct;
    const subjectOf = acts[name] as (...args: unknown[]) => Subject;
    const isSigned = Object.hasOwn(signedActs, name);
    return async (...given) => {
      // Of the first two people nobody has a key; the act itself refuses nobody after them.
      if (person === null && name !== 'addStaffKey')
        throw new AppError(
          'unauthorised',
          'whoever acts needs a key of their own, STAFF_KEY=<key> before a command or the bearer of a call; in the demo STAFF_KEY=ann-of-the-demo (docs/guides/who-acts.md)',
        );
      const args = isSigned ? given.map((arg) => (typeof arg === 'object' ? { ...arg, by: person } : arg)) : given;
      const { player, on, to } = subjectOf(...args);
      const playerId = player === undefined ? null : await idOf(player);
      await noteEvent(hands.db, hands, {
        kind: 'operator act',
        playerId,
        details: { by: person, act: name, on: plain(on), to: plain(to) },
      });
      return does(...args);
    };
  };
  const signed = (Object.keys(acts) as ActName[]).map((name) => [name, act(name)]);
  return { ...desk, ...Object.fromEntries(signed) } as SignedDesk;
}

/** Nothing is ever taken out of the journal: what is typed into the wrong place, such as an address, does not get into it. */
const plain = (text: string | undefined) => (text !== undefined && /^[\w .,:;*/|=-]{1,200}$/.test(text) ? text : undefined);
