-- The rest of the profile's fields.

alter table player.player
  add column if not exists cpf_number text,
  add column security_question text,
  add column security_answer text;
