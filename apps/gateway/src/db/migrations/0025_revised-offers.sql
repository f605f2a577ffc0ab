ALTER TABLE "parts" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_cars" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "parts_in_sitemap" ON "parts" USING btree (("id" / 50000),greatest("published_at", "revised_at")) WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_in_sitemap" ON "used_cars" USING btree (("id" / 50000),greatest("published_at", "revised_at")) WHERE "used_cars"."status" = 'onSale';--> statement-breakpoint
create function note_revision() returns trigger language plpgsql as $$
begin
  new.revised_at := now();
  return new;
end
$$;
--> statement-breakpoint
-- A restored backup is adopted by writing changed_in alone: no car is another by that. Triggers fire by name, and used_cars_note_changes comes later.
create trigger used_cars_date_revision before update on used_cars
  for each row when (new.changed_in = old.changed_in) execute function note_revision();
--> statement-breakpoint
-- Pieces are held and given back all day long.
create trigger parts_date_revision before update on parts
  for each row when (new.reserved = old.reserved) execute function note_revision();
