import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { json, query, row, text, uuid, type RowOf } from '#kernel/db/sql.ts';

const payout = row({ accountId: uuid, method: text, fields: json<Record<string, string>>() });
export type PayoutWay = RowOf<typeof payout>;

/** For each account of a player, where its money last went out to. */
export const lastPayouts = (playerId: string) => query(payout)`
  select distinct on (account_id) account_id, method, fields from payment.invoice
  where player_id = ${playerId} and type = ${invoiceType.withdrawal} and status = ${invoiceStatus.success}
  order by account_id, created_at desc, id desc`;
