ALTER TABLE "reconciliations" ALTER COLUMN "our_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reconciliations" ALTER COLUMN "vendor_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ending_at" timestamp with time zone;