DROP INDEX "parts_by_price";--> statement-breakpoint
CREATE INDEX "parts_cheapest" ON "parts" USING btree ("price_cents","id" DESC NULLS FIRST) WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "parts_dearest" ON "parts" USING btree ("price_cents" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'onSale';