import { describe, expect, it } from 'vitest';
import { entryOf } from './events.ts';

const unknown = { event: 'Action', eventCategory: 'registrationFunnel', userId: 'not set', loadTime: 0, regType: 'not set' };

describe('registration funnel', () => {
  it('[ANA-01] sends the step, and "not set" or 0 for what is not known', () => {
    expect(entryOf({ name: 'registrationOpen' })).toEqual({ ...unknown, funnelStep: 'open' });
    expect(entryOf({ name: 'registrationOpen', loadTime: 812.4 })).toEqual({ ...unknown, funnelStep: 'open', loadTime: 812 });
    expect(entryOf({ name: 'registrationSubmit' })).toEqual({ ...unknown, funnelStep: 'sent' });
    expect(entryOf({ name: 'registrationOtp' })).toEqual({ ...unknown, funnelStep: 'otp', regType: 'phone' });
  });

  it('[ANA-01] names the chosen type as the step, and the player only at the end', () => {
    expect(entryOf({ name: 'registrationChangeType', regType: 'social' })).toMatchObject({ funnelStep: 'social', regType: 'social' });
    expect(entryOf({ name: 'registrationSuccess', userId: 'a-1', regType: 'phone' })).toEqual({
      ...unknown,
      eventCategory: 'registration',
      userId: 'a-1',
      funnelStep: 'phone',
      regType: 'phone',
    });
  });
});

describe('balance funnel', () => {
  it('[ANA-05] sends that the balance was opened', () => {
    expect(entryOf({ name: 'openBalancePopup' })).toEqual({ event: 'Action', eventCategory: 'balanceFunnel', funnelStep: 'open' });
  });
});
