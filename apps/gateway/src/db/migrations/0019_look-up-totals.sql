CREATE TABLE "trace_look_up_totals" (
	"code" text PRIMARY KEY NOT NULL,
	"look_ups" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "trace_look_ups_by_age" ON "trace_look_ups" USING btree ("looked_at");