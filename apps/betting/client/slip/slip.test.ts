import { describe, expect, it } from 'vitest';
import { acceptChanges, askedLegs, emptySlip, fitted, modesOf, mostLegs, sizesOf, toggleLeg, withoutLegs, type Slip } from './slip.ts';
import { sampleLeg } from './testing.ts';

const [one, two, three] = [sampleLeg('a'), sampleLeg('b'), sampleLeg('c')];
const slipOf = (...legs: ReturnType<typeof sampleLeg>[]) => legs.reduce(toggleLeg, emptySlip);

describe('the slip', () => {
  it('is a single with one leg, an accumulator from the second on, and may be told otherwise', () => {
    expect(slipOf(one).mode).toBe('singles');
    expect(slipOf(one, two)).toMatchObject({ mode: 'combo', legs: [one, two] });
    expect(slipOf(one, sampleLeg('d', { eventId: one.eventId, market: 'total' })).mode).toBe('singles');
    expect(toggleLeg({ ...slipOf(one, two), mode: 'singles' }, three).mode).toBe('singles');
    expect(withoutLegs(slipOf(one, two), ['b']).mode).toBe('singles');
    expect(slipOf(one, one).legs).toEqual([]);
  });

  it('has one outcome of a market: another one takes its place', () => {
    const other = { ...sampleLeg('a2'), eventId: one.eventId };
    expect(slipOf(one, two, other).legs).toEqual([other, two]);
    const line = { ...other, specifiers: 'total=3.5' };
    expect(slipOf(one, line).legs).toEqual([one, line]);
  });

  it('keeps sizes that fit its legs', () => {
    const system = fitted({ ...slipOf(one, two, three), mode: 'system', sizes: [] });
    expect(sizesOf(system)).toEqual([2]);
    expect(sizesOf(fitted({ ...system, sizes: [1, 2, 3] }))).toEqual([1, 2, 3]);
    expect(withoutLegs({ ...system, sizes: [2, 3] }, ['c'])).toMatchObject({ mode: 'combo', sizes: [] });
    expect(sizesOf(slipOf(one, two))).toEqual([2]);
    expect(sizesOf(slipOf(one))).toEqual([1]);
  });

  it('is a builder where all legs are of one event, and may be told so', () => {
    const [same, more] = [
      sampleLeg('d', { eventId: one.eventId, market: 'total' }),
      sampleLeg('e', { eventId: one.eventId, market: 'btts' }),
    ];
    expect(modesOf(slipOf(one, same))).toEqual(['singles', 'builder']);
    expect(modesOf(slipOf(one, same, two))).toEqual(['singles', 'combo']);
    const builder: Slip = { ...slipOf(one, same), mode: 'builder' };
    expect([fitted(builder).mode, sizesOf(builder)]).toEqual(['builder', [1]]);
    expect(toggleLeg(builder, more).mode).toBe('builder');
    expect(toggleLeg(builder, two).mode).toBe('combo');
    expect(withoutLegs({ ...slipOf(one, same, two), mode: 'combo' }, ['b']).mode).toBe('builder');
    const eleven = Array.from({ length: 11 }, (_, at) => sampleLeg(`${at}`, { eventId: one.eventId, market: `${at}` }));
    expect(modesOf({ legs: eleven })).toEqual(['singles']);
  });

  it('counts legs of one event as one, a builder, in whatever combines them', () => {
    const same = sampleLeg('d', { eventId: one.eventId, market: 'total' });
    const slip = slipOf(one, two, same, three);
    expect(slip.mode).toBe('combo');
    expect(sizesOf(slip)).toEqual([3]);
    expect(askedLegs(slip).map(({ outcomeId, builder }) => [outcomeId, builder])).toEqual([
      ['a', 0],
      ['d', 0],
      ['b', undefined],
      ['c', undefined],
    ]);
    expect(askedLegs({ ...slip, mode: 'singles' }).every(({ builder }) => builder === undefined)).toBe(true);
    expect(modesOf(slip)).toEqual(['singles', 'combo', 'system']);
    expect(fitted({ ...slip, mode: 'system', sizes: [4] }).sizes).toEqual([2]);
    expect(withoutLegs(slip, ['b', 'c']).mode).toBe('builder');
  });

  it('takes no more legs than a bet may have', () => {
    const legs = Array.from({ length: mostLegs + 1 }, (_, at) => sampleLeg(String(at)));
    expect(slipOf(...legs).legs).toHaveLength(mostLegs);
  });

  it('takes a new price only when it is accepted', () => {
    const slip = slipOf(one, two);
    const accepted = acceptChanges(slip, new Map([['b', { price: '2.4', eachWay: null }]]));
    expect(accepted.legs.map(({ price }) => price)).toEqual([one.price, '2.4']);
  });

  it('is each way only while each of its legs can be, at the terms that were seen', () => {
    const terms = { places: 3, fraction: '1/5' };
    const runner = sampleLeg('r', { eachWay: terms });
    const eachWay = { ...slipOf(runner), isEachWay: true };
    expect(askedLegs(eachWay)).toEqual([{ outcomeId: 'r', price: '2.0', eachWay: terms }]);
    expect(askedLegs(slipOf(runner))).toEqual([{ outcomeId: 'r', price: '2.0' }]);
    expect(toggleLeg(eachWay, one).isEachWay).toBe(false);
    const changed = acceptChanges(eachWay, new Map([['r', { price: '2.0', eachWay: { places: 2, fraction: '1/4' } }]]));
    expect(changed).toMatchObject({ isEachWay: true, legs: [{ eachWay: { places: 2 } }] });
    expect(acceptChanges(eachWay, new Map([['r', { price: '2.0', eachWay: null }]])).isEachWay).toBe(false);
  });
});
