CREATE TABLE "sandbox_bank_links" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"institution_id" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_bank_links_reference_key" UNIQUE("reference"),
	CONSTRAINT "sandbox_bank_links_status_check" CHECK ("sandbox_bank_links"."status" in ('open', 'linked', 'locked', 'invalid-credentials', 'insufficient-funds', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "bank_verifications" DROP CONSTRAINT "bank_verifications_status_check";--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD CONSTRAINT "bank_verifications_status_check" CHECK ("bank_verifications"."status" in ('started', 'linked', 'locked', 'invalid-credentials', 'insufficient-funds', 'cancelled', 'deposits-sent', 'deposits-failed'));