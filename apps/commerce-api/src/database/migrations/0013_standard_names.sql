ALTER TABLE "basket_payment_instruments" RENAME COLUMN "is_to_be_kept" TO "save_to_account";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_kind_check";--> statement-breakpoint
-- Only the name of the kind changes, so the trigger that refuses updates is off for this statement.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_no_update";--> statement-breakpoint
UPDATE "audit_log" SET "actor_kind" = 'provider' WHERE "actor_kind" = 'outside-party';--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_no_update";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_kind_check" CHECK ("audit_log"."actor_kind" in ('guest', 'customer', 'job', 'provider'));--> statement-breakpoint
-- Waiting jobs are run by the new name's handler.
UPDATE "jobs" SET "kind" = 'save-card' WHERE "kind" = 'keep-card';
