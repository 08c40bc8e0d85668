-- Tells every process at the moment of a commit that answers from before it may be out of date. `catalog`: products, prices,
-- stock and what a store may sell; `content`: everything else that pages for everybody show.
CREATE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['catalog_revisions', 'store_stock_revisions', 'store_restricted_categories'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change(''catalog'')', watched || '_announced', watched);
  END LOOP;
  FOREACH watched IN ARRAY ARRAY['sites', 'stores', 'content_assets', 'content_pages', 'content_regions', 'custom_preferences', 'promotions', 'promotion_restricted_stores', 'promotion_categories'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change(''content'')', watched || '_announced', watched);
  END LOOP;
END
$$;
