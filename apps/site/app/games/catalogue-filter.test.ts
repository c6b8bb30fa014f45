import { expect, it } from 'vitest';
import { countsQuery, everything, filterQuery, filterSearch, narrowingCount, readFilter } from './catalogue-filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text), 'c1');

it('[GAME-01] reads studios, labels, the device and the order from the address, each once', () => {
  expect(read('provider=a&provider[]=b&provider=a&label=new&platform=1&sortBy=name&sortOrder=desc')).toEqual({
    collectionId: 'c1',
    providers: ['a', 'b'],
    labels: ['new'],
    platform: 1,
    sortBy: 'name',
    isDescending: true,
  });
  expect(read('sortBy=price&platform=3&sortOrder=up')).toEqual({
    collectionId: 'c1',
    providers: [],
    labels: [],
    sortBy: 'default',
    isDescending: false,
  });
});

it('passes over names that the platform would refuse', () => {
  expect(read(`provider=&provider=${'p'.repeat(80)}&label=${'l'.repeat(81)}&label[]=`)).toMatchObject({
    providers: ['p'.repeat(80)],
    labels: [],
  });
});

it('keeps as many studios and labels as the platform takes', () => {
  const names = (name: string) => Array.from({ length: 101 }, (_, n) => `${name}=${n}`).join('&');
  const { providers, labels } = read(`${names('provider')}&${names('label')}`);
  expect([providers.length, labels.length]).toEqual([100, 20]);
});

it('writes the same filter back', () => {
  const search = '?provider=a&provider=b&label=new&platform=2&sortBy=name&sortOrder=desc';
  expect(filterSearch(read(search))).toBe(search);
  expect(filterSearch(read(''))).toBe('');
  expect(filterSearch({ ...read(search), ...everything })).toBe('?sortBy=name&sortOrder=desc');
});

it('asks the platform for one page of it', () => {
  expect(filterQuery(read('provider=a&label=hot&platform=1&sortBy=score'), 2, 72)).toEqual({
    collectionId: ['c1'],
    providerId: ['a'],
    label: ['hot'],
    platform: 1,
    sortBy: 'score',
    page: 2,
    perPage: 72,
  });
  expect(filterQuery(readFilter(new URLSearchParams(), undefined), 1, 24)).toEqual({ page: 1, perPage: 24 });
});

it('counts what narrows the list', () => {
  expect(narrowingCount(read('provider=a&provider=b&platform=1&sortBy=name'))).toBe(3);
});

it('asks what each feature and device would leave of the choice, whatever its order', () => {
  expect(countsQuery(read('provider=a&label=hot&platform=1&sortBy=rtp&sortOrder=desc'))).toEqual({
    collectionId: ['c1'],
    providerId: ['a'],
    label: ['hot'],
    platform: 1,
  });
});
