CREATE TABLE "agreement_versions" (
	"document" text NOT NULL,
	"version" date NOT NULL,
	"announced_on" date NOT NULL,
	"changes" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_versions_document_version_pk" PRIMARY KEY("document","version")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" bigint NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"occasion" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_of_member" ON "consents" USING btree ("member_id","document","version");--> statement-breakpoint
INSERT INTO "consents" ("member_id", "document", "version", "occasion", "given_at")
SELECT "members"."id", "agreed"."document", '2026-11-01', 'registration', "members"."created_at"
FROM "members" CROSS JOIN (VALUES ('userAgreement'), ('privacyStatement')) AS "agreed" ("document");
