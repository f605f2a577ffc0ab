CREATE TABLE "audit_heads" (
	"day" date PRIMARY KEY NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"seq" integer PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"member_id" bigint,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_of_member" ON "audit_log" USING btree ("member_id","at");--> statement-breakpoint
-- What was written down is never changed and never deleted.
create or replace function refuse_changed_audit() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept as they were written', tg_table_name;
end
$$;
--> statement-breakpoint
create or replace trigger audit_log_is_kept before update or delete or truncate on audit_log
  for each statement execute function refuse_changed_audit();
--> statement-breakpoint
create or replace trigger audit_links_are_kept before update or delete or truncate on audit_links
  for each statement execute function refuse_changed_audit();
--> statement-breakpoint
create or replace trigger audit_heads_are_kept before update or delete or truncate on audit_heads
  for each statement execute function refuse_changed_audit();
