CREATE TABLE "advert_revisions" (
	"advert_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"digest" text NOT NULL,
	"markdown" text NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advert_revisions_advert_id_revision_pk" PRIMARY KEY("advert_id","revision")
);
--> statement-breakpoint
CREATE TABLE "notice_revisions" (
	"notice_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"digest" text NOT NULL,
	"markdown" text NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_revisions_notice_id_revision_pk" PRIMARY KEY("notice_id","revision")
);
--> statement-breakpoint
-- What stood here before came from no file: it keeps its number as a name.
ALTER TABLE "adverts" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "adverts" SET "slug" = 'earlier-' || "id";--> statement-breakpoint
ALTER TABLE "adverts" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "adverts" ALTER COLUMN "digest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
-- What stood here before came from no file: it keeps its number as a name.
ALTER TABLE "notices" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "notices" SET "slug" = 'earlier-' || "id";--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "digest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "place" text DEFAULT 'home' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "sort" integer DEFAULT 99 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "effective_on" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "notices" SET "starts_at" = "published_at";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "article_slug" text;--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "article_id";--> statement-breakpoint
ALTER TABLE "advert_revisions" ADD CONSTRAINT "advert_revisions_advert_id_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."adverts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_revisions" ADD CONSTRAINT "notice_revisions_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_slug_unique" UNIQUE("slug");