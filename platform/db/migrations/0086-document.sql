-- Documents that players upload. The files themselves lie in a folder, under the random name `file`.

create schema document;

create table document.document (
  id uuid not null,
  player_id uuid not null,
  type text not null,
  -- What the player called it; shown, and never used as a path.
  file_name text not null,
  file uuid not null,
  media_type text not null,
  size integer not null,
  status smallint not null,
  reject_reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint document_id_pkey primary key (id),
  constraint document_file_key unique (file),
  constraint document_status_check check (status in (1, 2, 3)),
  constraint document_size_check check (size > 0)
);
create index document_player_id_idx on document.document (player_id, created_at);
create index document_pending_idx on document.document (created_at) where status = 2;
