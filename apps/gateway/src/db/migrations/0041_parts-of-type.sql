CREATE INDEX "parts_of_type_and_grade" ON "parts" USING btree ("type_id","published_at","id","grade","condition") WHERE status = 'onSale';--> statement-breakpoint
DROP INDEX "parts_of_type";
