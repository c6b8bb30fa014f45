-- The reconciliation looks up what was booked for an invoice. By account alone it read all that an account ever did, once for every thousand invoices.
create index transfer_invoice_idx on wallet.transfer (split_part(reference, ':', 1))
  where kind in ('deposit', 'deposit-hold', 'deposit-return', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-return');
