CREATE TABLE "basket_reservations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"basket_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "basket_reservations_end_reason_check" CHECK ("basket_reservations"."end_reason" in ('cancelled', 'ran-out', 'ordered', 'emptied', 'store-changed', 'merged')),
	CONSTRAINT "basket_reservations_ended_check" CHECK (("basket_reservations"."ended_at" is null) = ("basket_reservations"."end_reason" is null)),
	CONSTRAINT "basket_reservations_end_check" CHECK ("basket_reservations"."ends_at" > "basket_reservations"."created_at")
);
--> statement-breakpoint
ALTER TABLE "basket_reservations" ADD CONSTRAINT "basket_reservations_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_reservations" ADD CONSTRAINT "basket_reservations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "basket_reservations_one_live_key" ON "basket_reservations" USING btree ("basket_id") WHERE "basket_reservations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "basket_reservations_basket_idx" ON "basket_reservations" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "basket_reservations_store_idx" ON "basket_reservations" USING btree ("store_id");