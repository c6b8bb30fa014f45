import { describe, expect, it } from 'vitest';
import { matchesOption, optionNamed, type Option } from './option.ts';

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

describe('optionNamed', () => {
  const kazakhstan: Option = { value: 'KZ', label: '+7 Kazakhstan', keywords: ['Kazakhstan', 'KZ', '+7'] };
  const russia: Option = { value: 'RU', label: '+7 Russia', keywords: ['Russia', 'RU', '+7'] };
  const named = (text: string, preferred: string | null = null) =>
    optionNamed([algeria, ivory, kazakhstan, russia], text, preferred)?.value;

  it.each(['Algeria', ' algeria ', 'الجزائر', 'DZ', 'dz'])('knows by %j, as browsers fill it in', (text) => {
    expect(named(text)).toBe('DZ');
  });

  it.each(['+225', '225', '00225', '+۲۲۵'])('knows a calling code by %j', (text) => {
    expect(named(text)).toBe('CI');
  });

  it('of those that share a calling code leaves the one that is chosen', () => {
    expect([named('+7'), named('+7', 'RU'), named('+7', 'DZ')]).toEqual(['KZ', 'RU', 'KZ']);
  });

  it.each(['', 'Alg', '22', '+', 'Atlantis'])('names none by %j', (text) => {
    expect(named(text)).toBeUndefined();
  });
});
