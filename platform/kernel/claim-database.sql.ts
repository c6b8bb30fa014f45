import { query, row, text } from './db/sql.ts';

const claim = row({ mark: text });

/** The mark that the database bears afterwards. */
export const claimWith = (mark: string, isReplaced: boolean) => query(claim)`
  insert into kernel.claim as known (mark) values (${mark})
  on conflict (only_one) do update set mark = case when ${isReplaced}::boolean then excluded.mark else known.mark end
  returning mark`;
