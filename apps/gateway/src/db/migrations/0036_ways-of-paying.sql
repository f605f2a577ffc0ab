ALTER TABLE "payment_codes" DROP CONSTRAINT "payment_codes_once";--> statement-breakpoint
ALTER TABLE "payment_codes" ADD COLUMN "way" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "way" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "way" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_codes" ADD CONSTRAINT "payment_codes_once" UNIQUE("order_no","channel","way");