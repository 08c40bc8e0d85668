ALTER TABLE "sandbox_payment_tokens" ALTER COLUMN "brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_tokens" ALTER COLUMN "last4" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_tokens" ALTER COLUMN "expiration_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_tokens" ALTER COLUMN "expiration_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "payment_method" text DEFAULT 'CREDIT_CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_payment_instruments" ADD COLUMN "debit_consent" jsonb;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD COLUMN "payment_method" text DEFAULT 'CREDIT_CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD COLUMN "debit_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_payment_tokens" ADD COLUMN "method" text DEFAULT 'CREDIT_CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD CONSTRAINT "autopay_enrollments_method_check" CHECK ("autopay_enrollments"."payment_method" in ('CREDIT_CARD', 'ACH', 'VENMO', 'PAYPAL', 'CASH_APP', 'APPLE_PAY', 'GOOGLE_PAY'));--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD CONSTRAINT "payment_authorizations_method_check" CHECK ("payment_authorizations"."payment_method" in ('CREDIT_CARD', 'ACH', 'VENMO', 'PAYPAL', 'CASH_APP', 'APPLE_PAY', 'GOOGLE_PAY'));--> statement-breakpoint
ALTER TABLE "sandbox_payment_tokens" ADD CONSTRAINT "sandbox_payment_tokens_method_check" CHECK ("sandbox_payment_tokens"."method" in ('CREDIT_CARD', 'ACH', 'VENMO', 'PAYPAL', 'CASH_APP', 'APPLE_PAY', 'GOOGLE_PAY'));