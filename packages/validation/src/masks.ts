import { Mask } from 'maska';
import { normaliseDigits } from './digits.ts';

const PHONE_LENGTH = 12;

/** Digits of a phone number after its calling code, at most 12. (A 5) */
export const phoneMask = '#'.repeat(PHONE_LENGTH);
/** The same place in an input of type letter-numeric. */
export const letterNumericPhoneMask = '*'.repeat(PHONE_LENGTH);
export const cpfMask = '###.###.###-##';

export interface TextMask {
  /** The text as the input shows it: what fits the mask, with its fixed characters. */
  readonly apply: (text: string) => string;
  /** Only what the person entered. */
  readonly strip: (text: string) => string;
  readonly isComplete: (text: string) => boolean;
}

/** A mask of # (digit), @ (letter) and * (either); any other character stands for itself. Persian and Arabic digits count. */
export function textMask(pattern: string): TextMask {
  const mask = new Mask({ mask: pattern });
  return {
    apply: (text) => mask.masked(normaliseDigits(text)),
    strip: (text) => mask.unmasked(normaliseDigits(text)),
    isComplete: (text) => mask.completed(normaliseDigits(text)),
  };
}
