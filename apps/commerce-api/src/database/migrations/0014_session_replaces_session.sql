ALTER TABLE "identity_provider_logins" DROP CONSTRAINT "identity_provider_logins_usid_sessions_usid_fk";
--> statement-breakpoint
DROP INDEX "identity_provider_logins_usid_idx";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_usid" text;--> statement-breakpoint
ALTER TABLE "identity_provider_logins" DROP COLUMN "usid";