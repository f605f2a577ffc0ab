-- What was recorded or published is never changed and never deleted.
create or replace function refuse_changed_trace() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept as they were recorded', tg_table_name;
end
$$;
--> statement-breakpoint
create or replace trigger trace_actors_are_kept before update or delete or truncate on trace_actors
  for each statement execute function refuse_changed_trace();
--> statement-breakpoint
create or replace trigger trace_keys_are_kept before update or delete or truncate on trace_keys
  for each statement execute function refuse_changed_trace();
--> statement-breakpoint
create or replace trigger trace_key_revocations_are_kept before update or delete or truncate on trace_key_revocations
  for each statement execute function refuse_changed_trace();
--> statement-breakpoint
create or replace trigger trace_events_are_kept before update or delete or truncate on trace_events
  for each statement execute function refuse_changed_trace();
--> statement-breakpoint
create or replace trigger trace_roots_are_kept before update or delete or truncate on trace_roots
  for each statement execute function refuse_changed_trace();
--> statement-breakpoint
create or replace trigger trace_leaves_are_kept before update or delete or truncate on trace_leaves
  for each statement execute function refuse_changed_trace();
--> statement-breakpoint
-- What is sealed may have to be erased by law, chain by chain; it is never changed.
create or replace trigger trace_sealed_is_kept before update or truncate on trace_sealed
  for each statement execute function refuse_changed_trace();
