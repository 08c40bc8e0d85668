CREATE SEQUENCE "public"."agreement_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "agreement_extensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agreement_id" text NOT NULL,
	"from_due_on" date NOT NULL,
	"to_due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_extensions_days_check" CHECK ("agreement_extensions"."to_due_on" > "agreement_extensions"."from_due_on")
);
--> statement-breakpoint
CREATE TABLE "autopay_enrollments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"agreement_id" text NOT NULL,
	"saved_payment_method_id" text NOT NULL,
	"authorization_text_version" text NOT NULL,
	"authorized_from_ip" text,
	"authorized_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"agreement_id" text NOT NULL,
	"due_on" date NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"payment_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_kind_check" CHECK ("charges"."kind" in ('first-payment', 'renewal', 'late-fee', 'processing-fee', 'club', 'reinstatement-fee', 'payoff')),
	CONSTRAINT "charges_status_check" CHECK ("charges"."status" in ('due', 'collecting', 'paid', 'failed', 'waived')),
	CONSTRAINT "charges_amounts_check" CHECK ("charges"."amount_cents" >= 0 and "charges"."tax_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agreement_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"due_on" date NOT NULL,
	"rent_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"coverage_cents" integer DEFAULT 0 NOT NULL,
	"club_cents" integer DEFAULT 0 NOT NULL,
	"processing_fee_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "scheduled_payments_status_check" CHECK ("scheduled_payments"."status" in ('scheduled', 'partially-paid', 'paid', 'cancelled')),
	CONSTRAINT "scheduled_payments_sequence_check" CHECK ("scheduled_payments"."sequence" > 0),
	CONSTRAINT "scheduled_payments_amounts_check" CHECK ("scheduled_payments"."rent_cents" >= 0 and "scheduled_payments"."tax_cents" >= 0 and "scheduled_payments"."coverage_cents" >= 0 and "scheduled_payments"."club_cents" >= 0 and "scheduled_payments"."processing_fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "agreement_items" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"agreement_id" text NOT NULL,
	"product_id" text,
	"inventory_number" text,
	"rms_item_number" text NOT NULL,
	"description" jsonb NOT NULL,
	"art_key" text,
	"condition" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"cash_price_cents" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agreement_items_quantity_check" CHECK ("agreement_items"."quantity" > 0),
	CONSTRAINT "agreement_items_cash_price_check" CHECK ("agreement_items"."cash_price_cents" >= 0),
	CONSTRAINT "agreement_items_condition_check" CHECK ("agreement_items"."condition" in ('NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"agreement_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"basket_id" text,
	"order_no" text,
	"exchanged_from_id" text,
	"type" text DEFAULT 'rental-purchase' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_membership_active" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"package_name" text,
	"frequency" text NOT NULL,
	"rate_cents" integer NOT NULL,
	"payment_count" integer NOT NULL,
	"last_payment_cents" integer NOT NULL,
	"weekly_rate_cents" integer NOT NULL,
	"weeks" integer NOT NULL,
	"total_rent_cents" integer NOT NULL,
	"total_cost_cents" integer NOT NULL,
	"cash_price_cents" integer NOT NULL,
	"processing_fee_cents" integer NOT NULL,
	"loss_damage_waiver_cents" integer DEFAULT 0 NOT NULL,
	"club_cents" integer DEFAULT 0 NOT NULL,
	"tax_rate_bps" integer NOT NULL,
	"same_as_cash_until" date,
	"payoff_strategy" text NOT NULL,
	"payoff_bps" integer,
	"opened_on" date,
	"next_due_on" date,
	"payments_made" integer DEFAULT 0 NOT NULL,
	"extension_count" integer DEFAULT 0 NOT NULL,
	"allows_online_payment" boolean DEFAULT true NOT NULL,
	"signed_at" timestamp with time zone,
	"delivered_on" date,
	"closed_on" date,
	"paid_in_full_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_type_check" CHECK ("agreements"."type" in ('rental-purchase', 'club', 'note')),
	CONSTRAINT "agreements_status_check" CHECK ("agreements"."status" in ('pending', 'preliminary-invoiced', 'preliminary-paid', 'active', 'paid-off', 'returned', 'exchanged', 'cancelled')),
	CONSTRAINT "agreements_frequency_check" CHECK ("agreements"."frequency" in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
	CONSTRAINT "agreements_payoff_strategy_check" CHECK ("agreements"."payoff_strategy" in ('FRACTION', 'PCT_REMAINING', 'CASH_LESS_PCT', 'SAC')),
	CONSTRAINT "agreements_membership_check" CHECK (("agreements"."type" = 'club') = ("agreements"."is_membership_active" is not null)),
	CONSTRAINT "agreements_active_signed_check" CHECK ("agreements"."status" <> 'active' or "agreements"."signed_at" is not null),
	CONSTRAINT "agreements_amounts_check" CHECK ("agreements"."rate_cents" >= 0 and "agreements"."last_payment_cents" >= 0 and "agreements"."weekly_rate_cents" >= 0 and "agreements"."total_rent_cents" >= 0 and "agreements"."total_cost_cents" >= 0 and "agreements"."cash_price_cents" >= 0 and "agreements"."processing_fee_cents" >= 0 and "agreements"."loss_damage_waiver_cents" >= 0 and "agreements"."club_cents" >= 0 and "agreements"."payments_made" >= 0)
);
--> statement-breakpoint
CREATE TABLE "appointment_slots" (
	"store_id" text NOT NULL,
	"slot_date" date NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "appointment_slots_store_id_slot_date_starts_at_pk" PRIMARY KEY("store_id","slot_date","starts_at"),
	CONSTRAINT "appointment_slots_booked_check" CHECK ("appointment_slots"."booked" between 0 and "appointment_slots"."capacity"),
	CONSTRAINT "appointment_slots_times_check" CHECK ("appointment_slots"."starts_at" < "appointment_slots"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"scheduled_on" date NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_kind_check" CHECK ("appointments"."kind" in ('delivery', 'carry-out', 'pickup', 'service')),
	CONSTRAINT "appointments_status_check" CHECK ("appointments"."status" in ('scheduled', 'on-the-way', 'completed', 'missed', 'cancelled')),
	CONSTRAINT "appointments_times_check" CHECK ("appointments"."starts_at" < "appointments"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "approval_applications" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"basket_id" text,
	"store_id" text,
	"lead_id" text,
	"status" text DEFAULT 'collecting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"phone" text,
	"months_at_residence" integer,
	"monthly_income_cents" integer,
	"pay_frequency" text,
	"next_payday" date,
	"employer_name" text,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cart_weekly_cents" integer,
	"ssn_sensitive_id" uuid,
	"ssn_last4" text,
	"date_of_birth_sensitive_id" uuid,
	"is_prefilled" boolean DEFAULT false NOT NULL,
	"marketing_campaign" jsonb,
	"external_id" text,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_applications_status_check" CHECK ("approval_applications"."status" in ('phone-match', 'collecting', 'deciding', 'identity-quiz', 'manual-review', 'web-form', 'decided', 'service-failure')),
	CONSTRAINT "approval_applications_pay_frequency_check" CHECK ("approval_applications"."pay_frequency" in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
	CONSTRAINT "approval_applications_ssn_last4_check" CHECK ("approval_applications"."ssn_last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "approval_applications_amounts_check" CHECK ("approval_applications"."months_at_residence" >= 0 and "approval_applications"."monthly_income_cents" >= 0 and "approval_applications"."cart_weekly_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "approval_verification_documents" (
	"approval_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"satisfied_at" timestamp with time zone,
	CONSTRAINT "approval_verification_documents_approval_id_kind_pk" PRIMARY KEY("approval_id","kind"),
	CONSTRAINT "approval_verification_documents_kind_check" CHECK ("approval_verification_documents"."kind" in ('ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK'))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"application_id" text,
	"customer_id" text NOT NULL,
	"store_id" text,
	"global_customer_id" text,
	"response" smallint NOT NULL,
	"conditional_reason" text,
	"approved_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"original_approval_amount_cents" integer NOT NULL,
	"outstanding_balance_cents" integer NOT NULL,
	"weekly_original_amount_cents" integer NOT NULL,
	"weekly_outstanding_balance_cents" integer NOT NULL,
	"weekly_amount_cents" integer NOT NULL,
	"verify_code" text,
	"verify_level" smallint,
	"is_high_risk" boolean DEFAULT false NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reporting_agency" jsonb,
	"external_id" text,
	"superseded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_response_check" CHECK ("approvals"."response" in (1, 2, 4)),
	CONSTRAINT "approvals_amounts_check" CHECK ("approvals"."original_approval_amount_cents" >= 0 and "approvals"."outstanding_balance_cents" >= 0 and "approvals"."weekly_original_amount_cents" >= 0 and "approvals"."weekly_outstanding_balance_cents" >= 0 and "approvals"."weekly_amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "identity_quizzes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"application_id" text NOT NULL,
	"provider_reference" text NOT NULL,
	"questions" jsonb NOT NULL,
	"is_passed" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "identity_quizzes_answer_check" CHECK (("identity_quizzes"."is_passed" is null) = ("identity_quizzes"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"correlation_id" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"client_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_actor_kind_check" CHECK ("audit_log"."actor_kind" in ('guest', 'customer', 'job', 'outside-party'))
);
--> statement-breakpoint
CREATE TABLE "client_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"correlation_id" text,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_logs_level_check" CHECK ("client_logs"."level" in ('debug', 'info', 'warn', 'error'))
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"basket_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"inventory_number" text,
	"store_id" text,
	"selected_frequency" text DEFAULT 'WEEKLY' NOT NULL,
	"product_name" jsonb NOT NULL,
	"rms_item_number" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"condition" text NOT NULL,
	"availability" text NOT NULL,
	"stock_status" text,
	"is_home_store" boolean DEFAULT true NOT NULL,
	"is_bundled" boolean DEFAULT false NOT NULL,
	"is_add_on" boolean DEFAULT false NOT NULL,
	"is_benefit_plus" boolean DEFAULT false NOT NULL,
	"is_high_risk" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"price_cents" integer NOT NULL,
	"renewal_rate_cents" integer NOT NULL,
	"weekly_rate_cents" integer NOT NULL,
	"weeks" integer NOT NULL,
	"cash_price_cents" integer NOT NULL,
	"total_cost_to_own_cents" integer NOT NULL,
	"delivery_band" text,
	"estimated_delivery_from" date,
	"estimated_delivery_to" date,
	"additional_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_items_quantity_check" CHECK ("basket_items"."quantity" > 0),
	CONSTRAINT "basket_items_condition_check" CHECK ("basket_items"."condition" in ('NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR')),
	CONSTRAINT "basket_items_availability_check" CHECK ("basket_items"."availability" in ('home-store', 'nearby', 'special-order', 'extended-aisle')),
	CONSTRAINT "basket_items_frequency_check" CHECK ("basket_items"."selected_frequency" in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
	CONSTRAINT "basket_items_amounts_check" CHECK ("basket_items"."price_cents" >= 0 and "basket_items"."renewal_rate_cents" >= 0 and "basket_items"."weekly_rate_cents" >= 0 and "basket_items"."cash_price_cents" >= 0 and "basket_items"."total_cost_to_own_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "basket_billing_addresses" (
	"basket_id" text PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "basket_coupons" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"basket_id" text NOT NULL,
	"code" text NOT NULL,
	"promotion_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_coupons_code_check" CHECK ("basket_coupons"."code" = upper("basket_coupons"."code"))
);
--> statement-breakpoint
CREATE TABLE "basket_payment_instruments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"basket_id" text NOT NULL,
	"payment_method" text NOT NULL,
	"saved_payment_method_id" text,
	"gateway_token" text,
	"gateway_transaction_id" text,
	"card_brand" text,
	"last4" text,
	"expiration" text,
	"holder_name" text,
	"amount_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_payment_instruments_last4_check" CHECK ("basket_payment_instruments"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "basket_payment_instruments_amount_check" CHECK ("basket_payment_instruments"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "basket_shipments" (
	"basket_id" text NOT NULL,
	"shipment_id" text DEFAULT 'me' NOT NULL,
	"shipping_method_id" text,
	"first_name" text,
	"last_name" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"phone" text,
	CONSTRAINT "basket_shipments_basket_id_shipment_id_pk" PRIMARY KEY("basket_id","shipment_id")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_temporary" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"frequency" text DEFAULT 'WEEKLY' NOT NULL,
	"store_id" text,
	"email" text,
	"is_prefilled" boolean DEFAULT false NOT NULL,
	"is_high_risk_flow" boolean DEFAULT false NOT NULL,
	"is_document_signed" boolean DEFAULT false NOT NULL,
	"session_tracking_id" text,
	"session_alive_count" integer DEFAULT 0 NOT NULL,
	"order_total_cents" integer,
	"renewal_total_cents" integer,
	"cash_price_total_cents" integer,
	"total_cost_to_own_cents" integer,
	"rent_up_to_same_as_cash_cents" integer,
	"same_as_cash_total_cents" integer,
	"priced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_status_check" CHECK ("baskets"."status" in ('open', 'ordered', 'merged', 'deleted')),
	CONSTRAINT "baskets_frequency_check" CHECK ("baskets"."frequency" in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
	CONSTRAINT "baskets_version_check" CHECK ("baskets"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"level" smallint NOT NULL,
	"path" text[] NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"show_in_menu" boolean DEFAULT true NOT NULL,
	"show_in_category_page" boolean DEFAULT true NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"background_color" text,
	"thumbnail_art_key" text,
	CONSTRAINT "categories_root_check" CHECK (("categories"."id" = 'root') = ("categories"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"category_id" text NOT NULL,
	"product_id" text NOT NULL,
	"is_assigned" boolean NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rms_item_number" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"brand" text NOT NULL,
	"vendor_id" text NOT NULL,
	"model" text NOT NULL,
	"family" text NOT NULL,
	"art_key" text NOT NULL,
	"primary_category_id" text NOT NULL,
	"base_weekly_rate_cents" integer NOT NULL,
	"base_weeks" integer NOT NULL,
	"merchant_cost_cents" integer NOT NULL,
	"cap_class" text NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"is_high_risk" boolean DEFAULT false NOT NULL,
	"is_high_risk_flow" boolean DEFAULT false NOT NULL,
	"is_clearance" boolean DEFAULT false NOT NULL,
	"is_add_on" boolean DEFAULT false NOT NULL,
	"is_out_of_stock" boolean DEFAULT false NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"delivery_band" text NOT NULL,
	"online_from" date NOT NULL,
	"online_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_english" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(coalesce(name->>'en-US', ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'A') || setweight(to_tsvector('english', translate(coalesce(brand || ' ' || model || ' ' || rms_item_number, ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'B') || setweight(to_tsvector('english', translate(coalesce(short_description->>'en-US', ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'C') || setweight(to_tsvector('english', translate(coalesce((features->'en-US')::text, ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'D')) STORED,
	"search_spanish" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('spanish', translate(coalesce(name->>'es-US', ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'A') || setweight(to_tsvector('spanish', translate(coalesce(brand || ' ' || model || ' ' || rms_item_number, ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'B') || setweight(to_tsvector('spanish', translate(coalesce(short_description->>'es-US', ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'C') || setweight(to_tsvector('spanish', translate(coalesce((features->'es-US')::text, ''), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')), 'D')) STORED,
	CONSTRAINT "products_kind_check" CHECK ("products"."kind" in ('standard', 'bundle', 'special-order', 'extended-aisle')),
	CONSTRAINT "products_cap_class_check" CHECK ("products"."cap_class" in ('appliances', 'electronics', 'furniture')),
	CONSTRAINT "products_rate_check" CHECK ("products"."base_weekly_rate_cents" > 0 and "products"."base_weeks" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"basket_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"step" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"phone_match_id" text,
	"approval_id" text,
	"schedule_frequency" text,
	"schedule_first_due_on" date,
	"schedule_chosen_at" timestamp with time zone,
	"renewal_terms_version" text,
	"renewal_terms_locale" text,
	"renewal_terms_accepted_at" timestamp with time zone,
	"renewal_terms_accepted_ip" text,
	"is_offer_accepted" boolean,
	"offer_answered_at" timestamp with time zone,
	"reservation_deposit_cents" integer,
	"reserved_at" timestamp with time zone,
	"bank_verification_id" text,
	"first_payment_cents" integer,
	"payment_authorization_id" text,
	"agreement_id" text,
	"signature_envelope_id" text,
	"order_no" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "checkout_sessions_status_check" CHECK ("checkout_sessions"."status" in ('open', 'completed', 'expired', 'abandoned')),
	CONSTRAINT "checkout_sessions_step_check" CHECK ("checkout_sessions"."step" in ('wof', 'identity-verification-form', 'reservation', 'payment-schedule', 'renewal-terms-page', 'payment', 'docu-sign', 'claim-offer', 'bank-verification')),
	CONSTRAINT "checkout_sessions_frequency_check" CHECK ("checkout_sessions"."schedule_frequency" in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
	CONSTRAINT "checkout_sessions_version_check" CHECK ("checkout_sessions"."version" > 0),
	CONSTRAINT "checkout_sessions_terms_check" CHECK (("checkout_sessions"."renewal_terms_accepted_at" is null) = ("checkout_sessions"."renewal_terms_version" is null)),
	CONSTRAINT "checkout_sessions_completed_check" CHECK ("checkout_sessions"."status" <> 'completed' or ("checkout_sessions"."order_no" is not null and "checkout_sessions"."completed_at" is not null)),
	CONSTRAINT "checkout_sessions_offer_check" CHECK (("checkout_sessions"."offer_answered_at" is null) = ("checkout_sessions"."is_offer_accepted" is null))
);
--> statement-breakpoint
CREATE TABLE "checkout_step_completions" (
	"checkout_session_id" text NOT NULL,
	"step" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_step_completions_checkout_session_id_step_pk" PRIMARY KEY("checkout_session_id","step"),
	CONSTRAINT "checkout_step_completions_step_check" CHECK ("checkout_step_completions"."step" in ('wof', 'identity-verification-form', 'reservation', 'payment-schedule', 'renewal-terms-page', 'payment', 'docu-sign', 'claim-offer', 'bank-verification'))
);
--> statement-breakpoint
CREATE TABLE "content_assets" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"body" jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_assets_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pages_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_regions" (
	"site_id" text NOT NULL,
	"page_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "content_regions_site_id_page_id_id_pk" PRIMARY KEY("site_id","page_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_preferences" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_preferences_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_phrases_site_id_locale_phrase_pk" PRIMARY KEY("site_id","locale","phrase"),
	CONSTRAINT "search_phrases_locale_check" CHECK ("search_phrases"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"destination_url" text NOT NULL,
	CONSTRAINT "search_redirects_locale_check" CHECK ("search_redirects"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
CREATE TABLE "url_mappings" (
	"site_id" text NOT NULL,
	"url_segment" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" text,
	"destination_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "url_mappings_site_id_url_segment_pk" PRIMARY KEY("site_id","url_segment"),
	CONSTRAINT "url_mappings_resource_type_check" CHECK ("url_mappings"."resource_type" in ('product', 'category', 'content', 'redirect'))
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"label" text NOT NULL,
	"address_type" text DEFAULT 'PRIM' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_credentials" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"salt" text NOT NULL,
	"password_hash" text NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_credentials_algorithm_check" CHECK ("customer_credentials"."algorithm" in ('scrypt', 'argon2id'))
);
--> statement-breakpoint
CREATE TABLE "customer_identity_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"phone" text NOT NULL,
	"kind" text DEFAULT 'mobile' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_phones_phone_check" CHECK ("customer_phones"."phone" ~ '^[2-9][0-9]{2}[2-9][0-9]{6}$'),
	CONSTRAINT "customer_phones_kind_check" CHECK ("customer_phones"."kind" in ('mobile', 'home', 'work'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"is_registered" boolean DEFAULT false NOT NULL,
	"login" text,
	"email" text,
	"first_name" text,
	"last_name" text,
	"global_customer_id" text,
	"rental_customer_id" text,
	"is_found_by_identity_provider" boolean DEFAULT false NOT NULL,
	"date_of_birth_sensitive_id" uuid,
	"tax_sensitive_id" uuid,
	"tax_last4" text,
	"is_remote_payment_allowed" boolean DEFAULT true NOT NULL,
	"accepts_marketing" boolean DEFAULT false NOT NULL,
	"preferred_locale" text,
	"home_store_id" text,
	"registered_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_login_check" CHECK ("customers"."is_registered" = ("customers"."login" is not null)),
	CONSTRAINT "customers_login_lower_check" CHECK ("customers"."login" = lower("customers"."login")),
	CONSTRAINT "customers_tax_last4_check" CHECK ("customers"."tax_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "contact_suppressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_suppressions_channel_check" CHECK ("contact_suppressions"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "deals_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"store_id" text,
	"email" text,
	"phone" text,
	"has_opted_in" boolean NOT NULL,
	"consent_text_version" text NOT NULL,
	"locale" text NOT NULL,
	"client_ip" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_sign_ups_contact_check" CHECK ("deals_sign_ups"."email" is not null or "deals_sign_ups"."phone" is not null),
	CONSTRAINT "deals_sign_ups_opt_in_check" CHECK ("deals_sign_ups"."phone" is null or "deals_sign_ups"."has_opted_in"),
	CONSTRAINT "deals_sign_ups_locale_check" CHECK ("deals_sign_ups"."locale" in ('en-US', 'es-US'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"form_type" text NOT NULL,
	"store_number" text NOT NULL,
	"phone" text,
	"email" text,
	"description" text,
	"language_preference" text,
	"is_customer_logged_in" boolean DEFAULT false NOT NULL,
	"is_authorized" boolean DEFAULT false NOT NULL,
	"sent_opt_in" boolean NOT NULL,
	"message_id" text,
	"product" jsonb,
	"activity_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"agreement_id" text,
	"payment_id" text,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"template_version" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('agreement', 'receipt', 'ownership-letter', 'autopay-authorization')),
	CONSTRAINT "documents_locale_check" CHECK ("documents"."locale" in ('en-US', 'es-US')),
	CONSTRAINT "documents_sha256_check" CHECK ("documents"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "signature_envelopes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"agreement_id" text NOT NULL,
	"document_id" text NOT NULL,
	"basket_id" text,
	"external_id" text,
	"idempotency_key" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"document_sha256" text NOT NULL,
	"signer_name" text NOT NULL,
	"signer_email" text NOT NULL,
	"signer_ip" text,
	"consent_text_version" text,
	"consented_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signature_envelopes_status_check" CHECK ("signature_envelopes"."status" in ('requested', 'created', 'signed', 'declined', 'voided', 'expired')),
	CONSTRAINT "signature_envelopes_signed_check" CHECK (("signature_envelopes"."status" = 'signed') = ("signature_envelopes"."signed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "inventory_units" (
	"inventory_number" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"condition" text NOT NULL,
	"quantity" integer NOT NULL,
	"reserved_quantity" integer DEFAULT 0 NOT NULL,
	"available_quantity" integer GENERATED ALWAYS AS (quantity - reserved_quantity) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_units_condition_check" CHECK ("inventory_units"."condition" in ('NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR')),
	CONSTRAINT "inventory_units_quantity_check" CHECK ("inventory_units"."quantity" >= 0),
	CONSTRAINT "inventory_units_used_single_check" CHECK ("inventory_units"."condition" = 'NEW' or "inventory_units"."quantity" <= 1),
	CONSTRAINT "inventory_units_reserved_check" CHECK ("inventory_units"."reserved_quantity" between 0 and "inventory_units"."quantity")
);
--> statement-breakpoint
CREATE TABLE "account_balances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"agreement_id" text,
	"store_id" text NOT NULL,
	"account_type" text NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_balances_key" UNIQUE NULLS NOT DISTINCT("customer_id","store_id","agreement_id","account_type"),
	CONSTRAINT "account_balances_type_check" CHECK ("account_balances"."account_type" in ('suspense', 'customer-account'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"agreement_id" text,
	"store_id" text NOT NULL,
	"payment_id" text,
	"charge_id" text,
	"reverses_id" bigint,
	"kind" text NOT NULL,
	"bucket" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"effective_on" date NOT NULL,
	"memo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_reversed_once_key" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('charge', 'payment', 'allocation', 'suspense', 'refund', 'adjustment', 'reversal')),
	CONSTRAINT "ledger_entries_bucket_check" CHECK ("ledger_entries"."bucket" in ('rent', 'tax', 'coverage', 'club', 'processing-fee', 'late-fee', 'reinstatement-fee', 'payoff', 'suspense', 'cash')),
	CONSTRAINT "ledger_entries_amount_check" CHECK ("ledger_entries"."amount_cents" <> 0),
	CONSTRAINT "ledger_entries_reversal_check" CHECK (("ledger_entries"."kind" = 'reversal') = ("ledger_entries"."reverses_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"answer_status" integer,
	"answer_body" jsonb,
	"locked_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_keys_status_check" CHECK ("idempotency_keys"."status" in ('running', 'answered')),
	CONSTRAINT "idempotency_keys_answer_check" CHECK (("idempotency_keys"."status" = 'answered') = ("idempotency_keys"."answer_status" is not null))
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"deduplication_key" text NOT NULL,
	"correlation_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_status_check" CHECK ("outbox_messages"."status" in ('pending', 'delivered', 'dead')),
	CONSTRAINT "outbox_messages_attempts_check" CHECK ("outbox_messages"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhooks_received" (
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"event_type" text NOT NULL,
	"body_sha256" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "webhooks_received_source_event_id_pk" PRIMARY KEY("source","event_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_no" text NOT NULL,
	"code" text NOT NULL,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_redemptions_order_no_code_pk" PRIMARY KEY("order_no","code")
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state_code" text,
	"postal_code" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"phone" text,
	CONSTRAINT "order_addresses_order_no_kind_pk" PRIMARY KEY("order_no","kind"),
	CONSTRAINT "order_addresses_kind_check" CHECK ("order_addresses"."kind" in ('shipping', 'billing'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"order_no" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"inventory_number" text,
	"product_name" jsonb NOT NULL,
	"rms_item_number" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"condition" text NOT NULL,
	"availability" text NOT NULL,
	"stock_status" text,
	"is_home_store" boolean DEFAULT true NOT NULL,
	"is_bundled" boolean DEFAULT false NOT NULL,
	"is_add_on" boolean DEFAULT false NOT NULL,
	"is_benefit_plus" boolean DEFAULT false NOT NULL,
	"is_high_risk" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"price_cents" integer NOT NULL,
	"renewal_rate_cents" integer NOT NULL,
	"weekly_rate_cents" integer NOT NULL,
	"weeks" integer NOT NULL,
	"cash_price_cents" integer NOT NULL,
	"total_cost_to_own_cents" integer NOT NULL,
	"delivery_band" text,
	"estimated_delivery_from" date,
	"estimated_delivery_to" date,
	"additional_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_condition_check" CHECK ("order_items"."condition" in ('NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR')),
	CONSTRAINT "order_items_availability_check" CHECK ("order_items"."availability" in ('home-store', 'nearby', 'special-order', 'extended-aisle')),
	CONSTRAINT "order_items_amounts_check" CHECK ("order_items"."price_cents" >= 0 and "order_items"."renewal_rate_cents" >= 0 and "order_items"."weekly_rate_cents" >= 0 and "order_items"."cash_price_cents" >= 0 and "order_items"."total_cost_to_own_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"approval_id" text,
	"kind" text DEFAULT 'rental' NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"locale" text NOT NULL,
	"frequency" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"order_total_cents" integer NOT NULL,
	"tax_total_cents" integer NOT NULL,
	"renewal_total_cents" integer NOT NULL,
	"cash_price_total_cents" integer NOT NULL,
	"total_cost_to_own_cents" integer NOT NULL,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('rental', 'web-order', 'benefit-plus')),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('created', 'awaiting-signature', 'confirmed', 'cancelled', 'failed')),
	CONSTRAINT "orders_frequency_check" CHECK ("orders"."frequency" in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
	CONSTRAINT "orders_confirmed_check" CHECK ("orders"."status" <> 'confirmed' or "orders"."confirmed_at" is not null),
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."order_total_cents" >= 0 and "orders"."tax_total_cents" >= 0 and "orders"."renewal_total_cents" >= 0 and "orders"."cash_price_total_cents" >= 0 and "orders"."total_cost_to_own_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_payment_methods" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_token" text NOT NULL,
	"brand" text,
	"last4" text NOT NULL,
	"expiration" text,
	"holder_name" text,
	"billing_postal_code" text,
	"bank_account_sensitive_id" uuid,
	"bank_routing_sensitive_id" uuid,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_payment_methods_kind_check" CHECK ("saved_payment_methods"."kind" in ('card', 'bank-account', 'paypal', 'venmo', 'cash-app', 'apple-pay', 'google-pay')),
	CONSTRAINT "saved_payment_methods_last4_check" CHECK ("saved_payment_methods"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_payment_methods_expiration_check" CHECK ("saved_payment_methods"."expiration" ~ '^(0[1-9]|1[0-2])[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "payment_authorizations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"basket_id" text,
	"order_no" text,
	"saved_payment_method_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"gateway" text NOT NULL,
	"gateway_token" text NOT NULL,
	"gateway_reference" text,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"decline_code" text,
	"card_brand" text,
	"last4" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "payment_authorizations_state_check" CHECK ("payment_authorizations"."state" in ('requested', 'authorized', 'declined', 'voided', 'captured', 'failed', 'unknown')),
	CONSTRAINT "payment_authorizations_amount_check" CHECK ("payment_authorizations"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_captures" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"authorization_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"gateway_reference" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_captures_state_check" CHECK ("payment_captures"."state" in ('requested', 'captured', 'failed', 'unknown')),
	CONSTRAINT "payment_captures_amount_check" CHECK ("payment_captures"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"capture_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"gateway_reference" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_state_check" CHECK ("payment_refunds"."state" in ('requested', 'refunded', 'failed', 'unknown')),
	CONSTRAINT "payment_refunds_amount_check" CHECK ("payment_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"receipt_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"authorization_id" text,
	"source" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_source_check" CHECK ("payments"."source" in ('checkout', 'online', 'autopay', 'store', 'refund')),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('pending', 'completed', 'failed', 'refunded')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"recommender_name" text NOT NULL,
	"cookie_id" text,
	"product_ids" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommenders" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"display_message" jsonb NOT NULL,
	"strategy" text NOT NULL,
	"zones" text[] NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "recommenders_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "shopper_activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopper_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"cookie_id" text NOT NULL,
	"customer_id" text,
	"product_id" text,
	"category_id" text,
	"recommendation_id" uuid,
	"quantity" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopper_activities_kind_check" CHECK ("shopper_activities"."kind" in ('viewProduct', 'viewSearch', 'clickSearch', 'viewCategory', 'clickCategory', 'viewReco', 'clickReco', 'viewPage', 'beginCheckout', 'checkoutStep', 'addToCart'))
);
--> statement-breakpoint
CREATE TABLE "price_zones" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"multiplier_bps" integer NOT NULL,
	"state_codes" text[] NOT NULL,
	CONSTRAINT "price_zones_multiplier_check" CHECK ("price_zones"."multiplier_bps" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"zone_id" text NOT NULL,
	"condition" text NOT NULL,
	"weekly_rate_cents" integer NOT NULL,
	"weeks" integer NOT NULL,
	"cash_price_cents" integer NOT NULL,
	"add_on_weekly_rate_cents" integer,
	"was_weekly_rate_cents" integer,
	"was_weeks" integer,
	"was_price_since" date,
	CONSTRAINT "product_prices_product_id_zone_id_condition_pk" PRIMARY KEY("product_id","zone_id","condition"),
	CONSTRAINT "product_prices_condition_check" CHECK ("product_prices"."condition" in ('NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR')),
	CONSTRAINT "product_prices_amounts_check" CHECK ("product_prices"."weekly_rate_cents" > 0 and "product_prices"."weeks" > 0 and "product_prices"."cash_price_cents" > 0),
	CONSTRAINT "product_prices_was_check" CHECK (("product_prices"."was_weekly_rate_cents" is null) = ("product_prices"."was_price_since" is null))
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_members" (
	"bundle_product_id" text NOT NULL,
	"member_product_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_members_bundle_product_id_member_product_id_pk" PRIMARY KEY("bundle_product_id","member_product_id"),
	CONSTRAINT "bundle_members_quantity_check" CHECK ("bundle_members"."quantity" > 0),
	CONSTRAINT "bundle_members_not_itself_check" CHECK ("bundle_members"."bundle_product_id" <> "bundle_members"."member_product_id")
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"hex" text NOT NULL,
	CONSTRAINT "colors_hex_check" CHECK ("colors"."hex" ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "product_add_ons" (
	"product_id" text NOT NULL,
	"add_on_product_id" text NOT NULL,
	"rate_bps" integer DEFAULT 8000 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_add_ons_product_id_add_on_product_id_pk" PRIMARY KEY("product_id","add_on_product_id"),
	CONSTRAINT "product_add_ons_rate_check" CHECK ("product_add_ons"."rate_bps" > 0 and "product_add_ons"."rate_bps" <= 10000),
	CONSTRAINT "product_add_ons_not_itself_check" CHECK ("product_add_ons"."product_id" <> "product_add_ons"."add_on_product_id")
);
--> statement-breakpoint
CREATE TABLE "product_badges" (
	"product_id" text NOT NULL,
	"badge_id" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "product_badges_product_id_badge_id_pk" PRIMARY KEY("product_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"view_type" text NOT NULL,
	"art_key" text NOT NULL,
	"alt" jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_images_view_type_check" CHECK ("product_images"."view_type" in ('large', 'medium', 'small', 'swatch', 'hi-res'))
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"color_id" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"is_orderable" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"max_redemptions" integer,
	"redemption_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_redemptions_check" CHECK ("coupons"."redemption_count" >= 0 and "coupons"."redemption_count" <= coalesce("coupons"."max_redemptions", "coupons"."redemption_count"))
);
--> statement-breakpoint
CREATE TABLE "promotion_categories" (
	"promotion_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "promotion_categories_promotion_id_category_id_pk" PRIMARY KEY("promotion_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_restricted_stores" (
	"promotion_id" text NOT NULL,
	"store_id" text NOT NULL,
	CONSTRAINT "promotion_restricted_stores_promotion_id_store_id_pk" PRIMARY KEY("promotion_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"is_paid_in_full" boolean DEFAULT false NOT NULL,
	"benefit" text NOT NULL,
	"first_payment_cents" integer,
	"percent_bps" integer,
	"call_to_action_url" text,
	"icon_key" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_code_check" CHECK ("promotions"."code" = upper("promotions"."code")),
	CONSTRAINT "promotions_benefit_check" CHECK ("promotions"."benefit" in ('first-payment-amount', 'rate-percent-off')),
	CONSTRAINT "promotions_benefit_value_check" CHECK (case "promotions"."benefit" when 'first-payment-amount' then "promotions"."first_payment_cents" >= 0 and "promotions"."percent_bps" is null else "promotions"."percent_bps" between 1 and 10000 and "promotions"."first_payment_cents" is null end),
	CONSTRAINT "promotions_dates_check" CHECK ("promotions"."starts_on" <= "promotions"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_codes_code_check" CHECK ("referral_codes"."code" = upper("referral_codes"."code"))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"code" text NOT NULL,
	"store_id" text,
	"invitee_email" text NOT NULL,
	"invitee_name" text,
	"invitee_phone" text,
	"invitee_customer_id" text,
	"status" text DEFAULT 'invited' NOT NULL,
	"credit_cents" integer NOT NULL,
	"refusal_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"qualified_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	CONSTRAINT "referrals_status_check" CHECK ("referrals"."status" in ('invited', 'joined', 'qualified', 'credited', 'refused')),
	CONSTRAINT "referrals_credit_check" CHECK ("referrals"."credit_cents" >= 0),
	CONSTRAINT "referrals_email_check" CHECK ("referrals"."invitee_email" = lower("referrals"."invitee_email"))
);
--> statement-breakpoint
CREATE TABLE "inventory_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inventory_number" text NOT NULL,
	"slot" smallint DEFAULT 1 NOT NULL,
	"basket_id" text,
	"order_no" text,
	"status" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "inventory_reservations_status_check" CHECK ("inventory_reservations"."status" in ('held', 'committed', 'released')),
	CONSTRAINT "inventory_reservations_slot_check" CHECK ("inventory_reservations"."slot" > 0),
	CONSTRAINT "inventory_reservations_holder_check" CHECK ("inventory_reservations"."basket_id" is not null or "inventory_reservations"."order_no" is not null),
	CONSTRAINT "inventory_reservations_released_check" CHECK (("inventory_reservations"."status" = 'released') = ("inventory_reservations"."released_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_envelopes" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"title" text NOT NULL,
	"document_html" text NOT NULL,
	"document_sha256" text NOT NULL,
	"signer_name" text NOT NULL,
	"signer_email" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text,
	"signer_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "sandbox_envelopes_status_check" CHECK ("sandbox_envelopes"."status" in ('created', 'signed', 'declined', 'voided'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_messages_channel_check" CHECK ("sandbox_messages"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_calls" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"payment_id" uuid,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration_month" smallint NOT NULL,
	"expiration_year" smallint NOT NULL,
	"behavior" text NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payment_tokens_last4_check" CHECK ("sandbox_payment_tokens"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_status_check" CHECK ("sandbox_payments"."status" in ('authorized', 'declined', 'captured', 'voided', 'refunded')),
	CONSTRAINT "sandbox_payments_captured_check" CHECK ("sandbox_payments"."captured_cents" between 0 and "sandbox_payments"."amount_cents"),
	CONSTRAINT "sandbox_payments_refunded_check" CHECK ("sandbox_payments"."refunded_cents" between 0 and "sandbox_payments"."captured_cents")
);
--> statement-breakpoint
CREATE TABLE "sensitive_values" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"ciphertext" text NOT NULL,
	"iv" text NOT NULL,
	"auth_tag" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purge_after" timestamp with time zone,
	CONSTRAINT "sensitive_values_kind_check" CHECK ("sensitive_values"."kind" in ('ssn', 'date-of-birth', 'tax-id', 'bank-account-number', 'bank-routing-number'))
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"usid" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_provider_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"usid" text,
	"issuer" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"code_verifier" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"client_code_challenge" text,
	"client_state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_bucket_window_started_at_pk" PRIMARY KEY("bucket","window_started_at"),
	CONSTRAINT "rate_limits_hits_check" CHECK ("rate_limits"."hits" > 0)
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usid" text NOT NULL,
	"family_id" uuid NOT NULL,
	"is_registered" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "revoked_access_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"usid" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"guest_customer_id" text,
	"client_id" text NOT NULL,
	"do_not_track" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopper_contexts" (
	"site_id" text NOT NULL,
	"usid" text NOT NULL,
	"custom_qualifiers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"assignment_qualifiers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"store_id" text,
	"postal_code" text,
	"state_code" text,
	"applied_promotion_code" text,
	"is_store_chosen" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopper_contexts_usid_site_id_pk" PRIMARY KEY("usid","site_id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"default_locale" text NOT NULL,
	"supported_locales" jsonb NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_restricted_categories" (
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "store_restricted_categories_store_id_category_id_pk" PRIMARY KEY("store_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"country_code" text DEFAULT 'US' NOT NULL,
	"phone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"zone_id" text NOT NULL,
	"geo_pool_id" text NOT NULL,
	"tagline" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"ecommerce_close_date" date,
	"tax_rate_bps" integer NOT NULL,
	"same_as_cash_days" integer NOT NULL,
	"processing_fee_cents" integer NOT NULL,
	"is_epo_enabled" boolean DEFAULT true NOT NULL,
	"is_loss_damage_waiver_enabled" boolean DEFAULT true NOT NULL,
	"loss_damage_waiver_rate_bps" integer DEFAULT 1000 NOT NULL,
	"benefit_plus_type" text DEFAULT 'NONE' NOT NULL,
	"benefit_plus_weekly_cents" integer DEFAULT 349 NOT NULL,
	"is_high_risk" boolean DEFAULT false NOT NULL,
	"is_decision_engine_enabled" boolean DEFAULT true NOT NULL,
	"is_identity_verification_enabled" boolean DEFAULT true NOT NULL,
	"is_bank_verification_enabled" boolean DEFAULT false NOT NULL,
	"is_phone_match_enabled" boolean DEFAULT true NOT NULL,
	"is_extended_aisle_enabled" boolean DEFAULT false NOT NULL,
	"is_online_agreement_enabled" boolean DEFAULT true NOT NULL,
	"is_online_return_enabled" boolean DEFAULT false NOT NULL,
	"is_delivery_tracking_enabled" boolean DEFAULT true NOT NULL,
	"is_inventory_promotion_enabled" boolean DEFAULT false NOT NULL,
	"is_reservation_enabled" boolean DEFAULT false NOT NULL,
	"reservation_period_hours" integer DEFAULT 48 NOT NULL,
	"refundable_deposit_cents" integer DEFAULT 0 NOT NULL,
	"non_refundable_deposit_cents" integer DEFAULT 0 NOT NULL,
	"accepts_venmo" boolean DEFAULT false NOT NULL,
	"accepts_paypal" boolean DEFAULT false NOT NULL,
	"accepts_cash_app" boolean DEFAULT false NOT NULL,
	"accepts_apple_pay" boolean DEFAULT false NOT NULL,
	"accepts_google_pay" boolean DEFAULT false NOT NULL,
	"ach_merchant_id" text,
	"card_merchant_id" text,
	"braintree_merchant_id" text,
	"warehouse_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"specials_start_on" date,
	"specials_end_on" date,
	"frequently_searched_category_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_referral_promotion_available" boolean DEFAULT false NOT NULL,
	"is_referral_promotion_eligible" boolean DEFAULT false NOT NULL,
	"referral_promotion_code" text,
	"referral_promotion_description" jsonb,
	"referral_credit_cents" integer DEFAULT 2500 NOT NULL,
	"flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_id_check" CHECK ("stores"."id" ~ '^[0-9]{5}$'),
	CONSTRAINT "stores_latitude_check" CHECK ("stores"."latitude" between -90 and 90),
	CONSTRAINT "stores_longitude_check" CHECK ("stores"."longitude" between -180 and 180),
	CONSTRAINT "stores_tax_rate_check" CHECK ("stores"."tax_rate_bps" between 0 and 3000),
	CONSTRAINT "stores_benefit_plus_type_check" CHECK ("stores"."benefit_plus_type" in ('RAC', 'NONE')),
	CONSTRAINT "stores_amounts_check" CHECK ("stores"."processing_fee_cents" >= 0 and "stores"."refundable_deposit_cents" >= 0 and "stores"."non_refundable_deposit_cents" >= 0 and "stores"."benefit_plus_weekly_cents" >= 0 and "stores"."referral_credit_cents" >= 0 and "stores"."same_as_cash_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_verifications" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"basket_id" text,
	"status" text DEFAULT 'started' NOT NULL,
	"institution_id" text NOT NULL,
	"institution_name" text,
	"account_token" text,
	"last4" text,
	"account_sensitive_id" uuid,
	"routing_sensitive_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"linked_at" timestamp with time zone,
	CONSTRAINT "bank_verifications_status_check" CHECK ("bank_verifications"."status" in ('started', 'linked', 'locked', 'invalid-credentials', 'insufficient-funds')),
	CONSTRAINT "bank_verifications_last4_check" CHECK ("bank_verifications"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "phone_matches" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"basket_id" text,
	"phone" text NOT NULL,
	"challenge_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'challenged' NOT NULL,
	"prefill" jsonb,
	"rental_customer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_matches_status_check" CHECK ("phone_matches"."status" in ('challenged', 'verified', 'matched', 'partly-matched', 'no-match', 'low-trust', 'failed')),
	CONSTRAINT "phone_matches_attempts_check" CHECK ("phone_matches"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verification_files" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"submission_id" text NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_accepted" boolean,
	"rejection_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_files_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "verification_files_kind_check" CHECK ("verification_files"."kind" in ('ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK')),
	CONSTRAINT "verification_files_byte_count_check" CHECK ("verification_files"."byte_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "verification_submissions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"approval_id" text,
	"agreement_id" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "verification_submissions_status_check" CHECK ("verification_submissions"."status" in ('draft', 'submitted', 'accepted', 'rejected')),
	CONSTRAINT "verification_submissions_attempt_check" CHECK ("verification_submissions"."attempt" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_list_items" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"list_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_list_items_quantity_check" CHECK ("product_list_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"type" text DEFAULT 'wish_list' NOT NULL,
	"name" text,
	"owner_email" text,
	"owner_identity_subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_lists_type_check" CHECK ("product_lists"."type" in ('wish_list', 'shopping_list'))
);
--> statement-breakpoint
ALTER TABLE "agreement_extensions" ADD CONSTRAINT "agreement_extensions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD CONSTRAINT "autopay_enrollments_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_enrollments" ADD CONSTRAINT "autopay_enrollments_saved_payment_method_id_saved_payment_methods_id_fk" FOREIGN KEY ("saved_payment_method_id") REFERENCES "public"."saved_payment_methods"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_items" ADD CONSTRAINT "agreement_items_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_items" ADD CONSTRAINT "agreement_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_items" ADD CONSTRAINT "agreement_items_inventory_number_inventory_units_inventory_number_fk" FOREIGN KEY ("inventory_number") REFERENCES "public"."inventory_units"("inventory_number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_exchanged_from_id_agreements_id_fk" FOREIGN KEY ("exchanged_from_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_applications" ADD CONSTRAINT "approval_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_applications" ADD CONSTRAINT "approval_applications_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_applications" ADD CONSTRAINT "approval_applications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_applications" ADD CONSTRAINT "approval_applications_ssn_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("ssn_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_applications" ADD CONSTRAINT "approval_applications_date_of_birth_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("date_of_birth_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_verification_documents" ADD CONSTRAINT "approval_verification_documents_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_application_id_approval_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."approval_applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_quizzes" ADD CONSTRAINT "identity_quizzes_application_id_approval_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."approval_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_inventory_number_inventory_units_inventory_number_fk" FOREIGN KEY ("inventory_number") REFERENCES "public"."inventory_units"("inventory_number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_billing_addresses" ADD CONSTRAINT "basket_billing_addresses_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_coupons" ADD CONSTRAINT "basket_coupons_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_coupons" ADD CONSTRAINT "basket_coupons_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_payment_instruments" ADD CONSTRAINT "basket_payment_instruments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_payment_instruments" ADD CONSTRAINT "basket_payment_instruments_saved_payment_method_id_saved_payment_methods_id_fk" FOREIGN KEY ("saved_payment_method_id") REFERENCES "public"."saved_payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_shipments" ADD CONSTRAINT "basket_shipments_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_primary_category_id_categories_id_fk" FOREIGN KEY ("primary_category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_phone_match_id_phone_matches_id_fk" FOREIGN KEY ("phone_match_id") REFERENCES "public"."phone_matches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_bank_verification_id_bank_verifications_id_fk" FOREIGN KEY ("bank_verification_id") REFERENCES "public"."bank_verifications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_payment_authorization_id_payment_authorizations_id_fk" FOREIGN KEY ("payment_authorization_id") REFERENCES "public"."payment_authorizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_signature_envelope_id_signature_envelopes_id_fk" FOREIGN KEY ("signature_envelope_id") REFERENCES "public"."signature_envelopes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_step_completions" ADD CONSTRAINT "checkout_step_completions_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_assets" ADD CONSTRAINT "content_assets_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_regions" ADD CONSTRAINT "content_regions_page_fk" FOREIGN KEY ("site_id","page_id") REFERENCES "public"."content_pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_preferences" ADD CONSTRAINT "custom_preferences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_phrases" ADD CONSTRAINT "search_phrases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "url_mappings" ADD CONSTRAINT "url_mappings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credentials" ADD CONSTRAINT "customer_credentials_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_identity_links" ADD CONSTRAINT "customer_identity_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_phones" ADD CONSTRAINT "customer_phones_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_date_of_birth_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("date_of_birth_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tax_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("tax_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_home_store_id_stores_id_fk" FOREIGN KEY ("home_store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals_sign_ups" ADD CONSTRAINT "deals_sign_ups_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals_sign_ups" ADD CONSTRAINT "deals_sign_ups_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_units" ADD CONSTRAINT "inventory_units_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_units" ADD CONSTRAINT "inventory_units_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_units" ADD CONSTRAINT "inventory_units_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_ledger_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_inventory_number_inventory_units_inventory_number_fk" FOREIGN KEY ("inventory_number") REFERENCES "public"."inventory_units"("inventory_number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_bank_account_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("bank_account_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_bank_routing_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("bank_routing_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD CONSTRAINT "payment_authorizations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD CONSTRAINT "payment_authorizations_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD CONSTRAINT "payment_authorizations_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_authorizations" ADD CONSTRAINT "payment_authorizations_saved_payment_method_id_saved_payment_methods_id_fk" FOREIGN KEY ("saved_payment_method_id") REFERENCES "public"."saved_payment_methods"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_authorization_id_payment_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."payment_authorizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_capture_id_payment_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."payment_captures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_authorization_id_payment_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."payment_authorizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommenders" ADD CONSTRAINT "recommenders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_activities" ADD CONSTRAINT "shopper_activities_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_activities" ADD CONSTRAINT "shopper_activities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_zone_id_price_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zones"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_members" ADD CONSTRAINT "bundle_members_bundle_product_id_products_id_fk" FOREIGN KEY ("bundle_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_members" ADD CONSTRAINT "bundle_members_member_product_id_products_id_fk" FOREIGN KEY ("member_product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_ons" ADD CONSTRAINT "product_add_ons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_ons" ADD CONSTRAINT "product_add_ons_add_on_product_id_products_id_fk" FOREIGN KEY ("add_on_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badges" ADD CONSTRAINT "product_badges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badges" ADD CONSTRAINT "product_badges_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_color_id_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_categories" ADD CONSTRAINT "promotion_categories_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_categories" ADD CONSTRAINT "promotion_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_restricted_stores" ADD CONSTRAINT "promotion_restricted_stores_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_restricted_stores" ADD CONSTRAINT "promotion_restricted_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_code_referral_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_codes"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invitee_customer_id_customers_id_fk" FOREIGN KEY ("invitee_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reservations" ADD CONSTRAINT "inventory_reservations_inventory_number_inventory_units_inventory_number_fk" FOREIGN KEY ("inventory_number") REFERENCES "public"."inventory_units"("inventory_number") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reservations" ADD CONSTRAINT "inventory_reservations_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reservations" ADD CONSTRAINT "inventory_reservations_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payment_calls" ADD CONSTRAINT "sandbox_payment_calls_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_token_sandbox_payment_tokens_token_fk" FOREIGN KEY ("token") REFERENCES "public"."sandbox_payment_tokens"("token") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_usid_sessions_usid_fk" FOREIGN KEY ("usid") REFERENCES "public"."sessions"("usid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_provider_logins" ADD CONSTRAINT "identity_provider_logins_usid_sessions_usid_fk" FOREIGN KEY ("usid") REFERENCES "public"."sessions"("usid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_usid_sessions_usid_fk" FOREIGN KEY ("usid") REFERENCES "public"."sessions"("usid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_guest_customer_id_customers_id_fk" FOREIGN KEY ("guest_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_contexts" ADD CONSTRAINT "shopper_contexts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_contexts" ADD CONSTRAINT "shopper_contexts_usid_sessions_usid_fk" FOREIGN KEY ("usid") REFERENCES "public"."sessions"("usid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_contexts" ADD CONSTRAINT "shopper_contexts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_restricted_categories" ADD CONSTRAINT "store_restricted_categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_restricted_categories" ADD CONSTRAINT "store_restricted_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_zone_id_price_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zones"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD CONSTRAINT "bank_verifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD CONSTRAINT "bank_verifications_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD CONSTRAINT "bank_verifications_account_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("account_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_verifications" ADD CONSTRAINT "bank_verifications_routing_sensitive_id_sensitive_values_id_fk" FOREIGN KEY ("routing_sensitive_id") REFERENCES "public"."sensitive_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_matches" ADD CONSTRAINT "phone_matches_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_files" ADD CONSTRAINT "verification_files_submission_id_verification_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."verification_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_submissions" ADD CONSTRAINT "verification_submissions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_items" ADD CONSTRAINT "product_list_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_extensions_once_key" ON "agreement_extensions" USING btree ("agreement_id","from_due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "autopay_enrollments_one_active_key" ON "autopay_enrollments" USING btree ("agreement_id") WHERE "autopay_enrollments"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "autopay_enrollments_agreement_idx" ON "autopay_enrollments" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "autopay_enrollments_method_idx" ON "autopay_enrollments" USING btree ("saved_payment_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_once_key" ON "charges" USING btree ("agreement_id","due_on","kind");--> statement-breakpoint
CREATE INDEX "charges_payment_idx" ON "charges" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "charges_open_idx" ON "charges" USING btree ("due_on") WHERE "charges"."status" in ('due', 'collecting', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_sequence_key" ON "scheduled_payments" USING btree ("agreement_id","sequence");--> statement-breakpoint
CREATE INDEX "scheduled_payments_due_idx" ON "scheduled_payments" USING btree ("due_on") WHERE "scheduled_payments"."status" in ('scheduled', 'partially-paid');--> statement-breakpoint
CREATE INDEX "agreement_items_agreement_idx" ON "agreement_items" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "agreement_items_product_idx" ON "agreement_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "agreement_items_inventory_idx" ON "agreement_items" USING btree ("inventory_number");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_number_key" ON "agreements" USING btree ("agreement_number");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_one_per_basket_key" ON "agreements" USING btree ("basket_id","type") WHERE "agreements"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "agreements_customer_idx" ON "agreements" USING btree ("customer_id","status");--> statement-breakpoint
CREATE INDEX "agreements_store_idx" ON "agreements" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "agreements_basket_idx" ON "agreements" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "agreements_order_idx" ON "agreements" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "agreements_exchanged_from_idx" ON "agreements" USING btree ("exchanged_from_id");--> statement-breakpoint
CREATE INDEX "agreements_due_idx" ON "agreements" USING btree ("next_due_on") WHERE "agreements"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_live_key" ON "appointments" USING btree ("agreement_id","kind") WHERE "appointments"."status" in ('scheduled', 'on-the-way');--> statement-breakpoint
CREATE INDEX "appointments_agreement_idx" ON "appointments" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "appointments_customer_idx" ON "appointments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "appointments_store_idx" ON "appointments" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "approval_applications_customer_idx" ON "approval_applications" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_applications_basket_idx" ON "approval_applications" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "approval_applications_store_idx" ON "approval_applications" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "approval_applications_ssn_idx" ON "approval_applications" USING btree ("ssn_sensitive_id");--> statement-breakpoint
CREATE INDEX "approval_applications_date_of_birth_idx" ON "approval_applications" USING btree ("date_of_birth_sensitive_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_application_key" ON "approvals" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_current_key" ON "approvals" USING btree ("customer_id") WHERE "approvals"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "approvals_customer_idx" ON "approvals" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "approvals_store_idx" ON "approvals" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "identity_quizzes_application_idx" ON "identity_quizzes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "audit_log_correlation_idx" ON "audit_log" USING btree ("correlation_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_created_idx" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "client_logs_created_idx" ON "client_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "basket_items_basket_idx" ON "basket_items" USING btree ("basket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_items_unit_key" ON "basket_items" USING btree ("basket_id","inventory_number") WHERE "basket_items"."condition" <> 'NEW';--> statement-breakpoint
CREATE INDEX "basket_items_product_idx" ON "basket_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "basket_items_variant_idx" ON "basket_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "basket_items_inventory_idx" ON "basket_items" USING btree ("inventory_number");--> statement-breakpoint
CREATE INDEX "basket_items_store_idx" ON "basket_items" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_coupons_code_key" ON "basket_coupons" USING btree ("basket_id","code");--> statement-breakpoint
CREATE INDEX "basket_coupons_promotion_idx" ON "basket_coupons" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "basket_payment_instruments_basket_idx" ON "basket_payment_instruments" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "basket_payment_instruments_saved_idx" ON "basket_payment_instruments" USING btree ("saved_payment_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_open_key" ON "baskets" USING btree ("site_id","customer_id") WHERE "baskets"."status" = 'open' and not "baskets"."is_temporary";--> statement-breakpoint
CREATE INDEX "baskets_customer_idx" ON "baskets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "baskets_site_idx" ON "baskets" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "baskets_store_idx" ON "baskets" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "baskets_expiring_idx" ON "baskets" USING btree ("expires_at") WHERE "baskets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "categories_parent_sequence_idx" ON "categories" USING btree ("parent_id","sequence");--> statement-breakpoint
CREATE INDEX "product_categories_product_idx" ON "product_categories" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_one_primary_key" ON "product_categories" USING btree ("product_id") WHERE "product_categories"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "products_rms_item_number_key" ON "products" USING btree ("rms_item_number");--> statement-breakpoint
CREATE INDEX "products_primary_category_idx" ON "products" USING btree ("primary_category_id");--> statement-breakpoint
CREATE INDEX "products_brand_idx" ON "products" USING btree ("brand","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_popularity_idx" ON "products" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_clearance_idx" ON "products" USING btree ("popularity" DESC NULLS LAST) WHERE "products"."is_clearance";--> statement-breakpoint
CREATE INDEX "products_search_english_idx" ON "products" USING gin ("search_english");--> statement-breakpoint
CREATE INDEX "products_search_spanish_idx" ON "products" USING gin ("search_spanish");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_one_live_key" ON "checkout_sessions" USING btree ("basket_id") WHERE "checkout_sessions"."status" in ('open', 'completed');--> statement-breakpoint
CREATE INDEX "checkout_sessions_basket_idx" ON "checkout_sessions" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_phone_match_idx" ON "checkout_sessions" USING btree ("phone_match_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_approval_idx" ON "checkout_sessions" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_bank_verification_idx" ON "checkout_sessions" USING btree ("bank_verification_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_authorization_idx" ON "checkout_sessions" USING btree ("payment_authorization_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_agreement_idx" ON "checkout_sessions" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_envelope_idx" ON "checkout_sessions" USING btree ("signature_envelope_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_order_idx" ON "checkout_sessions" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "content_regions_order_idx" ON "content_regions" USING btree ("site_id","page_id","sequence");--> statement-breakpoint
CREATE INDEX "search_phrases_prefix_idx" ON "search_phrases" USING btree ("site_id","locale","phrase" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "search_redirects_phrase_key" ON "search_redirects" USING btree ("site_id","locale","phrase");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_label_key" ON "customer_addresses" USING btree ("customer_id","label");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_one_primary_key" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_identity_links_subject_key" ON "customer_identity_links" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "customer_identity_links_customer_idx" ON "customer_identity_links" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phones_phone_key" ON "customer_phones" USING btree ("customer_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phones_one_primary_key" ON "customer_phones" USING btree ("customer_id") WHERE "customer_phones"."is_primary";--> statement-breakpoint
CREATE INDEX "customer_phones_lookup_idx" ON "customer_phones" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_login_key" ON "customers" USING btree ("login");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_global_customer_id_key" ON "customers" USING btree ("global_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_rental_customer_id_key" ON "customers" USING btree ("rental_customer_id");--> statement-breakpoint
CREATE INDEX "customers_idle_guests_idx" ON "customers" USING btree ("last_seen_at") WHERE not "customers"."is_registered";--> statement-breakpoint
CREATE INDEX "customers_date_of_birth_idx" ON "customers" USING btree ("date_of_birth_sensitive_id");--> statement-breakpoint
CREATE INDEX "customers_tax_idx" ON "customers" USING btree ("tax_sensitive_id");--> statement-breakpoint
CREATE INDEX "customers_home_store_idx" ON "customers" USING btree ("home_store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_suppressions_address_key" ON "contact_suppressions" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "deals_sign_ups_email_idx" ON "deals_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deals_sign_ups_phone_idx" ON "deals_sign_ups" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "deals_sign_ups_site_idx" ON "deals_sign_ups" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "deals_sign_ups_store_idx" ON "deals_sign_ups" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_lead_id_key" ON "leads" USING btree ("site_id","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_agreement_key" ON "documents" USING btree ("agreement_id","kind","locale","sha256") WHERE "documents"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "documents_agreement_idx" ON "documents" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "documents_customer_idx" ON "documents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "documents_payment_idx" ON "documents" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_envelopes_idempotency_key" ON "signature_envelopes" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_envelopes_external_key" ON "signature_envelopes" USING btree ("external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_envelopes_one_live_key" ON "signature_envelopes" USING btree ("agreement_id") WHERE "signature_envelopes"."status" in ('requested', 'created', 'signed');--> statement-breakpoint
CREATE INDEX "signature_envelopes_agreement_idx" ON "signature_envelopes" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "signature_envelopes_document_idx" ON "signature_envelopes" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signature_envelopes_basket_idx" ON "signature_envelopes" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "inventory_units_variant_idx" ON "inventory_units" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "inventory_units_store_product_idx" ON "inventory_units" USING btree ("store_id","product_id","variant_id","condition");--> statement-breakpoint
CREATE INDEX "inventory_units_available_idx" ON "inventory_units" USING btree ("product_id","store_id","condition") WHERE "inventory_units"."available_quantity" > 0;--> statement-breakpoint
CREATE INDEX "inventory_units_store_available_idx" ON "inventory_units" USING btree ("store_id","product_id","condition") WHERE "inventory_units"."available_quantity" > 0;--> statement-breakpoint
CREATE INDEX "inventory_units_product_idx" ON "inventory_units" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "account_balances_agreement_idx" ON "account_balances" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "account_balances_store_idx" ON "account_balances" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_customer_idx" ON "ledger_entries" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_agreement_idx" ON "ledger_entries" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_store_idx" ON "ledger_entries" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment_idx" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_charge_idx" ON "ledger_entries" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_deduplication_key" ON "outbox_messages" USING btree ("topic","deduplication_key");--> statement-breakpoint
CREATE INDEX "outbox_messages_pending_idx" ON "outbox_messages" USING btree ("next_attempt_at") WHERE "outbox_messages"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "webhooks_received_at_idx" ON "webhooks_received" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_code_idx" ON "coupon_redemptions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_items_inventory_idx" ON "order_items" USING btree ("inventory_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_basket_key" ON "orders" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_site_idx" ON "orders" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "orders_store_idx" ON "orders" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "orders_approval_idx" ON "orders" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "orders_unfinished_idx" ON "orders" USING btree ("created_at") WHERE "orders"."status" in ('created', 'awaiting-signature');--> statement-breakpoint
CREATE INDEX "saved_payment_methods_customer_idx" ON "saved_payment_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_methods_token_key" ON "saved_payment_methods" USING btree ("customer_id","gateway_token");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_methods_one_default_key" ON "saved_payment_methods" USING btree ("customer_id") WHERE "saved_payment_methods"."is_default" and "saved_payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_payment_methods_bank_account_idx" ON "saved_payment_methods" USING btree ("bank_account_sensitive_id");--> statement-breakpoint
CREATE INDEX "saved_payment_methods_bank_routing_idx" ON "saved_payment_methods" USING btree ("bank_routing_sensitive_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_authorizations_idempotency_key" ON "payment_authorizations" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_authorizations_reference_key" ON "payment_authorizations" USING btree ("gateway","gateway_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_authorizations_one_live_per_basket_key" ON "payment_authorizations" USING btree ("basket_id") WHERE "payment_authorizations"."state" in ('requested', 'authorized', 'captured', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_authorizations_customer_idx" ON "payment_authorizations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_authorizations_basket_idx" ON "payment_authorizations" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "payment_authorizations_order_idx" ON "payment_authorizations" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_authorizations_method_idx" ON "payment_authorizations" USING btree ("saved_payment_method_id");--> statement-breakpoint
CREATE INDEX "payment_authorizations_unresolved_idx" ON "payment_authorizations" USING btree ("updated_at") WHERE "payment_authorizations"."state" in ('requested', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_idempotency_key" ON "payment_captures" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_one_per_authorization_key" ON "payment_captures" USING btree ("authorization_id") WHERE "payment_captures"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "payment_captures_authorization_idx" ON "payment_captures" USING btree ("authorization_id");--> statement-breakpoint
CREATE INDEX "payment_captures_unresolved_idx" ON "payment_captures" USING btree ("updated_at") WHERE "payment_captures"."state" in ('requested', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_idempotency_key" ON "payment_refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "payment_refunds_capture_idx" ON "payment_refunds" USING btree ("capture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_number_key" ON "payments" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_authorization_key" ON "payments" USING btree ("authorization_id");--> statement-breakpoint
CREATE INDEX "payments_customer_idx" ON "payments" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_store_idx" ON "payments" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "recommendations_site_idx" ON "recommendations" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "recommendations_created_idx" ON "recommendations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shopper_activities_cookie_idx" ON "shopper_activities" USING btree ("site_id","cookie_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shopper_activities_customer_idx" ON "shopper_activities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shopper_activities_product_idx" ON "shopper_activities" USING btree ("product_id","kind");--> statement-breakpoint
CREATE INDEX "shopper_activities_created_idx" ON "shopper_activities" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_prices_zone_idx" ON "product_prices" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "product_prices_listing_idx" ON "product_prices" USING btree ("zone_id","condition","weekly_rate_cents","product_id");--> statement-breakpoint
CREATE INDEX "bundle_members_member_idx" ON "bundle_members" USING btree ("member_product_id");--> statement-breakpoint
CREATE INDEX "product_add_ons_add_on_idx" ON "product_add_ons" USING btree ("add_on_product_id");--> statement-breakpoint
CREATE INDEX "product_badges_badge_idx" ON "product_badges" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "product_images_product_idx" ON "product_images" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_images_variant_idx" ON "product_images" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_product_color_key" ON "product_variants" USING btree ("product_id","color_id");--> statement-breakpoint
CREATE INDEX "product_variants_color_idx" ON "product_variants" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "coupons_promotion_idx" ON "coupons" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_categories_category_idx" ON "promotion_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "promotion_restricted_stores_store_idx" ON "promotion_restricted_stores" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code_key" ON "promotions" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "promotions_dates_idx" ON "promotions" USING btree ("site_id","ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_customer_key" ON "referral_codes" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_email_key" ON "referrals" USING btree ("code","invitee_email");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_invitee_key" ON "referrals" USING btree ("invitee_customer_id");--> statement-breakpoint
CREATE INDEX "referrals_store_idx" ON "referrals" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_reservations_one_holder_key" ON "inventory_reservations" USING btree ("inventory_number","slot") WHERE "inventory_reservations"."status" <> 'released';--> statement-breakpoint
CREATE INDEX "inventory_reservations_inventory_idx" ON "inventory_reservations" USING btree ("inventory_number");--> statement-breakpoint
CREATE INDEX "inventory_reservations_basket_idx" ON "inventory_reservations" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "inventory_reservations_order_idx" ON "inventory_reservations" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "inventory_reservations_expiring_idx" ON "inventory_reservations" USING btree ("expires_at") WHERE "inventory_reservations"."status" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_envelopes_idempotency_key" ON "sandbox_envelopes" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_messages_recipient_idx" ON "sandbox_messages" USING btree ("recipient","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_payment_calls_payment_idx" ON "sandbox_payment_calls" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_token_idx" ON "sandbox_payments" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "sensitive_values_key_iv_key" ON "sensitive_values" USING btree ("key_id","iv");--> statement-breakpoint
CREATE INDEX "sensitive_values_purge_after_idx" ON "sensitive_values" USING btree ("purge_after");--> statement-breakpoint
CREATE INDEX "authorization_codes_usid_idx" ON "authorization_codes" USING btree ("usid");--> statement-breakpoint
CREATE INDEX "authorization_codes_expires_idx" ON "authorization_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_provider_logins_usid_idx" ON "identity_provider_logins" USING btree ("usid");--> statement-breakpoint
CREATE INDEX "identity_provider_logins_expires_idx" ON "identity_provider_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_customer_idx" ON "password_reset_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_usid_idx" ON "refresh_tokens" USING btree ("usid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_idx" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_idx" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "revoked_access_tokens_expires_idx" ON "revoked_access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_customer_idx" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_guest_customer_idx" ON "sessions" USING btree ("guest_customer_id");--> statement-breakpoint
CREATE INDEX "sessions_site_idx" ON "sessions" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_current_key" ON "signing_keys" USING btree ("algorithm") WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "shopper_contexts_site_idx" ON "shopper_contexts" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "shopper_contexts_store_idx" ON "shopper_contexts" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_alias_key" ON "sites" USING btree ("alias");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_one_default_key" ON "sites" USING btree ("is_default") WHERE "sites"."is_default";--> statement-breakpoint
CREATE INDEX "store_restricted_categories_category_idx" ON "store_restricted_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stores_position_idx" ON "stores" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "stores_postal_code_idx" ON "stores" USING btree ("postal_code");--> statement-breakpoint
CREATE INDEX "stores_geo_pool_idx" ON "stores" USING btree ("geo_pool_id");--> statement-breakpoint
CREATE INDEX "stores_zone_idx" ON "stores" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "bank_verifications_customer_idx" ON "bank_verifications" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "bank_verifications_basket_idx" ON "bank_verifications" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "bank_verifications_account_idx" ON "bank_verifications" USING btree ("account_sensitive_id");--> statement-breakpoint
CREATE INDEX "bank_verifications_routing_idx" ON "bank_verifications" USING btree ("routing_sensitive_id");--> statement-breakpoint
CREATE INDEX "phone_matches_customer_idx" ON "phone_matches" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "phone_matches_basket_idx" ON "phone_matches" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "verification_files_submission_idx" ON "verification_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "verification_submissions_customer_idx" ON "verification_submissions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "verification_submissions_approval_idx" ON "verification_submissions" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "verification_submissions_agreement_idx" ON "verification_submissions" USING btree ("agreement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_list_items_product_key" ON "product_list_items" USING btree ("list_id","product_id");--> statement-breakpoint
CREATE INDEX "product_list_items_order_idx" ON "product_list_items" USING btree ("list_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_list_items_product_idx" ON "product_list_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_list_items_variant_idx" ON "product_list_items" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_lists_one_per_type_key" ON "product_lists" USING btree ("customer_id","site_id","type");--> statement-breakpoint
CREATE INDEX "product_lists_site_idx" ON "product_lists" USING btree ("site_id");