import type { RegisterQuestion } from '@verdigale/partner-wire';
import { RegisterAnswer } from '@verdigale/partner-wire/schema';
import Type from 'typebox';
import { AppError, parseBody, type Clock } from '#kernel';
import type { Listing, Person } from '../port.ts';
import { postSigned } from './post-signed.ts';

/** A register that speaks our own protocol, or a translator in front of another (docs/guides/connect-a-register.md). */
export interface RegisterSettings {
  /** Base address without a trailing slash. */
  url: string;
  /** What questions are signed with. */
  secret: string;
}

const Answer = Type.Object({ data: RegisterAnswer });

/** Asks once; on a failure the player is told to try again. An end date in the past counts as no answer. */
export async function findPerson(settings: RegisterSettings, clock: Clock, person: Person): Promise<Listing | null> {
  try {
    const text = await postSigned({ ...settings, url: `${settings.url}/v1/checks` }, JSON.stringify(questionOf(person)), clock.now());
    const { isListed, until } = parseBody(Answer, text).data;
    if (!isListed) return null;
    if (until === undefined) return { until: null };
    const end = new Date(until);
    if (end <= clock.now()) throw new Error('the register names an end that has passed');
    return { until: end };
  } catch (error) {
    throw new AppError('registerUnavailable', 'the register of self-exclusion gave no answer', { cause: error });
  }
}

/** What is not known is left out. */
function questionOf(person: Person): RegisterQuestion {
  const known = Object.entries(person).filter(([, value]) => value);
  return Object.fromEntries(known) as RegisterQuestion;
}
