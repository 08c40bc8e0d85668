ALTER TABLE "products" ADD COLUMN "demand" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A shop that was seeded before has the preference to change, too.
INSERT INTO "custom_preferences" ("site_id", "key", "value") SELECT "id", 'popularityHalfLifeDays', '30' FROM "sites" ON CONFLICT DO NOTHING;
