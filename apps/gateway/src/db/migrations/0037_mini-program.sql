CREATE TABLE "handovers" (
	"scene_hash" text PRIMARY KEY NOT NULL,
	"watch_hash" text NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "handovers_watch_hash_unique" UNIQUE("watch_hash")
);
--> statement-breakpoint
CREATE TABLE "mini_program_openids" (
	"app_id" text NOT NULL,
	"openid" text NOT NULL,
	"member_id" bigint NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mini_program_openids_app_id_openid_pk" PRIMARY KEY("app_id","openid")
);
--> statement-breakpoint
CREATE TABLE "mini_program_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"session_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mini_program_openids" ADD CONSTRAINT "mini_program_openids_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_expiry" ON "handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mini_program_openids_of_member" ON "mini_program_openids" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mini_program_tickets_expiry" ON "mini_program_tickets" USING btree ("expires_at");