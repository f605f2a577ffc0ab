DROP INDEX "used_cars_newest";--> statement-breakpoint
DROP INDEX "used_cars_price";--> statement-breakpoint
DROP INDEX "used_cars_mileage";--> statement-breakpoint
DROP INDEX "used_cars_registered";--> statement-breakpoint
DROP INDEX "used_cars_brand_newest";--> statement-breakpoint
DROP INDEX "used_cars_brand_price";--> statement-breakpoint
DROP INDEX "used_cars_city_newest";--> statement-breakpoint
DROP INDEX "used_cars_city_price";--> statement-breakpoint
DROP INDEX "used_cars_province_newest";--> statement-breakpoint
DROP INDEX "used_cars_series_price";--> statement-breakpoint
DROP INDEX "used_cars_level_price";--> statement-breakpoint
DROP INDEX "used_cars_any_traits";--> statement-breakpoint
DROP INDEX "used_cars_model";--> statement-breakpoint
DROP INDEX "used_cars_dealer";--> statement-breakpoint
ALTER TABLE "used_cars" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "used_cars_changed" ON "used_cars" USING btree ("changed_in");--> statement-breakpoint
ALTER TABLE "used_cars" DROP COLUMN "traits";--> statement-breakpoint
ALTER TABLE "used_cars" DROP COLUMN "kinds";--> statement-breakpoint
create or replace function note_changing_transaction() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger used_cars_note_changes before insert or update on used_cars
  for each row execute function note_changing_transaction();
