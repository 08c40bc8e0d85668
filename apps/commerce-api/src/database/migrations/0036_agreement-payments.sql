CREATE TABLE "payment_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"choice" jsonb NOT NULL,
	"quoted_on" date NOT NULL,
	"charge_cents" integer NOT NULL,
	"rent_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"coverage_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"late_fee_cents" integer NOT NULL,
	"buy_out_cents" integer NOT NULL,
	"suspense_before_cents" integer NOT NULL,
	"suspense_after_cents" integer NOT NULL,
	"paid_numbers" jsonb NOT NULL,
	"next_due_on" date,
	"payments_left" integer NOT NULL,
	"left_cents" integer NOT NULL,
	"buy_out_after_cents" integer,
	"is_owned" boolean NOT NULL,
	CONSTRAINT "payment_agreements_key" UNIQUE("payment_id","agreement_id"),
	CONSTRAINT "payment_agreements_state_check" CHECK ("payment_agreements"."state" in ('pending', 'completed', 'failed')),
	CONSTRAINT "payment_agreements_amounts_check" CHECK ("payment_agreements"."charge_cents" >= 0 and "payment_agreements"."rent_cents" >= 0 and "payment_agreements"."tax_cents" >= 0 and "payment_agreements"."coverage_cents" >= 0 and "payment_agreements"."fee_cents" >= 0 and "payment_agreements"."late_fee_cents" >= 0 and "payment_agreements"."buy_out_cents" >= 0 and "payment_agreements"."suspense_before_cents" >= 0 and "payment_agreements"."suspense_after_cents" >= 0 and "payment_agreements"."left_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "charges" DROP CONSTRAINT "charges_amounts_check";--> statement-breakpoint
ALTER TABLE "scheduled_payments" DROP CONSTRAINT "scheduled_payments_amounts_check";--> statement-breakpoint
ALTER TABLE "agreements" DROP CONSTRAINT "agreements_amounts_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount_check";--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "settled_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "coverage_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "fee_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "extra_rent_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "locale" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decline_code" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_card_to_be_saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_agreements_one_pending_key" ON "payment_agreements" USING btree ("agreement_id") WHERE "payment_agreements"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_agreements_agreement_idx" ON "payment_agreements" USING btree ("agreement_id");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_order_idx" ON "payment_refunds" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_request_key" ON "payments" USING btree ("customer_id","request_key");--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_amounts_check" CHECK ("charges"."amount_cents" >= 0 and "charges"."tax_cents" >= 0 and "charges"."settled_cents" >= 0);--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_amounts_check" CHECK ("scheduled_payments"."rent_cents" >= 0 and "scheduled_payments"."tax_cents" >= 0 and "scheduled_payments"."coverage_cents" >= 0 and "scheduled_payments"."club_cents" >= 0 and "scheduled_payments"."processing_fee_cents" >= 0 and "scheduled_payments"."coverage_paid_cents" >= 0 and "scheduled_payments"."fee_paid_cents" >= 0);--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_amounts_check" CHECK ("agreements"."rate_cents" >= 0 and "agreements"."last_payment_cents" >= 0 and "agreements"."weekly_rate_cents" >= 0 and "agreements"."total_rent_cents" >= 0 and "agreements"."total_cost_cents" >= 0 and "agreements"."cash_price_cents" >= 0 and "agreements"."processing_fee_cents" >= 0 and "agreements"."promotion_saved_cents" >= 0 and "agreements"."promotion_credit_cents" >= 0 and "agreements"."loss_damage_waiver_cents" >= 0 and "agreements"."club_cents" >= 0 and "agreements"."payments_made" >= 0 and "agreements"."extra_rent_cents" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_locale_check" CHECK ("payments"."locale" in ('en-US', 'es-US'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_cents" >= 0);