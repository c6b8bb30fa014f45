import { describe, expect, it } from 'vitest';
import { fillTemplate } from './content-tree.ts';

describe('fillTemplate', () => {
  it('fills what is given and leaves the rest', () => {
    expect(fillTemplate('{shown} of {total} by {name}', { shown: 12, total: '249' })).toBe('12 of 249 by {name}');
  });

  it('writes numbers in the figures of the locale, and nothing else', () => {
    expect(fillTemplate('{line} {share}', { line: 2.5, share: '1/5' }, 'fa')).toBe('\u2068۲٫۵\u2069 \u2068۱/۵\u2069');
    expect(fillTemplate('{count}', { count: 1_902_345_678 }, 'fa')).toBe('\u2068۱۹۰۲۳۴۵۶۷۸\u2069');
    expect(fillTemplate('{min} {id}', { min: '007', id: 'A1' }, 'fa')).toBe('\u2068۰۰۷\u2069 \u2068A1\u2069');
    expect(fillTemplate('{count}', { count: 2026 }, 'hi')).toBe('2026');
  });

  it('leaves what has been written for the reader: thousands in German are no fractions', () => {
    expect(fillTemplate('{points} Punkte', { points: new Intl.NumberFormat('de').format(25_000) }, 'de')).toBe('25.000 Punkte');
    expect(fillTemplate('{odds}', { odds: 2.5 }, 'de')).toBe('2,5');
  });

  it('isolates values in a text from right to left: the plus of a phone stays before it', () => {
    expect(fillTemplate('کد به {phone} فرستاده شد', { phone: '+49 30 1234' }, 'fa')).toBe('کد به \u2068+49 30 1234\u2069 فرستاده شد');
    expect(fillTemplate('sent to {phone}', { phone: '+49 30 1234' }, 'de')).toBe('sent to +49 30 1234');
  });
});
