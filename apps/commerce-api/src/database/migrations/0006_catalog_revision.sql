CREATE TABLE "catalog_revisions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalog_revisions_one_row_check" CHECK ("catalog_revisions"."is_only")
);
--> statement-breakpoint
INSERT INTO "catalog_revisions" DEFAULT VALUES;
--> statement-breakpoint
-- The row, not a sequence: a reader sees the new number only together with the change that it stands for.
CREATE FUNCTION "raise_catalog_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "categories_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "products_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "product_categories_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_categories" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "colors_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "colors" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "product_variants_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_variants" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "product_images_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_images" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "bundle_members_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bundle_members" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "product_add_ons_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_add_ons" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "badges_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "badges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "product_badges_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_badges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "price_zones_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_zones" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
--> statement-breakpoint
CREATE TRIGGER "product_prices_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_prices" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalog_revision"();
