ALTER TABLE "basket_items" ADD COLUMN "left_by_order_no" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "is_one_agreement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreement_ordinal" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreement_count" integer DEFAULT 1 NOT NULL;