ALTER TABLE "products" ADD COLUMN "item_noun" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tax_rates_by_postal_code" jsonb DEFAULT '{}'::jsonb NOT NULL;