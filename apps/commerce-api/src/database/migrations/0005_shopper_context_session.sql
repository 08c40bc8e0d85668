ALTER TABLE "shopper_contexts" ADD COLUMN "session_qualifiers" jsonb DEFAULT '{}'::jsonb NOT NULL;
