ALTER TABLE "products" DROP CONSTRAINT "products_cap_class_check";--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "late_fee" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cap_class_check" CHECK ("products"."cap_class" in ('appliances', 'computers', 'electronics', 'furniture', 'other'));