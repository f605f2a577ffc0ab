CREATE TABLE "evaluation_certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"evaluation_id" bigint NOT NULL,
	"document" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"algorithm" text NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluation_certificates" ADD CONSTRAINT "evaluation_certificates_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;