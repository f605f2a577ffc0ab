CREATE SEQUENCE "public"."report_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 1 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text DEFAULT '0' NOT NULL,
	"name" text NOT NULL,
	"level" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outlets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outlets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"provider_id" bigint NOT NULL,
	"city_code" text NOT NULL,
	"city_name" text NOT NULL,
	"province_code" text NOT NULL,
	"province_name" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"business_hours" text NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"service_mode" integer NOT NULL,
	"cars_per_half_day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"code" text NOT NULL,
	"brand_name" text NOT NULL,
	"logo_url" text NOT NULL,
	"app_link" text NOT NULL,
	"note" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "providers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"spu_id" bigint NOT NULL,
	"sku_sn" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price_cents" integer NOT NULL,
	"origin_price_cents" integer NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"callback_url" text,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "skus_sku_sn_unique" UNIQUE("sku_sn")
);
--> statement-breakpoint
CREATE TABLE "spu_brands" (
	"spu_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	CONSTRAINT "spu_brands_spu_id_brand_id_pk" PRIMARY KEY("spu_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "spus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"category_id" text NOT NULL,
	"provider_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"detail_html" text DEFAULT '' NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund_rule" text NOT NULL,
	"covers_all_brands" boolean DEFAULT false NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"remark" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"service" text NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"sku_id" bigint NOT NULL,
	"sku_sn" text NOT NULL,
	"sku_name" text NOT NULL,
	"spu_name" text NOT NULL,
	"provider_id" bigint NOT NULL,
	"provider_name" text NOT NULL,
	"refund_rule" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"service_info" jsonb NOT NULL,
	"vin" text,
	"vehicle_name" text,
	"outlet_id" bigint,
	"appoint_date" date,
	"appoint_period" text,
	"remark" text,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"channel" text,
	"transaction_id" text,
	"paid_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cancel_reason" text,
	"report_status" text DEFAULT 'none' NOT NULL,
	"report_code" text,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "payment_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"code" text,
	"link" text,
	"requested_at" timestamp with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_queried_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_codes_once" UNIQUE("order_no","channel")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"channel" text NOT NULL,
	"notice_id" text,
	"order_no" text,
	"verdict" text NOT NULL,
	"note" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"purpose" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_once" UNIQUE("channel","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"our_cents" integer NOT NULL,
	"vendor_cents" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliations_once" UNIQUE("day","channel")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"refund_no" text NOT NULL,
	"receipt_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_refund_no_unique" UNIQUE("refund_no"),
	CONSTRAINT "refunds_receipt_id_unique" UNIQUE("receipt_id")
);
--> statement-breakpoint
CREATE TABLE "refused_callbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_callbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"provider_code" text NOT NULL,
	"order_no" text,
	"reason" text NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"public_key" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_requests" (
	"order_no" text PRIMARY KEY NOT NULL,
	"provider_code" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"provider_ref" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"last_asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"report_code" text NOT NULL,
	"order_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"service" text NOT NULL,
	"document" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"algorithm" text NOT NULL,
	"key_id" text NOT NULL,
	"standing" text DEFAULT 'valid' NOT NULL,
	"superseded_by" text,
	"withdrawn_reason" text,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_report_code_unique" UNIQUE("report_code")
);
--> statement-breakpoint
CREATE TABLE "seen_callbacks" (
	"provider_code" text NOT NULL,
	"nonce" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_callbacks_provider_code_nonce_pk" PRIMARY KEY("provider_code","nonce")
);
--> statement-breakpoint
ALTER TABLE "outlets" ADD CONSTRAINT "outlets_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_spu_id_spus_id_fk" FOREIGN KEY ("spu_id") REFERENCES "public"."spus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spu_brands" ADD CONSTRAINT "spu_brands_spu_id_spus_id_fk" FOREIGN KEY ("spu_id") REFERENCES "public"."spus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spu_brands" ADD CONSTRAINT "spu_brands_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spus" ADD CONSTRAINT "spus_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spus" ADD CONSTRAINT "spus_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tokens" ADD CONSTRAINT "order_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tokens" ADD CONSTRAINT "order_tokens_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_outlet_id_outlets_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."outlets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_codes" ADD CONSTRAINT "payment_codes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_requests" ADD CONSTRAINT "report_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outlets_of_city" ON "outlets" USING btree ("city_code","provider_id");--> statement-breakpoint
CREATE INDEX "skus_of_spu" ON "skus" USING btree ("spu_id","sort");--> statement-breakpoint
CREATE INDEX "spus_of_category" ON "spus" USING btree ("category_id","sort");--> statement-breakpoint
CREATE INDEX "spus_of_provider" ON "spus" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "orders_of_sku" ON "orders" USING btree ("sku_id","status");--> statement-breakpoint
CREATE INDEX "orders_of_outlet" ON "orders" USING btree ("outlet_id","appoint_date");--> statement-breakpoint
CREATE INDEX "payment_codes_open" ON "payment_codes" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "payment_notices_of_order" ON "payment_notices" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_notices_by_time" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_settling_once" ON "receipts" USING btree ("order_no") WHERE purpose = 'settles';--> statement-breakpoint
CREATE INDEX "receipts_by_day" ON "receipts" USING btree ("channel","paid_at");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "refunds_by_status" ON "refunds" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "report_requests_open" ON "report_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_of_order" ON "reports" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "reports_of_member" ON "reports" USING btree ("member_id","issued_at");