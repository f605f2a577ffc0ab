CREATE TABLE "invoice_files" (
	"invoice_id" bigint NOT NULL,
	"number" text NOT NULL,
	"format" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "invoice_files_number_format_pk" PRIMARY KEY("number","format")
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_number" text,
	"address" text,
	"phone" text,
	"bank" text,
	"bank_account" text,
	"email" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_number" text,
	"address" text,
	"phone" text,
	"bank" text,
	"bank_account" text,
	"email" text,
	"service" text NOT NULL,
	"item_name" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone,
	"failure_reason" text,
	"refunded_at" timestamp with time zone,
	"red_number" text,
	"reversed_at" timestamp with time zone,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_red_number_unique" UNIQUE("red_number")
);
--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_files_of_invoice" ON "invoice_files" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_titles_of_member" ON "invoice_titles" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_default" ON "invoice_titles" USING btree ("member_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "invoices_of_member" ON "invoices" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "invoices_under_way" ON "invoices" USING btree ("status","tried_at");