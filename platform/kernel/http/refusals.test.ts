import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { refusalsOf } from './refusals.ts';

const statusesOf = (kind: Partial<Parameters<typeof refusalsOf>[0]>) =>
  [
    ...new Set(
      refusalsOf({
        name: 'settings.currencies',
        group: 'settings',
        isSecured: false,
        isTold: false,
        hasBody: false,
        isChange: false,
        ...kind,
      }).map((name) => errors[name].status),
    ),
  ].toSorted((a, b) => a - b);

it('says by the kind of a call how it may be refused', () => {
  expect(statusesOf({})).toEqual([400, 422, 429, 500, 503]);
  expect(statusesOf({ isSecured: true, isTold: true })).toEqual([400, 401, 404, 422, 429, 500, 503]);
  expect(statusesOf({ isChange: true, hasBody: true })).toEqual([400, 409, 413, 422, 429, 500, 503]);
  expect(statusesOf({ group: 'payment', isChange: true, isSecured: true })).toEqual([400, 401, 409, 422, 423, 429, 451, 500, 503]);
});

it('knows the refusals of a sign-in on the pay-out that takes a login', () => {
  expect(
    refusalsOf({ name: 'payment.invoices.payOut', group: 'payment', isSecured: false, isTold: true, hasBody: true, isChange: true }),
  ).toEqual(expect.arrayContaining(['invalidCredentials', 'signInLocked']));
});

it('knows the one read that a reached limit refuses', () => {
  const read = { group: 'payment', isSecured: true, isTold: true };
  expect(statusesOf({ ...read, name: 'payment.methods.deposit' })).toContain(423);
  expect(statusesOf({ ...read, name: 'payment.methods.withdrawal' })).not.toContain(423);
});
