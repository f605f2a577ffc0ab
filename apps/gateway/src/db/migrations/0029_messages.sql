CREATE TABLE "message_settings" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sms" boolean NOT NULL,
	CONSTRAINT "message_settings_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"once_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_once" UNIQUE("member_id","once_key")
);
--> statement-breakpoint
ALTER TABLE "sms_sends" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_sends" ALTER COLUMN "network" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_member" ON "messages" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at");