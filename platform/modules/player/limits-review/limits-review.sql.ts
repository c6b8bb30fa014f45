import { playerStatus } from '@verdigale/contract';
import { query, row, uuid } from '#kernel/db/sql.ts';

const reminded = row({ playerId: uuid });

/** Marks as reminded the players who neither registered nor were reminded after `before`; answers their ids. */
export const takeDueReviews = ({ before, now, batch }: { before: Date; now: Date; batch: number }) => query(reminded)`
  insert into player.limits_review (player_id, reminded_at)
  select id, ${now} from player.player
  where status = ${playerStatus.active} and created_at <= ${before}
    and not exists (select from player.limits_review where limits_review.player_id = player.id and reminded_at > ${before})
  order by id limit ${batch}
  on conflict on constraint limits_review_player_id_pkey do update set reminded_at = excluded.reminded_at
    where limits_review.reminded_at <= ${before}
  returning player_id`;
