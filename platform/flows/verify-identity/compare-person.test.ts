import { expect, it } from 'vitest';
import { differing } from './compare-person.ts';

const none = { firstName: null, lastName: null, birthdate: null };
const proven = (first: string, last: string, birthdate: string | null = null) => ({
  firstNames: first.split('|'),
  lastNames: last.split('|'),
  birthdate,
  levelName: null,
});

it.each([
  ['Zoë', 'O’Brien-Smith', proven('ZOE MARIE', "O'BRIEN SMITH")],
  ['Anna-Lena', 'de la Cruz', proven('Annalena', 'De La Cruz Lopez')],
  ['Zo\u00ade', 'Ot\u200bter', proven('Zoe', 'Otter')],
  ['Ivan', 'Petrov', proven('Иван|Ivan', 'Петров|Petrov')],
])('takes %s %s for the same person in another spelling', (firstName, lastName, person) => {
  expect(differing({ ...none, firstName, lastName }, person)).toEqual([]);
});

it('tells which fields say somebody else', () => {
  const stated = { firstName: 'Zoe', lastName: 'Brown', birthdate: '1990-03-12' };
  expect(differing(stated, proven('Zoe', 'Brown', '1990-12-03'))).toEqual(['birthdate']);
  // An initial is no name, nor is a mark.
  expect(differing({ ...stated, firstName: 'Z', lastName: '-' }, proven('Zoe', 'Brown'))).toEqual(['firstName', 'lastName']);
  expect(differing({ ...stated, firstName: 'Zo' }, proven('Brown', 'Zoe', '1990-03-12'))).toEqual(['firstName', 'lastName']);
});

it('compares nothing that the profile or the check does not say', () => {
  expect(differing(none, proven('Zoe', 'Brown', '1990-03-12'))).toEqual([]);
  const said = { firstName: 'Zoe', lastName: 'Brown', birthdate: '1990-03-12' };
  expect(differing(said, { firstNames: [], lastNames: [], birthdate: null, levelName: null })).toEqual([]);
});
