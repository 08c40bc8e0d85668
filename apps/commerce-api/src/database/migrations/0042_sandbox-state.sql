CREATE TABLE "sandbox_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"histories_end_at" timestamp with time zone,
	"histories_until" timestamp with time zone,
	"histories_written_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_state_one_row_check" CHECK ("sandbox_state"."id" = 1),
	CONSTRAINT "sandbox_state_offset_check" CHECK ("sandbox_state"."clock_offset_ms" >= 0)
);
