ALTER TABLE "autopay_enrollments" ALTER COLUMN "saved_payment_method_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "authorization_locale" text;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "next_charge_on" date;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "next_charge_cents" integer;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "autopay_text_version" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "autopay_locale" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "autopay_authorized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "autopay_authorized_ip" text;