ALTER TABLE "sandbox_envelopes" ADD COLUMN "signer_phone_ending" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_envelopes" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_envelopes" ADD COLUMN "reference" text DEFAULT '' NOT NULL;