CREATE TABLE "trace_actors" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	"city" text NOT NULL,
	"licence" text,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_events" (
	"code" text NOT NULL,
	"seq" integer NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trace_events_code_seq_pk" PRIMARY KEY("code","seq")
);
--> statement-breakpoint
CREATE TABLE "trace_key_revocations" (
	"key_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"revoked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"algorithm" text NOT NULL,
	"public_key" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_leaves" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"length" integer NOT NULL,
	"head" text NOT NULL,
	CONSTRAINT "trace_leaves_code_day_pk" PRIMARY KEY("code","day")
);
--> statement-breakpoint
CREATE TABLE "trace_look_ups" (
	"code" text NOT NULL,
	"visitor" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trace_look_ups_code_hour_visitor_pk" PRIMARY KEY("code","hour","visitor")
);
--> statement-breakpoint
CREATE TABLE "trace_owners" (
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trace_owners_code_member_id_pk" PRIMARY KEY("code","member_id")
);
--> statement-breakpoint
CREATE TABLE "trace_roots" (
	"day" date PRIMARY KEY NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_sealed" (
	"code" text NOT NULL,
	"seq" integer NOT NULL,
	"salt" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "trace_sealed_code_seq_pk" PRIMARY KEY("code","seq")
);
--> statement-breakpoint
CREATE TABLE "trace_subjects" (
	"code" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"state" text NOT NULL,
	"length" integer NOT NULL,
	"head" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trace_key_revocations" ADD CONSTRAINT "trace_key_revocations_key_id_trace_keys_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."trace_keys"("key_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_keys" ADD CONSTRAINT "trace_keys_actor_trace_actors_code_fk" FOREIGN KEY ("actor") REFERENCES "public"."trace_actors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_leaves" ADD CONSTRAINT "trace_leaves_day_trace_roots_day_fk" FOREIGN KEY ("day") REFERENCES "public"."trace_roots"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_owners" ADD CONSTRAINT "trace_owners_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trace_events_recorded" ON "trace_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "trace_leaves_of_day" ON "trace_leaves" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trace_look_ups_of_code" ON "trace_look_ups" USING btree ("code","looked_at");--> statement-breakpoint
CREATE INDEX "trace_sealed_vin" ON "trace_sealed" USING btree (("facts" ->> 'vin'));