CREATE TABLE "stored_file_parts" (
	"storage_key" text NOT NULL,
	"position" integer NOT NULL,
	"sensitive_id" uuid NOT NULL,
	CONSTRAINT "stored_file_parts_key" PRIMARY KEY("storage_key","position"),
	CONSTRAINT "stored_file_parts_position_check" CHECK ("stored_file_parts"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sensitive_values" DROP CONSTRAINT "sensitive_values_kind_check";--> statement-breakpoint
ALTER TABLE "verification_submissions" DROP CONSTRAINT "verification_submissions_status_check";--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD COLUMN "rejection_code" text;--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file_parts" ADD CONSTRAINT "stored_file_parts_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_file_parts_sensitive_idx" ON "stored_file_parts" USING btree ("sensitive_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_submissions_open_key" ON "verification_submissions" USING btree ("customer_id","kind") WHERE "verification_submissions"."status" = 'submitted';--> statement-breakpoint
ALTER TABLE "verification_files" DROP COLUMN "is_accepted";--> statement-breakpoint
ALTER TABLE "verification_files" DROP COLUMN "rejection_code";--> statement-breakpoint
ALTER TABLE "sensitive_values" ADD CONSTRAINT "sensitive_values_kind_check" CHECK ("sensitive_values"."kind" in ('ssn', 'date-of-birth', 'tax-id', 'bank-account-number', 'bank-routing-number', 'document'));--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_kind_check" CHECK ("verification_submissions"."kind" in ('ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK'));--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_rejection_check" CHECK ("verification_submissions"."rejection_code" in ('unreadable', 'page-missing', 'wrong-document'));--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_locale_check" CHECK ("verification_submissions"."locale" in ('en-US', 'es-US'));--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_status_check" CHECK ("verification_submissions"."status" in ('draft', 'submitted', 'accepted', 'rejected', 'unreviewed'));