import type { DocumentType, PlayerDocument } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { cardStatus, documentCards } from './document-cards.ts';

const statusOf = (id: string, ...documents: [DocumentType, number][]) =>
  cardStatus(
    documentCards.find((card) => card.id === id)!,
    documents.map(([type, status]) => ({ type, status }) as PlayerDocument),
  );

it.each([
  ['passport', [], 'none'],
  ['passport', [['identity_front', 2]], 'incomplete'],
  [
    'passport',
    [
      ['identity_front', 1],
      ['identity_back', 2],
    ],
    'pending',
  ],
  [
    'passport',
    [
      ['identity_front', 1],
      ['identity_back', 1],
    ],
    'approved',
  ],
  [
    'passport',
    [
      ['identity_front', 3],
      ['identity_back', 1],
      ['identity_front', 2],
    ],
    'rejected',
  ],
  ['payment', [['payment', 2]], 'none'],
  [
    'payment',
    [
      ['payment', 1],
      ['payment_back', 1],
    ],
    'approved',
  ],
  [
    'address',
    [
      ['address', 1],
      ['address', 2],
    ],
    'pending',
  ],
  ['selfie', [['address', 1]], 'none'],
  ['other', [['other', 3]], 'rejected'],
] as [string, [DocumentType, number][], string][])('[PROFILE-03] %s with %j is %s', (id, documents, status) => {
  expect(statusOf(id, ...documents)).toBe(status);
});
