CREATE TABLE "certification_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certification_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"certification_id" bigint NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"remark" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certification_signatures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certification_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"digest" text NOT NULL,
	"consent_version" text NOT NULL,
	"address" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"form" "bytea",
	"suite" text,
	"key_id" text,
	"number_index" text,
	"valid_until" date,
	"photos" jsonb NOT NULL,
	"photos_deleted_at" timestamp with time zone,
	"signature_id" bigint,
	"consent_version" text NOT NULL,
	"verify_tries" integer DEFAULT 0 NOT NULL,
	"verdict" text,
	"verified_at" timestamp with time zone,
	"reject_reason" text,
	"rejected_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "certification_events" ADD CONSTRAINT "certification_events_certification_id_certifications_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_signatures" ADD CONSTRAINT "certification_signatures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_signature_id_certification_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."certification_signatures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certification_events_of" ON "certification_events" USING btree ("certification_id","id");--> statement-breakpoint
CREATE INDEX "certification_signatures_of_member" ON "certification_signatures" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_one_pending" ON "certifications" USING btree ("member_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_one_approved" ON "certifications" USING btree ("member_id","kind") WHERE status = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_one_person" ON "certifications" USING btree ("number_index") WHERE status = 'approved' and kind = 'personal';--> statement-breakpoint
CREATE INDEX "certifications_of_member" ON "certifications" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "certifications_by_number" ON "certifications" USING btree ("number_index");--> statement-breakpoint
CREATE INDEX "certifications_by_status" ON "certifications" USING btree ("status","submitted_at");