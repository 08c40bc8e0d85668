ALTER TABLE "payment_agreements" DROP CONSTRAINT "payment_agreements_amounts_check";--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD COLUMN "settled" jsonb;--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD COLUMN "account_fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD COLUMN "account_fingerprint" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "debit_state" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "debit_settles_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment_tokens" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE INDEX "payments_returned_idx" ON "payments" USING btree ("customer_id") WHERE "payments"."debit_state" = 'returned';--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_amounts_check" CHECK ("payment_agreements"."charge_cents" >= 0 and "payment_agreements"."rent_cents" >= 0 and "payment_agreements"."tax_cents" >= 0 and "payment_agreements"."coverage_cents" >= 0 and "payment_agreements"."fee_cents" >= 0 and "payment_agreements"."late_fee_cents" >= 0 and "payment_agreements"."buy_out_cents" >= 0 and "payment_agreements"."left_cents" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_debit_state_check" CHECK ("payments"."debit_state" in ('pending', 'settled', 'returned'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_return_reason_check" CHECK ("payments"."return_reason" in ('insufficient-funds', 'account-closed', 'not-authorized'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_returned_check" CHECK (("payments"."debit_state" = 'returned') = ("payments"."returned_at" is not null));