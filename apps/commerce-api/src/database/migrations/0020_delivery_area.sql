ALTER TABLE "approval_applications" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "approval_applications" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "kept_approval_id" text;--> statement-breakpoint
ALTER TABLE "basket_shipments" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "basket_shipments" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "schedule_place_hash" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "delivery_radius_miles" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "delivery_state_codes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kept_approval_id_approvals_id_fk" FOREIGN KEY ("kept_approval_id") REFERENCES "public"."approvals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_kept_idx" ON "approvals" USING btree ("kept_approval_id");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_delivery_radius_check" CHECK ("stores"."delivery_radius_miles" >= 0);