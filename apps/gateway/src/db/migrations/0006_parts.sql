CREATE TABLE "dismantlers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dismantlers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"name" text NOT NULL,
	"license_no" text,
	"address" text,
	CONSTRAINT "dismantlers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "part_fits" (
	"part_id" bigint NOT NULL,
	"series_id" bigint NOT NULL,
	"year_from" smallint NOT NULL,
	"year_to" smallint NOT NULL,
	CONSTRAINT "part_fits_part_id_series_id_year_from_pk" PRIMARY KEY("part_id","series_id","year_from")
);
--> statement-breakpoint
CREATE TABLE "part_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"parent_id" bigint,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"drawing" text,
	CONSTRAINT "part_types_of_group" UNIQUE NULLS NOT DISTINCT("parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"source_key" text NOT NULL,
	"type_id" bigint NOT NULL,
	"name" text NOT NULL,
	"model_name" text NOT NULL,
	"oe_no" text,
	"price_cents" integer,
	"new_price_cents" integer,
	"grade" text NOT NULL,
	"stock" integer DEFAULT 1 NOT NULL,
	"warranty_months" smallint DEFAULT 0 NOT NULL,
	"supplier_id" bigint NOT NULL,
	"dismantler_id" bigint,
	"trace_code" text,
	"donor_brand" text,
	"donor_model" text,
	"donor_vin" text,
	"donor_mileage_km" integer,
	"scrapped_on" date,
	"tests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'onSale' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parts_source_key_unique" UNIQUE("source_key"),
	CONSTRAINT "parts_trace_code_unique" UNIQUE("trace_code")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "part_id" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "part_name" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "trade" text DEFAULT 'usedCars' NOT NULL;--> statement-breakpoint
ALTER TABLE "part_fits" ADD CONSTRAINT "part_fits_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_fits" ADD CONSTRAINT "part_fits_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_types" ADD CONSTRAINT "part_types_parent_id_part_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."part_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_type_id_part_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."part_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_supplier_id_dealers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_dismantler_id_dismantlers_id_fk" FOREIGN KEY ("dismantler_id") REFERENCES "public"."dismantlers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_fits_of_series" ON "part_fits" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "parts_newest" ON "parts" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "parts_of_type" ON "parts" USING btree ("type_id","published_at");--> statement-breakpoint
CREATE INDEX "parts_of_supplier" ON "parts" USING btree ("supplier_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;