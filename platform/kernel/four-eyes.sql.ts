import { oneOf, sql, text, timestamp, uuid } from './db/sql.ts';
import type { FourEyesStatus } from './four-eyes.ts';

/** The columns of what one person asks for and another decides. */
export const asked = {
  id: uuid,
  reason: text,
  askedBy: text,
  createdAt: timestamp,
  status: oneOf<FourEyesStatus>(['waiting', 'approved', 'refused']),
};

export interface FourEyesDecision {
  status: 'approved' | 'refused';
  by: string;
  at: Date;
}

/** Of an `update`: decides what waits, once. */
export const decide = (id: string, { status, by, at }: FourEyesDecision) => sql`
  set status = ${status}, decided_by = ${by}, decided_at = ${at} where id = ${id} and status = 'waiting'`;
