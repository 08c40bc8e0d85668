CREATE TABLE "store_stock_revisions" (
	"store_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_stock_revisions" ADD CONSTRAINT "store_stock_revisions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- From a sequence, so that a store that is deleted and made again never gets a number back; in a row, so that readers
-- see it only together with the change that it stands for. Stores in one order, so that writers queue up.
CREATE SEQUENCE "stock_revision_numbers";
--> statement-breakpoint
CREATE FUNCTION "renew_stock_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_store_ids text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT store_id) INTO changed_store_ids FROM after_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT store_id) INTO changed_store_ids FROM before_rows;
  ELSE
    SELECT array_agg(DISTINCT store_id) INTO changed_store_ids
    FROM (SELECT store_id FROM before_rows UNION ALL SELECT store_id FROM after_rows) AS both_rows;
  END IF;
  INSERT INTO store_stock_revisions (store_id, revision)
  SELECT id, nextval('stock_revision_numbers') FROM stores WHERE id = ANY (changed_store_ids) ORDER BY id
  ON CONFLICT (store_id) DO UPDATE SET revision = nextval('stock_revision_numbers');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "inventory_units_insert_revision" AFTER INSERT ON "inventory_units" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "renew_stock_revisions"();
--> statement-breakpoint
CREATE TRIGGER "inventory_units_update_revision" AFTER UPDATE ON "inventory_units" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "renew_stock_revisions"();
--> statement-breakpoint
CREATE TRIGGER "inventory_units_delete_revision" AFTER DELETE ON "inventory_units" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "renew_stock_revisions"();
--> statement-breakpoint
CREATE FUNCTION "forget_stock_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM store_stock_revisions;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "inventory_units_truncate_revision" AFTER TRUNCATE ON "inventory_units" FOR EACH STATEMENT EXECUTE FUNCTION "forget_stock_revisions"();
--> statement-breakpoint
INSERT INTO "store_stock_revisions" ("store_id", "revision")
SELECT "store_id", nextval('stock_revision_numbers') FROM "inventory_units" GROUP BY "store_id" ORDER BY "store_id";
