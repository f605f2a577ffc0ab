CREATE TABLE "lead_answers" (
	"lead_id" bigint NOT NULL,
	"answer_id" text NOT NULL,
	"event" text NOT NULL,
	"staff" text,
	"seconds" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_answers_lead_id_answer_id_pk" PRIMARY KEY("lead_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"file_id" text,
	"bytes" integer
);
--> statement-breakpoint
ALTER TABLE "lead_answers" ADD CONSTRAINT "lead_answers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_by_age" ON "data_exports" USING btree ("requested_at");