CREATE TABLE "sandbox_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"store_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"agreement_number" text NOT NULL,
	"title" text NOT NULL,
	"scheduled_on" date NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"notes" text,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"report" text,
	"reported_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_visits_kind_check" CHECK ("sandbox_visits"."kind" in ('delivery', 'carry-out', 'pickup', 'service')),
	CONSTRAINT "sandbox_visits_report_check" CHECK ("sandbox_visits"."report" in ('on-the-way', 'done', 'refused', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "stores" DROP CONSTRAINT "stores_delivery_radius_check";--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "rent_starts_on" date;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "visits_per_slot" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_failure_check" CHECK ("appointments"."failure" in ('refused', 'failed'));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_delivery_radius_check" CHECK ("stores"."delivery_radius_miles" >= 0 and "stores"."visits_per_slot" >= 0);