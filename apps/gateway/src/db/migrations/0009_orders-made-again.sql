ALTER TABLE "orders" ADD COLUMN "submission" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaced_by" text;--> statement-breakpoint
DROP SEQUENCE "public"."report_numbers";