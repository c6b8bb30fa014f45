import { describe, expect, it } from 'vitest';
import { dayOf, invoiceQuery, isFiltered, isRangeWrong, noFilter, today } from './invoice-filter.ts';

describe('filters of the payments', () => {
  it('leaves out what is not chosen', () => {
    expect(invoiceQuery(noFilter, 2)).toEqual({ page: 2, perPage: 10 });
    expect(isFiltered(noFilter)).toBe(false);
  });

  it('asks from the start of the first day to the end of the last, in the own days of the player', () => {
    const query = invoiceQuery({ ...noFilter, type: '2', status: '0', currency: 'EUR', from: '2026-03-01', to: '2026-03-02' }, 1);
    expect(query).toMatchObject({ type: 2, status: 0, currency: 'EUR' });
    expect(new Date(query?.dateFrom ?? '')).toEqual(new Date(2026, 2, 1));
    expect(new Date(query?.dateTo ?? '')).toEqual(new Date(2026, 2, 2, 23, 59, 59, 999));
  });

  it('asks for no year of five figures, which some date fields take, and no calendar has', () => {
    const from = dayOf({ value: '12026-03-05' });
    expect(from).toBe('2026-03-05');
    expect(() => invoiceQuery({ ...noFilter, from }, 1)).not.toThrow();
    expect(dayOf({ value: '' })).toBe('');
  });

  it('knows a range that ends before it begins', () => {
    expect(isRangeWrong({ ...noFilter, from: '2026-03-02', to: '2026-03-01' })).toBe(true);
    expect(isRangeWrong({ ...noFilter, from: '2026-03-01', to: '2026-03-01' })).toBe(false);
    expect(isRangeWrong({ ...noFilter, from: '2026-03-02' })).toBe(false);
  });

  it('knows the own today', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
