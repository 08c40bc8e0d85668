CREATE TABLE "visit_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_photos_media_type_check" CHECK ("visit_photos"."media_type" in ('application/pdf', 'image/jpeg', 'image/png', 'image/heic'))
);
--> statement-breakpoint
CREATE TABLE "agreement_returns" (
	"agreement_id" text PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL,
	"lines" jsonb NOT NULL,
	"suspense_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"new_agreement_id" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"wish" text,
	"locale" text NOT NULL,
	"request_key" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"choose_by" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchanges_status_check" CHECK ("exchanges"."status" in ('asked', 'agreed', 'refused', 'call', 'cancelled', 'done')),
	CONSTRAINT "exchanges_locale_check" CHECK ("exchanges"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
ALTER TABLE "sandbox_visits" ADD COLUMN "takes_back" text;--> statement-breakpoint
ALTER TABLE "sandbox_visits" ADD COLUMN "photo_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_returns" ADD CONSTRAINT "agreement_returns_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_new_agreement_id_agreements_id_fk" FOREIGN KEY ("new_agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_photos_once_key" ON "visit_photos" USING btree ("appointment_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_request_key" ON "exchanges" USING btree ("agreement_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_open_key" ON "exchanges" USING btree ("agreement_id") WHERE "exchanges"."status" in ('asked', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_new_agreement_key" ON "exchanges" USING btree ("new_agreement_id");--> statement-breakpoint
CREATE INDEX "exchanges_customer_idx" ON "exchanges" USING btree ("customer_id","created_at" DESC NULLS LAST);