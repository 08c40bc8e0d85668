CREATE TABLE "search_counts" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	"clicked" integer NOT NULL,
	"visit_marks" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_counts_site_id_day_locale_words_pk" PRIMARY KEY("site_id","day","locale","words")
);
--> statement-breakpoint
ALTER TABLE "search_counts" ADD CONSTRAINT "search_counts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_counts_expiry_idx" ON "search_counts" USING btree ("expires_at");