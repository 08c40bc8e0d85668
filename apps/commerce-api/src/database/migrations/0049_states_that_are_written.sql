ALTER TABLE "charges" DROP CONSTRAINT "charges_status_check";--> statement-breakpoint
ALTER TABLE "approval_applications" DROP CONSTRAINT "approval_applications_status_check";--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_status_check";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_status_check";--> statement-breakpoint
ALTER TABLE "verification_submissions" DROP CONSTRAINT "verification_submissions_status_check";--> statement-breakpoint
DROP INDEX "charges_open_idx";--> statement-breakpoint
ALTER TABLE "approval_applications" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "verification_submissions" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "charges_open_idx" ON "charges" USING btree ("due_on") WHERE "charges"."status" = 'due';--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_status_check" CHECK ("charges"."status" in ('due', 'paid', 'waived'));--> statement-breakpoint
ALTER TABLE "approval_applications" ADD CONSTRAINT "approval_applications_status_check" CHECK ("approval_applications"."status" in ('deciding', 'identity-quiz', 'manual-review', 'web-form', 'decided', 'service-failure'));--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_status_check" CHECK ("checkout_sessions"."status" in ('open', 'completed'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_status_check" CHECK ("outbox_messages"."status" in ('pending', 'delivered'));--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_status_check" CHECK ("verification_submissions"."status" in ('submitted', 'accepted', 'rejected', 'unreviewed'));