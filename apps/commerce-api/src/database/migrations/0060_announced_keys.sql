-- Says of a change of prices or stock what it concerns, as the surrogate keys of @ownpath/contracts/catalog. Heard on a channel
-- of its own: processes of before this migration still hear 'catalog' on theirs.
CREATE FUNCTION "announce_keys"(keys text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := to_json(keys)::text;
BEGIN
  -- A longer payload is refused.
  PERFORM pg_notify('shop_keys', CASE WHEN octet_length(payload) < 7900 THEN payload ELSE 'catalog' END);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  PERFORM pg_notify('shop_keys', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What raises these revisions announces its keys itself.
CREATE FUNCTION "announce_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'catalog');
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['catalog_revisions', 'store_stock_revisions'] LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', watched || '_announced', watched);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_revision()', watched || '_announced', watched);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "raise_catalog_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1, whole_revision = revision + 1;
  PERFORM pg_notify('shop_keys', 'catalog');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "raise_facets_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1;
  PERFORM pg_notify('shop_keys', 'catalog');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Only prices have keys: products, their categories and what else belongs to them concern everything. So nothing else changes
-- which bundles and categories a price is in, and the row of catalog_revisions, locked first, keeps those waiting.
CREATE OR REPLACE FUNCTION "note_product_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
  product_ids text[];
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT %1$I FROM after_rows'
    WHEN 'DELETE' THEN 'SELECT %1$I FROM before_rows'
    ELSE 'SELECT %1$I FROM before_rows UNION SELECT %1$I FROM after_rows' END;
BEGIN
  UPDATE catalog_revisions SET revision = revision + 1 RETURNING revision INTO raised;
  EXECUTE format('SELECT array_agg(DISTINCT touched.id) FROM (' || touched || ') AS touched (id)', TG_ARGV[0])
    INTO product_ids;
  INSERT INTO product_changes (product_id, revision)
    SELECT id, raised FROM unnest(product_ids) AS id
    ON CONFLICT (product_id) DO UPDATE SET revision = excluded.revision;
  IF TG_TABLE_NAME <> 'product_prices' OR cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('shop_keys', 'catalog');
  ELSIF product_ids IS NOT NULL THEN
    PERFORM announce_keys(ARRAY(
      WITH concerned AS (
        SELECT id FROM unnest(product_ids) AS id
        UNION SELECT bundle_product_id FROM bundle_members WHERE member_product_id = ANY (product_ids)
      )
      SELECT 'product:' || id FROM concerned
      UNION SELECT 'category:' || category_id FROM product_categories JOIN concerned ON product_id = id
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- No row keeps a sale waiting for a change of the catalogue, so that bundles and categories can't be told here: pages that
-- show those depend on all stock of a store.
CREATE OR REPLACE FUNCTION "renew_stock_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_store_ids text[];
  changed_keys text[];
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT store_id, product_id FROM after_rows'
    WHEN 'DELETE' THEN 'SELECT store_id, product_id FROM before_rows'
    ELSE 'SELECT store_id, product_id FROM before_rows UNION SELECT store_id, product_id FROM after_rows' END;
BEGIN
  EXECUTE 'SELECT array_agg(DISTINCT store_id) FROM (' || touched || ') AS touched' INTO changed_store_ids;
  EXECUTE 'SELECT array_agg(key) FROM (
    SELECT DISTINCT ''stock:'' || product_id || ''@'' || store_id AS key FROM (' || touched || ') AS touched LIMIT 101
  ) AS keys' INTO changed_keys;
  INSERT INTO store_stock_revisions (store_id, revision)
  SELECT id, nextval('stock_revision_numbers') FROM stores WHERE id = ANY (changed_store_ids) ORDER BY id
  ON CONFLICT (store_id) DO UPDATE SET revision = nextval('stock_revision_numbers');
  IF cardinality(changed_keys) > 100 THEN
    PERFORM pg_notify('shop_keys', 'catalog');
  ELSIF changed_keys IS NOT NULL THEN
    PERFORM announce_keys(changed_keys || ARRAY(SELECT 'stock@' || id FROM unnest(changed_store_ids) AS id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_stock_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM store_stock_revisions;
  PERFORM pg_notify('shop_keys', 'catalog');
  RETURN NULL;
END
$$;
