ALTER TABLE "articles" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "questions" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "checklist" jsonb;