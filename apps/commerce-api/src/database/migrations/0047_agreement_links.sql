CREATE TABLE "agreement_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"agreement_id" text,
	"secret_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_links_attempts_check" CHECK ("agreement_links"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_links_customer_key" ON "agreement_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "agreement_links_agreement_idx" ON "agreement_links" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "agreement_links_expires_idx" ON "agreement_links" USING btree ("expires_at");