import { describe, expect, it } from 'vitest';
import { matchesOption, type Option } from './option.ts';

const algeria: Option = { value: 'DZ', label: 'Algeria', keywords: ['الجزائر', 'DZ'] };
const berlin: Option = { value: 'Europe/Berlin', label: 'Europe/Berlin' };
const ivory: Option = { value: 'CI', label: 'Côte d’Ivoire', detail: '+225', keywords: ['Ivory Coast', 'CI'] };

describe('matchesOption', () => {
  it.each(['cote', 'Côte', 'ivoi', 'ivory', 'ci', '225', '+22', '۲۲۵', '+٢٢', ''])('finds by %j', (typed) => {
    expect(matchesOption(ivory, typed)).toBe(true);
  });

  it('begins at words, so that “ger” finds Germany and not Algeria', () => {
    expect([matchesOption(algeria, 'ger'), matchesOption(algeria, 'alg'), matchesOption(berlin, 'berl')]).toEqual([false, true, true]);
  });

  it.each(['coast', '25', 'z'])('does not find by %j', (typed) => {
    expect(matchesOption(ivory, typed)).toBe(false);
  });
});
