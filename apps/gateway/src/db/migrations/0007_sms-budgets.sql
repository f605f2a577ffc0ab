-- Nobody knows who asked for the codes under way; they live five minutes and are asked for anew.
DELETE FROM "sms_codes";--> statement-breakpoint
ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_phone_purpose_pk";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asked_by" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_phone_purpose_asked_by_pk" PRIMARY KEY("phone","purpose","asked_by");--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "network" "cidr" NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "nameless_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_sends" ADD COLUMN "network" "cidr";--> statement-breakpoint
UPDATE "sms_sends" SET
  "address" = CASE family("address") WHEN 4 THEN "address" ELSE network(set_masklen("address", 64)) END,
  "network" = network(set_masklen("address", CASE family("address") WHEN 4 THEN 24 ELSE 48 END));--> statement-breakpoint
ALTER TABLE "sms_sends" ALTER COLUMN "network" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_sends" ADD COLUMN "work" text;--> statement-breakpoint
CREATE INDEX "sms_sends_network" ON "sms_sends" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "sms_sends_time" ON "sms_sends" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "sms_sends" ADD CONSTRAINT "sms_sends_work" UNIQUE("work");
