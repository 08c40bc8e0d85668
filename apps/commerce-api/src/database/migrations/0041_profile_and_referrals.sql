CREATE TABLE "contact_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"channel" text NOT NULL,
	"value" text NOT NULL,
	"secret_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_changes_channel_check" CHECK ("contact_changes"."channel" in ('email', 'sms')),
	CONSTRAINT "contact_changes_attempts_check" CHECK ("contact_changes"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"channel" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"address" text NOT NULL,
	"wording_version" text NOT NULL,
	"locale" text NOT NULL,
	"client_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_consents_channel_check" CHECK ("customer_consents"."channel" in ('email', 'sms')),
	CONSTRAINT "customer_consents_locale_check" CHECK ("customer_consents"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
CREATE TABLE "customer_exports" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"locale" text NOT NULL,
	"file_sensitive_id" uuid,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_exports_locale_check" CHECK ("customer_exports"."locale" in ('en-US', 'es-US')),
	CONSTRAINT "customer_exports_ready_check" CHECK (("customer_exports"."ready_at" is null) = ("customer_exports"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "referral_opt_outs" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_email_check";--> statement-breakpoint
ALTER TABLE "sensitive_values" DROP CONSTRAINT "sensitive_values_kind_check";--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_code_referral_codes_code_fk";
--> statement-breakpoint
DROP INDEX "referrals_email_key";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "accepts_texts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "invitee_email_hash" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "invitee_hint" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "invitee_credited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_exports" ADD CONSTRAINT "customer_exports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_exports" ADD CONSTRAINT "customer_exports_file_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("file_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_customer_key" ON "contact_changes" USING btree ("customer_id","channel");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_secret_key" ON "contact_changes" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "contact_changes_expires_idx" ON "contact_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_consents_customer_idx" ON "customer_consents" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "customer_exports_token_key" ON "customer_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "customer_exports_customer_idx" ON "customer_exports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_exports_file_idx" ON "customer_exports" USING btree ("file_sensitive_id");--> statement-breakpoint
CREATE INDEX "customer_exports_expires_idx" ON "customer_exports" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_code_referral_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_code_idx" ON "referrals" USING btree ("code","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_email_key" ON "referrals" USING btree ("code","invitee_email_hash");--> statement-breakpoint
ALTER TABLE "referrals" DROP COLUMN "invitee_email";--> statement-breakpoint
ALTER TABLE "referrals" DROP COLUMN "invitee_phone";--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_refusal_check" CHECK (("referrals"."status" = 'refused') = ("referrals"."refusal_code" is not null));--> statement-breakpoint
ALTER TABLE "sensitive_values" ADD CONSTRAINT "sensitive_values_kind_check" CHECK ("sensitive_values"."kind" in ('ssn', 'date-of-birth', 'tax-id', 'bank-account-number', 'bank-routing-number', 'document', 'customer-export'));