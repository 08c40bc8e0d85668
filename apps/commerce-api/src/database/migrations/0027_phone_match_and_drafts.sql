CREATE TABLE "application_drafts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"site_id" text NOT NULL,
	"store_id" text,
	"lead_id" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_locale_check" CHECK ("application_drafts"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
ALTER TABLE "phone_matches" DROP CONSTRAINT "phone_matches_status_check";--> statement-breakpoint
ALTER TABLE "phone_matches" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "ssn_sensitive_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "ssn_last4" text;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "date_of_birth_sensitive_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "birth_year" text;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "consent_text_version" text;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "consent_locale" text;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "consent_ip" text;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_expires_idx" ON "application_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_drafts_store_idx" ON "application_drafts" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_ssn_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("ssn_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_date_of_birth_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("date_of_birth_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_matches_ssn_idx" ON "phone_matches" USING btree ("ssn_sensitive_id");--> statement-breakpoint
CREATE INDEX "phone_matches_date_of_birth_idx" ON "phone_matches" USING btree ("date_of_birth_sensitive_id");--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_ssn_last4_check" CHECK ("phone_matches"."ssn_last4" ~ '^[0-9]{4}$');--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_birth_year_check" CHECK ("phone_matches"."birth_year" ~ '^[0-9]{4}$');--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_consent_locale_check" CHECK ("phone_matches"."consent_locale" in ('en-US', 'es-US'));--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_status_check" CHECK ("phone_matches"."status" in ('challenged', 'verified', 'matched', 'partly-matched', 'no-match', 'low-trust', 'failed', 'skipped'));