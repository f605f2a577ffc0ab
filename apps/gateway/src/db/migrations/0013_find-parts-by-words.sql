-- Characters and pairs of neighbours: Chinese has no blanks between words, and two characters are most of what people look for.
CREATE FUNCTION part_tokens(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT token), '{}')
  FROM generate_series(1, length(said)) AS at, generate_series(1, 2) AS size, substr(lower(said), at, size) AS token
  WHERE token !~ '\s'
$$;--> statement-breakpoint
DROP INDEX "part_fits_of_series";--> statement-breakpoint
DROP INDEX "parts_newest";--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "oe_key" text GENERATED ALWAYS AS (upper(regexp_replace(oe_no, '[^0-9A-Za-z]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "tokens" text[] GENERATED ALWAYS AS (part_tokens(name || ' ' || model_name || ' ' || coalesce(oe_no, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_by_price" ON "parts" USING btree ("price_cents","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "parts_by_oe" ON "parts" USING btree ("oe_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "parts_by_tokens" ON "parts" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "part_fits_of_series" ON "part_fits" USING btree ("series_id","part_id");--> statement-breakpoint
CREATE INDEX "parts_newest" ON "parts" USING btree ("published_at","id") WHERE status = 'onSale';