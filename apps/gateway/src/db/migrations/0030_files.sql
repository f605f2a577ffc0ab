CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"storage_key" text NOT NULL,
	"suite" text NOT NULL,
	"key_id" text NOT NULL,
	"status" text DEFAULT 'writing' NOT NULL,
	"purpose" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_member" ON "files" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "files_to_sweep" ON "files" USING btree ("status","created_at") WHERE status <> 'kept' or purpose is null;--> statement-breakpoint
CREATE INDEX "files_by_key" ON "files" USING btree ("key_id","suite","id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_of_member" ON "uploads" USING btree ("member_id","digest","size");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("created_at");