CREATE TABLE "call_counts" (
	"call" text NOT NULL,
	"address" "inet" NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_call_address_minute_pk" PRIMARY KEY("call","address","minute")
);
--> statement-breakpoint
CREATE INDEX "call_counts_minute" ON "call_counts" USING btree ("minute");