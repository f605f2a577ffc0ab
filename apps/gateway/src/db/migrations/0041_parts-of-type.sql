DROP INDEX "parts_of_type";--> statement-breakpoint
CREATE INDEX "parts_of_type" ON "parts" USING btree ("type_id","published_at","id","grade","condition") WHERE status = 'onSale';