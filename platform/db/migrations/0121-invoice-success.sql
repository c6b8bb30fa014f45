-- Statistics and the count of a player's deposits read successful invoices only.
create index invoice_success_idx on payment.invoice (player_id, type, currency) include (amount, updated_at) where status = 2;
