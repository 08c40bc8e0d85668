CREATE TABLE "reservation_deposits" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"basket_id" text NOT NULL,
	"store_id" text NOT NULL,
	"authorization_id" text NOT NULL,
	"reservation_id" text,
	"request_key" text NOT NULL,
	"locale" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refundable_cents" integer NOT NULL,
	"returned_cents" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"decline_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservation_deposits_locale_check" CHECK ("reservation_deposits"."locale" in ('en-US', 'es-US')),
	CONSTRAINT "reservation_deposits_state_check" CHECK ("reservation_deposits"."state" in ('pending', 'paid', 'failed', 'returned', 'kept')),
	CONSTRAINT "reservation_deposits_amount_check" CHECK ("reservation_deposits"."amount_cents" > 0 and "reservation_deposits"."refundable_cents" between 0 and "reservation_deposits"."amount_cents"),
	CONSTRAINT "reservation_deposits_returned_check" CHECK ("reservation_deposits"."returned_cents" is null or "reservation_deposits"."returned_cents" between 0 and "reservation_deposits"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "reservation_deposits" ADD CONSTRAINT "reservation_deposits_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_deposits" ADD CONSTRAINT "reservation_deposits_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_deposits" ADD CONSTRAINT "reservation_deposits_authorization_id_payment_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."payment_authorizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_deposits" ADD CONSTRAINT "reservation_deposits_reservation_id_basket_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."basket_reservations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_deposits_request_key" ON "reservation_deposits" USING btree ("basket_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_deposits_one_pending_key" ON "reservation_deposits" USING btree ("basket_id") WHERE "reservation_deposits"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_deposits_authorization_key" ON "reservation_deposits" USING btree ("authorization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_deposits_reservation_key" ON "reservation_deposits" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_deposits_store_idx" ON "reservation_deposits" USING btree ("store_id");