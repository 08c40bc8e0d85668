CREATE TABLE "cookie_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"version" integer NOT NULL,
	"wording" text NOT NULL,
	"locale" text NOT NULL,
	"shown_in" text NOT NULL,
	"categories" jsonb NOT NULL,
	"is_gpc" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookie_choices_locale_check" CHECK ("cookie_choices"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
ALTER TABLE "cookie_choices" ADD CONSTRAINT "cookie_choices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookie_choices_site_idx" ON "cookie_choices" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "cookie_choices_expiry_idx" ON "cookie_choices" USING btree ("expires_at");