CREATE TABLE "product_changes" (
	"product_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_revisions" ADD COLUMN "whole_revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_changes_revision_idx" ON "product_changes" USING btree ("revision");--> statement-breakpoint
-- What is not of single products: all of the catalogue is read again.
CREATE OR REPLACE FUNCTION "raise_catalog_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1, whole_revision = revision + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Facets are read with every refresh of the catalogue.
CREATE FUNCTION "raise_facets_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "custom_preferences_catalog_revision" ON "custom_preferences";
--> statement-breakpoint
CREATE TRIGGER "custom_preferences_catalog_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "custom_preferences" FOR EACH STATEMENT EXECUTE FUNCTION "raise_facets_revision"();
--> statement-breakpoint
-- The argument is the column that names the product. The row of catalog_revisions is locked first and until the end of the
-- transaction, so that no reader sees a revision without all changes up to it.
CREATE FUNCTION "note_product_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT %1$I FROM after_rows'
    WHEN 'DELETE' THEN 'SELECT %1$I FROM before_rows'
    ELSE 'SELECT %1$I FROM before_rows UNION SELECT %1$I FROM after_rows' END;
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1 RETURNING revision INTO raised;
  EXECUTE format('INSERT INTO product_changes (product_id, revision)
    SELECT DISTINCT touched.id, $1 FROM (' || touched || ') AS touched (id)
    ON CONFLICT (product_id) DO UPDATE SET revision = excluded.revision', TG_ARGV[0]) USING raised;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES ('products', 'id'), ('product_categories', 'product_id'),
    ('product_variants', 'product_id'), ('product_images', 'product_id'), ('bundle_members', 'bundle_product_id'),
    ('product_add_ons', 'product_id'), ('product_badges', 'product_id'), ('product_prices', 'product_id')
  ) AS parts (name, id) LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', part.name || '_catalog_revision', part.name);
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT
      EXECUTE FUNCTION raise_catalog_revision()', part.name || '_catalog_revision', part.name);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT
      EXECUTE FUNCTION note_product_changes(%L)', part.name || '_insert_changes', part.name, part.id);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes(%L)', part.name || '_update_changes', part.name, part.id);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT
      EXECUTE FUNCTION note_product_changes(%L)', part.name || '_delete_changes', part.name, part.id);
  END LOOP;
END
$$;
