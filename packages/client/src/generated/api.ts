// Written by `npm run generate` from openapi.yaml. Edit that, not this.

export interface paths {
    "/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a merchant or a sales rep in.
         * @description A login of several shops has to name the one it wants; otherwise its only shop is taken.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a refresh token for a new pair.
         * @description Each refresh token works once; a second use ends the session, except within 30 seconds, for two tabs that refresh at once.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a vendor in to a shop's portal.
         * @description Without `shop` the login's only shop is taken. A login that is not approved yet gets 403.
         */
        post: operations["loginVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors of this login in this shop. */
        get: operations["listOwnVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session; its access and refresh tokens stop working.
         * @description A GET by contract. It needs the bearer header, refuses prefetch, and is the sign-out of every role.
         */
        get: operations["logoutVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shop-public/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the portal shows before anyone has signed in. */
        get: operations["getPublicShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shops/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop of this session. */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/settings/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's settings. */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/settings/{id}/retrieve-update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes some of the settings; a key that is not sent keeps its value.
         * @description A change of a commission rule re-prices the unpaid lines. Paid lines never move.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/app-settings/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's commission settings. */
        get: operations["getAppSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/app-settings/{id}/retrieve-update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes some of the commission settings; a key that is not sent keeps its value.
         * @description Re-prices the unpaid lines. Paid lines never move.
         */
        put: operations["updateAppSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shop-meta/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's small settings, by key.
         * @description A vendor sees the keys that begin with `vendor_`, and `currency`.
         */
        get: operations["listShopMetas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shop-meta/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a small setting by its key, whether it exists or not. */
        post: operations["createShopMeta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shop-meta/{id}/retrieve-update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a small setting. */
        put: operations["updateShopMeta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors with what each is due, was paid and has earned. */
        get: operations["listCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/combined/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sums over all vendors that are not hidden; for a vendor's login, over its own. */
        get: operations["getCombinedCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sums of one vendor. */
        get: operations["getVendorCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vendor. */
        get: operations["getVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Line items with their commission. */
        get: operations["listCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/unpaid-commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payable lines of the vendor named in the query. */
        get: operations["getUnpaidCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/unpaid-commissions/{vendorId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payable lines of one vendor. */
        get: operations["getVendorUnpaidCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts, without those that were deleted. */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays a vendor for some or all payable lines.
         * @description All or nothing. With an Idempotency-Key the same request is done once: the same key and body get the same answer, another body 422, and 409 while the first is still at work.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout. */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/{id}/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the note of a payout. */
        put: operations["updatePayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/{id}/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a payout that was only recorded; its lines become payable again.
         * @description A payout that a provider has sent, or may have sent, is refused with 409.
         */
        delete: operations["deletePayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's orders. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's imports, the newest first. */
        get: operations["listImports"];
        put?: never;
        /** Announces the files of an import; send them next, then start it. */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import and how far it is. */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/files/{role}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sends one file; sending it again replaces it. */
        put: operations["uploadImportFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the import once its files are here. One import runs per shop at a time. */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/problems/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that were not read, each with its reason. */
        get: operations["listImportProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether data can be read. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example 7 */
        Id: number;
        /** @description Of all pages. */
        Count: number;
        /**
         * Format: uri-reference
         * @description The path and query of that page, or null where there is none.
         * @example /api/vendors/payouts/?page=2
         */
        PageLink: string | null;
        Nothing: Record<string, never>;
        /**
         * @description A decimal amount in the shop's currency, with as many decimals as the currency has.
         * @example 12.50
         * @example -3.33
         */
        Money: string;
        /**
         * @description A percentage with up to four decimals, without the sign.
         * @example 45
         * @example 12.5
         */
        Rate: string;
        /** @enum {string} */
        Theme: "light" | "dark";
        /** @enum {string} */
        TrackingType: "Vendor Name" | "Product Tag";
        /**
         * @description Who bears a discount - all of it the vendor, none of it the vendor, or half.
         * @enum {string}
         */
        DiscountShare: "vendor" | "store" | "equal";
        /** @description Booleans are the strings true and false. */
        MetaValue: string;
        /** @example GBP */
        Currency: string;
        /**
         * @description A name of the IANA time zone database.
         * @example Europe/London
         */
        TimeZone: string;
        /**
         * @description `override` is a manual override, `custom` an item that the shop added by hand, `reversal` what a refund took back after a payout.
         * @enum {string}
         */
        CommissionType: "default" | "override" | "custom" | "reversal";
        /** @description Bearer token, valid for 5 minutes. */
        AccessToken: string;
        /** @description Works once; see POST /token/refresh/. */
        RefreshToken: string;
        /**
         * @description RFC 9457. `detail` equals `errors[0].detail`; `message` repeats it for callers that read that name.
         * @example {
         *       "type": "about:blank",
         *       "title": "Unprocessable Content",
         *       "status": 422,
         *       "detail": "There is nothing to pay.",
         *       "message": "There is nothing to pay.",
         *       "code": "nothing_to_pay",
         *       "errors": [
         *         {
         *           "detail": "There is nothing to pay.",
         *           "code": "nothing_to_pay"
         *         }
         *       ]
         *     }
         */
        Problem: {
            /**
             * Format: uri-reference
             * @example about:blank
             */
            type: string;
            /** @example Unprocessable Content */
            title: string;
            status: number;
            /** @description A sentence for the person. */
            detail: string;
            message: string;
            /** @description The request's id. */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            errors: {
                detail: string;
                /** @description JSON Pointer (RFC 6901) into the body, or `?name` for a query key. */
                pointer?: string;
                code: components["schemas"]["ProblemCode"];
            }[];
        };
        /**
         * @description Closed. What a client may decide by; the words are for people and may change.
         * @enum {string}
         */
        ProblemCode: "malformed" | "required" | "unknown_key" | "wrong_type" | "wrong_format" | "not_allowed_value" | "out_of_range" | "unauthenticated" | "invalid_credentials" | "session_ended" | "forbidden" | "not_approved" | "portal_closed" | "not_found" | "method_not_allowed" | "too_large" | "unsupported_media_type" | "too_many_requests" | "in_flight" | "stale" | "already_paid" | "amount_changed" | "already_deleted" | "money_sent" | "import_running" | "import_finished" | "idempotency_key_reused" | "nothing_to_pay" | "nothing_available" | "not_payable" | "wrong_vendor" | "vendor_hidden" | "additional_pay_negative" | "payout_selection" | "shop_required" | "provider_not_connected" | "unknown_meta_key" | "invalid_value" | "missing_file" | "duplicate_file" | "internal" | "unavailable";
        TokenPair: {
            access: components["schemas"]["AccessToken"];
            refresh: components["schemas"]["RefreshToken"];
            /** @enum {string} */
            role: "merchant" | "vendor" | "salesrep";
        };
        OwnVendor: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: uri */
            image: string | null;
            currency: components["schemas"]["Currency"];
            contact_name: string;
            account_email: string;
            paypal_email: string;
            collects_tax: boolean;
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
            amount_unpaid: components["schemas"]["Money"];
        };
        /** @description An empty string where the shop has not set a value. A colour is used only if it is */
        PublicShop: {
            shop_id: components["schemas"]["Id"];
            name: string;
            domain: string;
            myshopify_domain: string;
            country_code: string | null;
            /** @enum {string} */
            vendor_portal_theme: "light" | "dark" | "";
            vendor_portal_logo_url: string;
            vendor_portal_logo_title: string;
            vendor_portal_css: string;
            vendor_portal_primary_color: string;
            vendor_portal_secondary_color: string;
            vendor_portal_font_color: string;
            vendor_portal_button_text_color: string;
            vendor_portal_login_title: string;
            vendor_portal_login_description: string;
            /** @description A link. */
            vendor_portal_terms: string;
            vendor_portal_disabled: boolean;
            currency: components["schemas"]["Currency"];
            time_zone: components["schemas"]["TimeZone"];
        };
        Shop: {
            id: components["schemas"]["Id"];
            /** @example demo.example */
            myshopify_domain: string;
            domain: string;
            /** @example Rookery Market */
            name: string;
            /** Format: date-time */
            created_date: string;
            agree_to_terms: boolean;
            agree_to_upgrade: boolean;
            /** Format: date-time */
            agree_to_upgrade_datetime: string | null;
            upgrade_process_step: number;
            can_use_paypal: boolean;
            activation_requested: boolean;
            show_upgrade_offer: boolean;
            currency: components["schemas"]["Currency"];
            time_zone: components["schemas"]["TimeZone"];
        };
        Settings: {
            id: components["schemas"]["Id"];
            theme: components["schemas"]["Theme"];
            tracking_type: components["schemas"]["TrackingType"];
            use_cost_per_item: boolean;
            global_commission: components["schemas"]["Rate"] | null;
            sync_active: boolean;
        };
        AppSettings: {
            id: components["schemas"]["Id"];
            discount_share: components["schemas"]["DiscountShare"];
            /**
             * @description Midnight of that day in the shop's time zone.
             * @example 2026-01-01T00:00:00
             */
            commission_start_date: string | null;
            ignore_order_tags: string;
            /** @description The portal's columns as the merchant's form has them. */
            portal_commission_fields: {
                id: components["schemas"]["Id"];
                key: string;
                value: string;
            }[];
            /** @description The same list as the portal reads it. */
            commission_fields: {
                key: string;
                label: string;
            }[];
        };
        ShopMeta: {
            id: components["schemas"]["Id"];
            /** @example vendor_field_discount */
            meta_key: string;
            meta_value: components["schemas"]["MetaValue"];
            shop: components["schemas"]["Id"];
        };
        VendorTotals: {
            id: components["schemas"]["Id"];
            /** @example Lantern Loom */
            name: string;
            contact_name: string;
            /** Format: uri */
            image: string | null;
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
            product_count: number;
        };
        /** @description `store_profit` is left out for a vendor. */
        Totals: {
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
            store_profit?: components["schemas"]["Money"];
            amount_taxed: components["schemas"]["Money"];
            total_sales: components["schemas"]["Money"];
        };
        VendorLink: {
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        /** @description `note`, `pay_type`, `discount_codes` and `next_prev` are the shop's own and left out for a vendor, as is `commission_rate` where the shop hides commissions. */
        Vendor: {
            id: components["schemas"]["Id"];
            name: string;
            contact_name: string;
            email: string;
            phone: string;
            address_1: string;
            address_2: string;
            city: string;
            state: string;
            zip: string;
            paypal_email: string;
            /** @description Free text for the shop's own books. */
            pay_type?: string;
            /** @description Null follows the shop's rate; "0" is a rate. */
            commission_rate?: components["schemas"]["Rate"] | null;
            /** @description Null follows the shop's calculation type. */
            flat_rate: boolean | null;
            by_profit: boolean;
            by_compare_at_price: boolean;
            collects_tax: boolean;
            hidden: boolean;
            /** @description Null follows the shop's currency. */
            currency: components["schemas"]["Currency"] | null;
            discount_codes?: string;
            note?: string;
            /** Format: uri */
            image: string | null;
            product_count: number;
            /** @description The neighbours by name. */
            next_prev?: {
                prev: components["schemas"]["VendorLink"];
                next: components["schemas"]["VendorLink"];
            };
            commission_totals: {
                due: components["schemas"]["Money"];
                paid: components["schemas"]["Money"];
                earned: components["schemas"]["Money"];
                product_count: number;
            };
        };
        /** @description What is not required is left out for a vendor's login where the shop hides it (its `vendor_field_*` settings, cost always). For a merchant every field is there. */
        LineItem: {
            id: components["schemas"]["Id"];
            /** @description Null for an item that the shop added by hand. */
            order: {
                id: components["schemas"]["Id"];
                /** @example #1042 */
                name?: string;
                /** Format: date-time */
                processed_at?: string;
                customer_name?: string;
                customer_company?: string;
                location: {
                    name: string;
                } | null;
            } | null;
            /** @description Null where the item is no longer, or never was, in the catalogue. */
            variant: {
                /** @example Default Title */
                title: string;
                image: {
                    /** Format: uri */
                    src: string;
                } | null;
                cost_per_item?: components["schemas"]["MoneyOrNull"];
                compare_at_price?: components["schemas"]["MoneyOrNull"];
                barcode: string;
                product: {
                    title: string;
                    /** @description Separated by commas. */
                    tags: string;
                };
            } | null;
            title: string;
            name: string;
            sku: string;
            /** Format: uri */
            image: string | null;
            /** @description Of one unit before any discount. */
            price?: components["schemas"]["Money"];
            quantity: number;
            /** @description Of the whole line. */
            allocated_discount?: components["schemas"]["Money"];
            /** @description What the vendor receives, after refunds. */
            commission_amount?: components["schemas"]["Money"];
            commission_type: components["schemas"]["CommissionType"];
            /** @description Null where the amount does not come from a percentage. */
            commission_rate?: components["schemas"]["Rate"] | null;
            /** @description Of the whole line. */
            total_tax: components["schemas"]["Money"];
            /** @description True once the line is in a payout. */
            vendor_paid: boolean;
            fulfillment_status: string | null;
            /** @description The manual override, or none. */
            override_commission_line_item: {
                id: components["schemas"]["Id"];
            }[];
            override_vendor: components["schemas"]["IdOrNull"];
            vendor: components["schemas"]["IdOrNull"];
            commission_state: components["schemas"]["CommissionState"];
            commission_reason: components["schemas"]["CommissionReason"];
            commission_trace?: components["schemas"]["CommissionTrace"];
            payout: components["schemas"]["IdOrNull"];
        };
        MoneyOrNull: string | null;
        IdOrNull: number | null;
        /**
         * @description Only accrued lines are payable and counted; a pending line shows its amount and waits.
         * @enum {string}
         */
        CommissionState: "accrued" | "pending" | "blocked" | "ineligible" | "unassigned";
        /**
         * @description Why a line is not accrued; null for one that is.
         * @enum {string|null}
         */
        CommissionReason: "no_vendor" | "before_start_date" | "ignored_tag" | "cancelled" | "voided" | "not_commissionable" | "awaiting_payment" | "no_rate" | "no_cost" | null;
        CommissionRule: {
            /** @enum {string} */
            source: "custom_item" | "override" | "vendor_product_type" | "shop_product_type" | "flat" | "vendor" | "global";
            /** @enum {string} */
            kind: "line_amount" | "unit_amount" | "percent";
            /** @description Minor units of the currency, or parts per million of a percentage rate. */
            value: number;
        };
        /** @description All that the amount depends on, as it was when the line accrued. Figures here are integers of the currency's minor unit, since they are the calculation's own; rates are parts per million (1 % is 10,000). */
        CommissionTrace: {
            currency: components["schemas"]["Currency"];
            rule: components["schemas"]["CommissionRule"];
            /** @description The rules below the winner that had a value, the strongest first. */
            beaten: components["schemas"]["CommissionRule"][];
            inputs: {
                price: number;
                quantity: number;
                discount: number;
                tax: number;
                cost: number | null;
                compareAtPrice: number | null;
                discountShare: components["schemas"]["DiscountShare"];
                discountBeforePercentage: boolean;
                taxesIncluded: boolean;
                collectsTax: boolean;
                byCompareAtPrice: boolean;
                byProfit: boolean;
            };
        } | null;
        UnpaidCommissions: {
            line_items: components["schemas"]["Id"][];
            count: number;
            amount: components["schemas"]["Money"];
            /** @description Refunds after a payout, whatever the search and the dates are: every payout of the vendor takes them along, so they are told here and not in line_items, count and amount. */
            carried_over: {
                line_items: components["schemas"]["Id"][];
                amount: components["schemas"]["Money"];
            };
        };
        /**
         * @description `recorded` - the shop pays the vendor itself, outside of the product. `deleted` - taken back.
         * @enum {string}
         */
        PayoutStatus: "recorded" | "deleted";
        Payout: {
            id: components["schemas"]["Id"];
            invoice_number: number;
            /** @description The lines and the additional pay. */
            amount: components["schemas"]["Money"];
            note: string;
            /** Format: date-time */
            created_date: string;
            vendor: components["schemas"]["Id"];
            vendor_name: string;
            status: components["schemas"]["PayoutStatus"];
            additional_pay: components["schemas"]["Money"];
        };
        PayoutDetail: {
            id: components["schemas"]["Id"];
            invoice_number: number;
            amount: components["schemas"]["Money"];
            note: string;
            /** Format: date-time */
            created_date: string;
            vendor: components["schemas"]["Id"];
            vendor_name: string;
            status: components["schemas"]["PayoutStatus"];
            additional_pay: components["schemas"]["Money"];
            line_items?: {
                line_item: components["schemas"]["LineItem"];
                /** @description What was paid for the line. */
                amount?: components["schemas"]["Money"];
                commission_type: components["schemas"]["CommissionType"];
            }[];
        };
        Order: {
            id: components["schemas"]["Id"];
            /** @description The platform's own id. */
            order_id: string;
            /** @example #1042 */
            name: string;
            /** Format: date-time */
            processed_at: string;
            customer_name: string;
            customer_company: string;
            financial_status: string | null;
            fulfillment_status: string | null;
            total_price: components["schemas"]["Money"];
        };
        /** @enum {string} */
        ImportRole: "products" | "orders" | "refunds";
        Import: {
            id: components["schemas"]["Id"];
            /**
             * @description `waiting` is for its files.
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed";
            /**
             * @description What it is doing now
             * @example Reading orders
             */
            description: string;
            /** @description Percent. */
            progress: number;
            /** @description What was read so far; `skipped` counts the rows that are listed as problems. */
            counts: {
                products: number;
                variants: number;
                orders: number;
                lines: number;
                refunds: number;
                vendors_created: number;
                skipped: number;
            };
            /** @description Why it failed, for the person. */
            problem: string | null;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            finished_at: string | null;
            files: {
                role: components["schemas"]["ImportRole"];
                name: string;
                /** @description In bytes. */
                size: number;
                received: boolean;
            }[];
        };
        ImportProblem: {
            /** @description The file's name. */
            file: string;
            /** @description As the file counts them, the header being 1; 0 for the file itself. */
            row: number;
            reason: string;
            excerpt: string;
        };
    };
    responses: {
        /** @description The request cannot be read as this operation's. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or it has ended; or the sign-in was wrong. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This role may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing here, or nothing that this session may see; the answers are the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not go with the present state, or the same request is still at work. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another kind than this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A rule of the trade does not allow it. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; `Retry-After` says how many seconds to wait. */
        TooMany: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, or cannot reach its database. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Anything else that went wrong. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Platform: "shopify";
        Id: components["schemas"]["Id"];
        /** @description Only this vendor's. */
        VendorId: components["schemas"]["Id"];
        Page: number;
        PageSize: number;
        /** @description Plain text; wildcards stand for themselves. */
        Search: string;
        /** @description The first day, in the shop's time zone. */
        DateStart: string;
        /** @description The last day, which counts in full. */
        DateEnd: string;
        /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
        ImportShop: string;
    };
    requestBodies: {
        Credentials: {
            content: {
                "application/json": {
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: {
                /**
                 * @description The shop's platform domain or own domain.
                 * @example demo.example
                 */
                shop?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credentials"];
        responses: {
            /** @description The tokens of a new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh: string;
                };
            };
        };
        responses: {
            /** @description The next pair of tokens of the same session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    loginVendor: {
        parameters: {
            query?: {
                /**
                 * @description The shop's platform domain or own domain.
                 * @example demo.example
                 */
                shop?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credentials"];
        responses: {
            /** @description The tokens of a new session, and a message for the vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access: components["schemas"]["AccessToken"];
                        refresh: components["schemas"]["RefreshToken"];
                        /** @example  */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listOwnVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All vendors of the login, on one page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["OwnVendor"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    logoutVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicShop: {
        parameters: {
            query?: {
                /**
                 * @description The shop's platform domain or own domain. Without it the only shop of this server, if it has one.
                 * @example demo.example
                 */
                shop?: string;
            };
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name and branding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicShop"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop itself, not a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings themselves, not a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    theme?: components["schemas"]["Theme"];
                    tracking_type?: components["schemas"]["TrackingType"];
                    /** @description True for a flat rate per unit. */
                    use_cost_per_item?: boolean;
                    /** @description Null for no global rate; "0" is a rate. */
                    global_commission?: components["schemas"]["Rate"] | null;
                };
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    getAppSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings themselves, not a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateAppSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    discount_share?: components["schemas"]["DiscountShare"];
                    /** @description A day, also with a time of 00:00:00. Null counts all orders. */
                    commission_start_date?: string | null;
                    /** @description Separated by commas. */
                    ignore_order_tags?: string;
                };
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    listShopMetas: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ShopMeta"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createShopMeta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    meta_key: string;
                    meta_value: components["schemas"]["MetaValue"];
                };
            };
        };
        responses: {
            /** @description The setting. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopMeta"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    updateShopMeta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    meta_value: components["schemas"]["MetaValue"];
                };
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopMeta"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    listCommissionTotals: {
        parameters: {
            query?: {
                ordering?: "name" | "-name" | "due" | "-due" | "paid" | "-paid" | "earned" | "-earned" | "commission_due" | "-commission_due" | "commission_paid" | "-commission_paid" | "commission_earned" | "-commission_earned";
                /** @description True lists the hidden vendors only; false, the default, those that are not. */
                hidden?: boolean;
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["VendorTotals"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getCombinedCommissionTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Totals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getVendorCommissionTotals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Totals"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor. What only the shop may know is left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listCommissions: {
        parameters: {
            query?: {
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description True for lines in a payout, false for those that are not. Both when left out. */
                paid?: boolean;
                /** @description The first day, in the shop's time zone. */
                date_start?: components["parameters"]["DateStart"];
                /** @description The last day, which counts in full. */
                date_end?: components["parameters"]["DateEnd"];
                ordering?: "order__processed_at" | "-order__processed_at" | "order__name" | "-order__name" | "title" | "-title" | "price" | "-price" | "commission_amount" | "-commission_amount";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. What the shop hides from vendors is left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["LineItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getUnpaidCommissions: {
        parameters: {
            query: {
                vendor_id: components["schemas"]["Id"];
                /** @description The first day, in the shop's time zone. */
                date_start?: components["parameters"]["DateStart"];
                /** @description The last day, which counts in full. */
                date_end?: components["parameters"]["DateEnd"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids, how many they are, and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidCommissions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getVendorUnpaidCommissions: {
        parameters: {
            query?: {
                /** @description The first day, in the shop's time zone. */
                date_start?: components["parameters"]["DateStart"];
                /** @description The last day, which counts in full. */
                date_end?: components["parameters"]["DateEnd"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                vendorId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids, how many they are, and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidCommissions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                ordering?: "created_date" | "-created_date" | "invoice_number" | "-invoice_number" | "amount" | "-amount" | "vendor_name" | "-vendor_name";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Payout"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @example 5b0a3c1e-3f0c-4d0b-9d5e-6b8f4f1f2a77 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor: components["schemas"]["Id"];
                    /** @description True pays every payable line. Send this or line_item_ids. */
                    all_line_items?: boolean;
                    line_item_ids?: components["schemas"]["Id"][];
                    /** @description On top of the lines, not below 0. */
                    additional_pay?: components["schemas"]["Money"];
                    /** @default false */
                    pay_w_paypal?: boolean;
                    /** @default  */
                    note?: string;
                    /** @description The total that was reviewed. When the payout would be another, it is refused. */
                    expected_amount?: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The payout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    getPayout: {
        parameters: {
            query?: {
                /** @description With `line_items_w_order` the answer holds its line items, each with its order. */
                expand?: "line_items_w_order";
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. `line_items` is there when it was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    updatePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    deletePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description First and last day, separated by a comma.
                 * @example 2026-01-01,2026-01-31
                 */
                date_range?: string;
                ordering?: "processed_at" | "-processed_at" | "name" | "-name" | "customer_name" | "-customer_name" | "total_price" | "-total_price";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Order"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Import"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Each role at most once. */
                    files: {
                        role: components["schemas"]["ImportRole"];
                        name: string;
                        /** @description In bytes. */
                        size: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The import, waiting for its files. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    uploadImportFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
                role: components["schemas"]["ImportRole"];
            };
            cookie?: never;
        };
        /** @description The file's bytes as they are. They are streamed to disk, so there is no schema to check them by. */
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failed"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    listImportProblems: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The shop's domain; only for the import command, which signs in with the token of this machine's server and so has no shop of its own. Ignored for people. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, in the order in which they were met. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ImportProblem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data can be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /**
                         * @description Of this product.
                         * @example 0.1.0
                         */
                        version: string;
                        /** @enum {string} */
                        database: "pglite" | "postgresql";
                    };
                };
            };
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
}
