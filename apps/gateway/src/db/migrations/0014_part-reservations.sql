CREATE TABLE "part_reservations" (
	"holder" text PRIMARY KEY NOT NULL,
	"part_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "part_reservations" ADD CONSTRAINT "part_reservations_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_reservations_overdue" ON "part_reservations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_reserved_counted" CHECK ("parts"."reserved" >= 0);