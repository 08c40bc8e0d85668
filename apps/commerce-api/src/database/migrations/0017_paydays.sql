ALTER TABLE "scheduled_payments" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "covers_to" date;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "schedule_paydays" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_kind_check" CHECK ("scheduled_payments"."kind" in ('first', 'short', 'regular', 'last'));