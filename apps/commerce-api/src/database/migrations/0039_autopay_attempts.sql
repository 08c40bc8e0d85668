CREATE TABLE "autopay_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enrollment_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"attempt" integer NOT NULL,
	"day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_id" text,
	"decline_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "autopay_attempts_attempt_check" CHECK ("autopay_attempts"."attempt" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD COLUMN "authorization_text" jsonb;--> statement-breakpoint
ALTER TABLE "autopay_attempts" ADD CONSTRAINT "autopay_attempts_enrollment_id_autopay_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."autopay_enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_attempts" ADD CONSTRAINT "autopay_attempts_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_attempts" ADD CONSTRAINT "autopay_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "autopay_attempts_once_key" ON "autopay_attempts" USING btree ("agreement_id","sequence","attempt");--> statement-breakpoint
CREATE INDEX "autopay_attempts_enrollment_idx" ON "autopay_attempts" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "autopay_attempts_payment_idx" ON "autopay_attempts" USING btree ("payment_id");