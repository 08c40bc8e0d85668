DROP INDEX "orders_basket_key";--> statement-breakpoint
CREATE INDEX "basket_payment_instruments_token_idx" ON "basket_payment_instruments" USING btree ("gateway_token");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_basket_key" ON "orders" USING btree ("basket_id") WHERE "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_basket_idx" ON "orders" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "saved_payment_methods_gateway_token_idx" ON "saved_payment_methods" USING btree ("gateway_token");--> statement-breakpoint
CREATE INDEX "payment_authorizations_token_idx" ON "payment_authorizations" USING btree ("gateway_token");