CREATE TABLE "evaluation_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"programme_code" text NOT NULL,
	"code" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluation_edition_revision" UNIQUE("programme_code","code","revision")
);
--> statement-breakpoint
CREATE TABLE "evaluation_revisions" (
	"evaluation_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"edition_id" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"reason" text,
	"readings" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"scored" jsonb NOT NULL,
	CONSTRAINT "evaluation_revisions_evaluation_id_revision_pk" PRIMARY KEY("evaluation_id","revision")
);
--> statement-breakpoint
CREATE TABLE "evaluation_views" (
	"evaluation_id" bigint NOT NULL,
	"day" date NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "evaluation_views_evaluation_id_day_reader_pk" PRIMARY KEY("evaluation_id","day","reader")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"programme_code" text NOT NULL,
	"edition_code" text NOT NULL,
	"maker" text NOT NULL,
	"brand" text NOT NULL,
	"series" text NOT NULL,
	"level" text NOT NULL,
	"energy" text NOT NULL,
	"words" text NOT NULL,
	"revision" integer NOT NULL,
	"total" numeric(4, 1) NOT NULL,
	"stars" integer NOT NULL,
	"area_scores" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"revised_at" timestamp with time zone,
	"earlier_views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "evaluations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "evaluations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "evaluation_revisions" ADD CONSTRAINT "evaluation_revisions_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_revisions" ADD CONSTRAINT "evaluation_revisions_edition_id_evaluation_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."evaluation_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_views" ADD CONSTRAINT "evaluation_views_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluations_newest" ON "evaluations" USING btree ("programme_code","edition_code","published_at");--> statement-breakpoint
CREATE INDEX "evaluations_series" ON "evaluations" USING btree ("brand","series");