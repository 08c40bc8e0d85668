CREATE TABLE "signing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_current_key" ON "signing_keys" USING btree ("algorithm") WHERE "signing_keys"."retired_at" is null;