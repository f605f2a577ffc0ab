CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" bigint NOT NULL,
	"intention" text NOT NULL,
	"phone" text NOT NULL,
	"vehicle_id" bigint,
	"dealer_id" bigint NOT NULL,
	"brand_code" text,
	"brand_name" text,
	"series_code" text,
	"series_name" text,
	"model_code" text,
	"model_name" text,
	"province_code" text,
	"province_name" text,
	"city_code" text,
	"city_name" text,
	"record_date" text,
	"mileage_km" integer,
	"consent_document" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawal_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"title" text NOT NULL,
	"subtitle" text,
	"image_url" text NOT NULL,
	"redirect_url" text,
	"action_label" text,
	"type" integer NOT NULL,
	"activity_type" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"type" integer DEFAULT 1 NOT NULL,
	"level" text DEFAULT 'M' NOT NULL,
	"publisher_name" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"article_id" bigint
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"name" text NOT NULL,
	"city_code" text NOT NULL,
	"city_name" text NOT NULL,
	"address" text,
	"phone" text,
	"webhook_url" text,
	"webhook_secret" text,
	CONSTRAINT "dealers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"member_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_member_id_vehicle_id_pk" PRIMARY KEY("member_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "used_cars" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_cars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"source_key" text NOT NULL,
	"brand_id" bigint NOT NULL,
	"series_id" bigint NOT NULL,
	"model_id" bigint NOT NULL,
	"dealer_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"city_name" text NOT NULL,
	"price_yuan" integer NOT NULL,
	"mileage_km" integer NOT NULL,
	"registered_on" date NOT NULL,
	"energy" text NOT NULL,
	"gearbox" text,
	"emission" text,
	"level" text,
	"body" text NOT NULL,
	"color" text,
	"transfers" smallint DEFAULT 0 NOT NULL,
	"use_nature" text,
	"annual_inspection_on" date,
	"insured_until" date,
	"vin" text,
	"description" text,
	"status" text DEFAULT 'onSale' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"traits" text[] GENERATED ALWAYS AS (array_remove(array['能源:' || energy, '变速箱:' || gearbox, '排放:' || emission, '级别:' || level, '车身:' || body, '颜色:' || color], null)) STORED,
	CONSTRAINT "used_cars_source_key_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"name" text NOT NULL,
	"initial" text NOT NULL,
	"country" text,
	"hot" boolean DEFAULT false NOT NULL,
	CONSTRAINT "brands_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"series_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"trim" text NOT NULL,
	"guide_price_yuan" integer,
	"energy" text NOT NULL,
	"engine" text,
	"horsepower" integer,
	"displacement" text,
	"gearbox" text,
	"drive" text,
	"seats" integer,
	"emission" text,
	"range_km" integer,
	CONSTRAINT "models_of_series" UNIQUE("series_id","year","trim")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"brand_id" bigint NOT NULL,
	"name" text NOT NULL,
	"maker" text NOT NULL,
	"level" text,
	"body" text NOT NULL,
	CONSTRAINT "series_of_brand" UNIQUE("brand_id","name")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_vehicle_id_used_cars_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_vehicle_id_used_cars_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_cars" ADD CONSTRAINT "used_cars_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_cars" ADD CONSTRAINT "used_cars_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_cars" ADD CONSTRAINT "used_cars_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_cars" ADD CONSTRAINT "used_cars_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_of_member" ON "leads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "leads_of_dealer" ON "leads" USING btree ("dealer_id","created_at");--> statement-breakpoint
CREATE INDEX "adverts_place" ON "adverts" USING btree ("type","activity_type","sort");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "favorites_vehicle" ON "favorites" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "used_cars_newest" ON "used_cars" USING btree ("published_at","id","price_yuan","mileage_km","registered_on") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_price" ON "used_cars" USING btree ("price_yuan","id","mileage_km","registered_on") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_mileage" ON "used_cars" USING btree ("mileage_km","id","price_yuan","registered_on") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_registered" ON "used_cars" USING btree ("registered_on","id","price_yuan","mileage_km") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_brand_newest" ON "used_cars" USING btree ("brand_id","published_at","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_brand_price" ON "used_cars" USING btree ("brand_id","price_yuan","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_city_newest" ON "used_cars" USING btree ("city_code","published_at","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_city_price" ON "used_cars" USING btree ("city_code","price_yuan","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_series_price" ON "used_cars" USING btree ("series_id","price_yuan","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_level_price" ON "used_cars" USING btree ("level","price_yuan","id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_traits" ON "used_cars" USING gin ("traits") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_model" ON "used_cars" USING btree ("model_id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_province" ON "used_cars" USING btree ("province_code") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_dealer" ON "used_cars" USING btree ("dealer_id") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "models_series_year" ON "models" USING btree ("series_id","year");