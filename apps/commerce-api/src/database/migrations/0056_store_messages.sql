CREATE TABLE "store_messages" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"store_id" text,
	"topic" text NOT NULL,
	"message" text,
	"email" text,
	"locale" text NOT NULL,
	"request_key" text NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_messages_topic_check" CHECK ("store_messages"."topic" in ('my-agreement', 'new-rental', 'other')),
	CONSTRAINT "store_messages_locale_check" CHECK ("store_messages"."locale" in ('en-US', 'es-US')),
	CONSTRAINT "store_messages_answered_check" CHECK (("store_messages"."answered_at" is null) = ("store_messages"."message" is not null and "store_messages"."email" is not null))
);
--> statement-breakpoint
ALTER TABLE "store_messages" ADD CONSTRAINT "store_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_messages_store_idx" ON "store_messages" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_messages_request_key" ON "store_messages" USING btree ("request_key");