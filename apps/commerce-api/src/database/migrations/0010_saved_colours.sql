ALTER TABLE "product_list_items" DROP CONSTRAINT "product_list_items_variant_id_product_variants_id_fk";
--> statement-breakpoint
DROP INDEX "product_list_items_product_key";--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_variant_key" UNIQUE NULLS NOT DISTINCT("list_id","product_id","variant_id");