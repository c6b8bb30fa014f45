import { documentStatus, type DocumentType, type PlayerDocument } from '@verdigale/contract';

/** What is asked for together, such as both sides of a passport. (wire 4.1) */
export interface DocumentCard {
  id: 'passport' | 'selfie' | 'address' | 'payment' | 'other';
  parts: readonly DocumentType[];
}

export const documentCards: readonly DocumentCard[] = [
  { id: 'passport', parts: ['identity_front', 'identity_back'] },
  { id: 'selfie', parts: ['identity_selfie_id'] },
  { id: 'address', parts: ['address'] },
  { id: 'payment', parts: ['payment', 'payment_back'] },
  { id: 'other', parts: ['other'] },
];

export type CardStatus = 'none' | 'incomplete' | 'rejected' | 'pending' | 'approved';

/**
 * Rejected if any file is, else pending if any file is, else approved. A passport with a missing side counts as incomplete; a payment card
 * with one counts as not uploaded.
 */
export function cardStatus({ id, parts }: DocumentCard, documents: readonly PlayerDocument[]): CardStatus {
  const own = documents.filter(({ type }) => parts.includes(type));
  if (own.length === 0) return 'none';
  if (own.some(({ status }) => status === documentStatus.rejected)) return 'rejected';
  if (parts.some((part) => !own.some(({ type }) => type === part))) return id === 'passport' ? 'incomplete' : 'none';
  return own.some(({ status }) => status === documentStatus.pending) ? 'pending' : 'approved';
}
