-- Shared rounds of any kind: a climb ends at a number, a table shows dice, cards or a pocket.

alter table studio.live_round drop constraint live_round_point_check;
alter table studio.live_round alter column point type jsonb using to_jsonb(point);
alter table studio.live_round rename column point to result;

-- What runs need not climb.
drop index studio.live_round_game_open_key;
alter table studio.live_round drop constraint live_round_state_check;
update studio.live_round set state = 'running' where state = 'climbing';
-- betting: stakes are taken. running: none is taken any more, and the result is shown, or is on its way. over: decided.
-- returned: it never began, its stakes go back.
alter table studio.live_round
  add constraint live_round_state_check check (state in ('betting', 'running', 'over', 'returned'));
create unique index live_round_game_open_key on studio.live_round (game) where state in ('betting', 'running');
