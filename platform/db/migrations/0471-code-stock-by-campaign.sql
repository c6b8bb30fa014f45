-- A code may be used again by a campaign of another year: each counts its own uses.
alter table bonus.code_stock
  drop constraint code_stock_code_pkey,
  add constraint code_stock_code_campaign_id_pkey primary key (code, campaign_id);
