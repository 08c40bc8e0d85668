-- Basis points hold two decimals of a percent, tax rates have three: millionths from here on.
ALTER TABLE "stores" DROP CONSTRAINT "stores_tax_rate_check";--> statement-breakpoint
ALTER TABLE "stores" RENAME COLUMN "tax_rate_bps" TO "tax_rate_ppm";--> statement-breakpoint
UPDATE "stores" SET "tax_rate_ppm" = "tax_rate_ppm" * 100;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_tax_rate_check" CHECK ("stores"."tax_rate_ppm" between 0 and 300000);--> statement-breakpoint
ALTER TABLE "agreements" RENAME COLUMN "tax_rate_bps" TO "tax_rate_ppm";--> statement-breakpoint
UPDATE "agreements" SET "tax_rate_ppm" = "tax_rate_ppm" * 100;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "promotion_name" jsonb;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "promotion_code" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "promotion_saved_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "promotion_credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" DROP CONSTRAINT "agreements_amounts_check";--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_amounts_check" CHECK ("agreements"."rate_cents" >= 0 and "agreements"."last_payment_cents" >= 0 and "agreements"."weekly_rate_cents" >= 0 and "agreements"."total_rent_cents" >= 0 and "agreements"."total_cost_cents" >= 0 and "agreements"."cash_price_cents" >= 0 and "agreements"."processing_fee_cents" >= 0 and "agreements"."promotion_saved_cents" >= 0 and "agreements"."promotion_credit_cents" >= 0 and "agreements"."loss_damage_waiver_cents" >= 0 and "agreements"."club_cents" >= 0 and "agreements"."payments_made" >= 0);--> statement-breakpoint
-- A first payment below the rate came from a promotion: the rest of the period is credited.
UPDATE "agreements" SET "promotion_saved_cents" = "agreements"."rate_cents" - "first"."rent_cents",
    "promotion_credit_cents" = "agreements"."rate_cents" - "first"."rent_cents"
  FROM "scheduled_payments" "first" WHERE "first"."agreement_id" = "agreements"."id" AND "first"."sequence" = 1
    AND "agreements"."type" = 'rental-purchase' AND "agreements"."payment_count" > 1
    AND "first"."rent_cents" < "agreements"."rate_cents";
