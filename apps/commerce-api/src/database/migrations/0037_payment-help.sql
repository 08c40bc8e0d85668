CREATE TABLE "help_requests" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"agreement_id" text NOT NULL,
	"kind" text NOT NULL,
	"message" text,
	"locale" text NOT NULL,
	"request_key" text NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_requests_kind_check" CHECK ("help_requests"."kind" in ('new-payday', 'smaller-item', 'send-back', 'something-else')),
	CONSTRAINT "help_requests_locale_check" CHECK ("help_requests"."locale" in ('en-US', 'es-US')),
	CONSTRAINT "help_requests_outcome_check" CHECK ("help_requests"."outcome" in ('agreed', 'call', 'not-possible')),
	CONSTRAINT "help_requests_answered_check" CHECK (("help_requests"."outcome" is null) = ("help_requests"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD COLUMN "first_sequence" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD COLUMN "from_last_due_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD COLUMN "to_last_due_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD COLUMN "moved_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD COLUMN "moved_by" text NOT NULL;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "help_requests_key" ON "help_requests" USING btree ("agreement_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "help_requests_one_open_key" ON "help_requests" USING btree ("agreement_id") WHERE "help_requests"."outcome" is null;--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD CONSTRAINT "agreement_extensions_moved_by_check" CHECK ("agreement_extensions"."moved_by" in ('customer', 'store'));