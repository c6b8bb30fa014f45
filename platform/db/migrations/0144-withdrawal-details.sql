-- Whether a player has withdrawn with these details before.
create index invoice_withdrawal_method_idx on payment.invoice (player_id, method) where type = 2;
