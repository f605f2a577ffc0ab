DROP INDEX "parts_of_type";--> statement-breakpoint
CREATE INDEX "parts_of_grade" ON "parts" USING btree ("grade","published_at","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "parts_on_sale_of_supplier" ON "parts" USING btree ("supplier_id","published_at","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "parts_of_type" ON "parts" USING btree ("type_id","published_at","id") WHERE status = 'onSale';