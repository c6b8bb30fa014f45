import { numberOf, textOf, type Rule, type RuleSet, type TestContext } from './rule.ts';

/** What min and max measure: a number's value, a list's length, a text's characters; null when there is no size. */
function sizeOf(value: unknown, { isNumeric }: TestContext): number | null {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'string' && !isNumeric) return [...value].length;
  return numberOf(value);
}

const within = (lowest: number | null, highest: number | null): ReturnType<Rule> => {
  if (lowest === null || highest === null) return null;
  return (value, context) => {
    const size = sizeOf(value, context);
    return size !== null && size >= lowest && size <= highest;
  };
};

const digitsWithin = (lowest: number | null, highest: number | null): ReturnType<Rule> => {
  if (lowest === null || highest === null) return null;
  return (value) => {
    const text = textOf(value) ?? '';
    return /^\d+$/.test(text) && text.length >= lowest && text.length <= highest;
  };
};

export const sizeRules = {
  min: ([min]) => within(numberOf(min), Number.POSITIVE_INFINITY),
  max: ([max]) => within(Number.NEGATIVE_INFINITY, numberOf(max)),
  between: ([min, max]) => within(numberOf(min), numberOf(max)),
  digits: ([count]) => digitsWithin(numberOf(count), numberOf(count)),
  digits_between: ([min, max]) => digitsWithin(numberOf(min), numberOf(max)),
} satisfies RuleSet;
