ALTER TABLE "stores" ALTER COLUMN "is_loss_damage_waiver_enabled" SET DEFAULT false;--> statement-breakpoint
-- On was the default, never a store's choice.
UPDATE "stores" SET "is_loss_damage_waiver_enabled" = false;