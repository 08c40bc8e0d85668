DROP TABLE "coupon_redemptions" CASCADE;--> statement-breakpoint
DROP TABLE "coupons" CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_id_token" text;