ALTER TABLE "parts" ALTER COLUMN "grade" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "part_types" ADD COLUMN "assembly" boolean GENERATED ALWAYS AS (name ~ '(发动机|变速[器箱]|方向机|转向器|[前后]桥|(?<!副)车架)(总成)?$') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "of_assembly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "condition" text DEFAULT 'reused' NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "remanufacture_licence" text;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "remanufacture_licence" text;--> statement-breakpoint
ALTER TABLE "part_types" ADD CONSTRAINT "part_types_by_assembly" UNIQUE("id","assembly");--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_with_licence" UNIQUE("id","remanufacture_licence");--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_of_assembly" FOREIGN KEY ("type_id","of_assembly") REFERENCES "public"."part_types"("id","assembly") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_by_licence" FOREIGN KEY ("supplier_id","remanufacture_licence") REFERENCES "public"."dealers"("id","remanufacture_licence") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "part_types" ADD CONSTRAINT "part_types_may_be_sold" CHECK (name !~ '(?<!不含)气囊|动力(蓄)?电池|电池包');--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_assemblies_remanufactured" CHECK (not "parts"."of_assembly" or "parts"."condition" = 'remanufactured');--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_remanufactured_by_licence" CHECK ("parts"."condition" = 'reused' or "parts"."status" <> 'onSale' or "parts"."remanufacture_licence" is not null);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_reused_have_a_grade" CHECK (("parts"."condition" = 'reused') = ("parts"."grade" is not null));