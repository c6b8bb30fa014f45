import { siblingOf } from './choice-rules.ts';
import { numberOf, plain, type Rule, type RuleSet } from './rule.ts';

const DAY_MS = 86_400_000;
const FIRST_YEAR = 1000;
const LAST_YEAR = 3000;

/**
 * The moment that a date stands for, else null: a number counts as it is, a text must be year-month-day with one or two digits of
 * month and day, of the years 1000 to 3000, on a day that the month has. (A 5)
 */
export function parseDate(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const match = typeof value === 'string' ? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) : null;
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const moment = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC carries an impossible day over into the next month, which then differs.
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR ? moment.getTime() : null;
}

/** Whole years from a birthday until now, on the calendar in UTC; a 29 February counts from 1 March in other years. */
export function ageOf(birthday: number, now: number): number {
  const [born, today] = [new Date(birthday), new Date(now)];
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() || (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return today.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/** The reference is a date, or the name of the field that holds one; without two dates nothing passes. */
function compared(holds: (value: number, reference: number) => boolean): Rule {
  return ([reference]) =>
    reference === undefined
      ? null
      : (value, context) => {
          const [own, other] = [parseDate(value), parseDate(reference) ?? parseDate(siblingOf(reference, context))];
          return own !== null && other !== null && holds(own, other);
        };
}

function aged(holds: (age: number, years: number) => boolean): Rule {
  return ([argument]) => {
    const years = numberOf(argument);
    if (years === null) return null;
    return (value, { now }) => {
      const birthday = parseDate(value);
      return birthday !== null && holds(ageOf(birthday, now), years);
    };
  };
}

export const dateRules = {
  date: plain((value) => parseDate(value) !== null),
  after: compared((value, reference) => value > reference),
  after_or_equal: compared((value, reference) => value >= reference),
  before: compared((value, reference) => value < reference),
  before_or_equal: compared((value, reference) => value <= reference),
  date_equals: compared((value, reference) => Math.floor(value / DAY_MS) === Math.floor(reference / DAY_MS)),
  minAge: aged((age, years) => age >= years),
  maxAge: aged((age, years) => age <= years),
} satisfies RuleSet;
