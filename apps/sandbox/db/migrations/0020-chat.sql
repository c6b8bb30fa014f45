-- Conversations of the stand-in chat. Whoever holds the restore id, and the player's id if there is one, has the conversation.

create table sandbox.chat_message (
  id bigint generated always as identity,
  restore_id uuid not null,
  external_id text,
  author text not null,
  body text not null,
  sent_at timestamptz not null,
  constraint chat_message_id_pkey primary key (id),
  constraint chat_message_author_check check (author in ('visitor', 'agent'))
);
create index chat_message_restore_id_idx on sandbox.chat_message (restore_id, id);
