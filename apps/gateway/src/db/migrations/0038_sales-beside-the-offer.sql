CREATE TABLE "sku_sales" (
	"sku_id" bigint NOT NULL,
	"part" smallint NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "sku_sales_sku_id_part_pk" PRIMARY KEY("sku_id","part")
);
--> statement-breakpoint
ALTER TABLE "skus" ALTER COLUMN "stock" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sku_sales" ADD CONSTRAINT "sku_sales_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "sku_sales" ("sku_id", "part", "sold") SELECT "id", 0, "sold" FROM "skus" WHERE "sold" <> 0;--> statement-breakpoint
ALTER TABLE "skus" DROP COLUMN "sold";