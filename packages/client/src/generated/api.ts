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
         * @description A login of several shops has to name the one it wants; otherwise its only shop is taken. One that is right and a vendor's alone gets 403 `other_app`, which says where the portal is. 403 `login_closed` for one whose change of payout details was stopped, until it has a new password by a mailed link.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finishes a sign-in with the second factor it asked for.
         * @description Takes the `token` of a 403 `second_factor_required`, which is good for five minutes and one sign-in, and one of `code`, `recovery_code` and `passkey`. A wrong one gets 422 `wrong_second_factor`; the sign-in stays open for another.
         */
        post: operations["finishSignIn"];
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
         * @description Each refresh token works once. A second use ends the session, except within 30 seconds, for two tabs that refresh at once: then it answers the same successor again. A session ends after 90 days, however often it is refreshed.
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
         * @description Without `shop` the login's only shop is taken. A login that is not approved yet gets 403, and so does the right one of a merchant or a sales rep, with `other_app`. 403 `login_closed` for one whose change of payout details was stopped, until it has a new password by a mailed link.
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
        /**
         * The vendors of this login in this shop.
         * @description The portal lets the person choose among them when a login stands for several.
         */
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
    "/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person who asks, the shop, and the role there.
         * @description Each request reads it again, so a changed role takes effect with the next call.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/authenticate-shop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs the merchant of a shop in by the word of the shop's platform.
         * @description Takes the query that Shopify opens an app page with, signed by `hmac`, or the session token of an embedded page as `id_token`. Both need the app's key and secret in the server's settings; without them 503.
         */
        get: operations["authenticateShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/install/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the owner of a shop agrees that this app reads their shop.
         * @description The owner is sent to `url` and comes back to /install/connected of this server. `verifier` stays in the browser that began, and goes along when the installation is finished.
         */
        post: operations["beginPlatformInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/install/callback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connects the shop whose owner comes back, has it read, and signs them in.
         * @description `query` is what the platform added to the address, unchanged, since its signature covers it; `verifier` is that of the call that began.
         */
        post: operations["finishPlatformInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/authenticate-vendor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs a customer of the shop in as the vendor account that is connected to them.
         * @description Takes the query of a Shopify app-proxy page with its `signature` and `logged_in_customer_id`. The merchant connects a customer to an account; see POST /vendors/shop-vendor-accounts/. Beside the keys named here it takes `shop` and `path_prefix`, each key once, and no other: Shopify signs keys and values with nothing in between, so with others a query could be read in two ways.
         */
        get: operations["authenticateVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/proof/begin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a proof that it is still the person who signed in.
         * @description Calls with `x-proof` need one that is not older than 15 minutes where the person has a second factor: 403 `proof_required`. A person without one is asked for the password, which is enough to set up the first.
         */
        post: operations["beginProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/proof/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves that it is still the person who signed in.
         * @description One of `code`, `recovery_code`, `passkey` and `password`, as asked for.
         */
        post: operations["renewProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is signed in to this shop.
         * @description The one that asks first, then the last seen, 100 at most. A session in use is seen every five minutes.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of the person in this shop. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-others/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every other session of the person, in every shop. */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second factors of the person, and what the shop asks for. */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/begin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to add a passkey.
         * @description Answers the options of `navigator.credentials.create` and the token to add it with, good for five minutes. The first factor of a person needs their password, shown within 15 minutes: 403 `proof_required`.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a passkey that the browser has made.
         * @description The person is notified by mail.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a passkey. */
        put: operations["updatePasskey"];
        post?: never;
        /**
         * Removes a passkey.
         * @description With the last factor the recovery codes go too. The person is notified by mail.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/authenticator/begin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to add an authenticator app.
         * @description The secret counts once a code of it has been shown; until then one from before does.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/authenticator/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an authenticator app, with a code that it shows.
         * @description In place of one from before. The person is notified by mail.
         */
        post: operations["confirmAuthenticator"];
        /**
         * Removes the authenticator app.
         * @description With the last factor the recovery codes go too. The person is notified by mail.
         */
        delete: operations["deleteAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes ten recovery codes in place of those from before.
         * @description Each is good for one sign-in or proof. They are shown this once.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/rule/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Of whom the shop asks a second factor.
         * @description `payers`: of those who pay. Vendors choose for themselves; a person who has one is always asked for it.
         */
        put: operations["updateFactorRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes away the second factors of a person who has lost them.
         * @description Of a login of this shop alone. Its sessions end, and it is notified by mail.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/vendor-register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account of a vendor, which the shop has yet to approve.
         * @description A person with a login of another shop joins with that login's password. Where the shop asks for a PayPal email it is required, unless the vendor donates.
         */
        post: operations["registerVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/vendor-send-reset-pw-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mails a link that opens the form for a new password, once and within an hour.
         * @description Answers the same for an address that has a login and for one that has none, before it looks which of the two it is; only what is no address is refused. Asked again within a minute it sends nothing more, nor after five times in an hour.
         */
        put: operations["sendResetEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/authenticate-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Exchanges a reset link for a token that opens the reset form.
         * @description `uidb64` and `token` are the two parts of the link in the mail.
         */
        put: operations["authenticateResetToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/reset-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a new password and ends every session of the login.
         * @description Public in that it needs no session; its bearer token is the one of PUT /accounts/authenticate-token/. It works once, and the login is notified by mail.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/change-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the email that this login signs in with.
         * @description The old address is notified by mail; other sessions of the login end, and reset links stop working. A login that opens other shops too, or that the shop has set up, needs a session that began with its password, and not with the platform's word. 403 `password_by_mail_first` until the person of a login that the shop has set up has chosen a password by a mailed link.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/change-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes one's own password, or as owner or manager that of an account of the shop.
         * @description With `id`, for owners and managers only, `old_password` is not looked at, and the login must serve this shop alone; every session of it ends. Without it the old password is needed, and the session that asks stays. The login is notified by mail.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the person who asks likes the apps, in all browsers.
         * @description They belong to the login and not to the shop. One that was never chosen is not there.
         */
        get: operations["getPreferences"];
        /**
         * Changes some of the preferences; one that is not sent keeps its value, and so does a list.
         * @description They are kept for the login, so they are the same in another browser.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-verification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies a phone number. Off on every installation, and says so.
         * @description Documented, and answered with 422 `phone_verification_off`: no message is sent to any number.
         */
        post: operations["verifyPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/shop-vendor-accounts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts that have registered with the shop, and for which vendors.
         * @description Accounts that wait for approval are among them.
         */
        get: operations["listVendorAccounts"];
        put?: never;
        /**
         * Sets the vendors of accounts, and whether the accounts may sign in.
         * @description All or nothing. The people of one vendor's team have the same vendors, so what is set for one holds for all of them; a team without a full member that may sign in has no access at all. An account that is approved by this is notified by mail, unless the shop has that switched off (`vendor_disable_approval_email`); one that no longer is loses its sessions.
         */
        post: operations["saveVendorAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/signups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of the shop, as a list or with `format=csv` as a file.
         * @description The documents have it beside /vendors/shop-vendor-accounts/.
         */
        get: operations["listSignups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/signups/{id}/delete/": {
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
         * Deletes an account of the shop; its sessions end at once.
         * @description The person can register again and waits for approval then. With the last full member of a vendor's team its viewers lose their access.
         */
        delete: operations["deleteSignup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails a vendor an invitation to the portal, at the email of its contact details.
         * @description The link works once, within seven days, and gives the person who accepts it an account for this vendor at once. A second invitation ends the link of the first. A GET by contract, it refuses prefetch. Asked again within a minute it sends nothing more, and the answer says so. 422 `no_email` also where the mail server takes no mail for that address. 422 `vendor_hidden` where the vendor is hidden.
         */
        get: operations["inviteVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the vendors without a login, by whether an invitation of all would reach them.
         * @description Hidden vendors are left out.
         */
        get: operations["listVendorInvitations"];
        put?: never;
        /**
         * Mails each of these vendors an invitation to the portal, as the call for one vendor does.
         * @description A vendor with a login, without an email or with an open invitation is left out, and the answer says so. The same call again therefore sends nothing. An invitation whose mail was kept is sent again, with a new link. 404, and no mail to any, where one vendor is not the shop's, is hidden or was merged.
         */
        post: operations["inviteVendors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the session's team, and the invitations that are open.
         * @description The team of the shop with its sales reps, or in the portal that of the vendor. Invitations are listed for those who may invite, expired ones among them until they are renewed or withdrawn.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a person an invitation to the session's team.
         * @description The link works once, within seven days. The same address again renews the invitation with the role that is sent: the earlier link no longer works. With the same role within a minute it sends nothing more, and the answer says so. A manager invites to every role but owner. 409 `already_member` where the address is in the team. 403 `password_by_mail_first` for a vendor's login that the shop has set up.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/invitations/{id}/": {
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
         * Takes an invitation back; its link no longer works.
         * @description An invitation that was accepted or withdrawn already is answered as missing.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The team that the link of an invitation invites to.
         * @description Opening the link does not use it up, since mail scanners open links too. 422 `invalid_link` for one that was used, renewed or withdrawn, or has expired.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/invitation/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins the team that a link invites to.
         * @description A new login takes a name and a new password, typed twice; an address that has a login, of another shop for example, joins with that login's password. It begins no session: the person signs in afterwards. 409 `already_member` where the login is in the team already, or is another vendor's account in this shop.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/members/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a person of the team another role.
         * @description It takes effect with that person's next call. A manager changes all but owners. 422 `last_owner` or `last_full_member` where the team would have none left.
         */
        put: operations["changeMemberRole"];
        post?: never;
        /**
         * Removes a person from the team; their sessions end at once.
         * @description Open invitations that they sent are withdrawn. A manager removes all but owners. 422 `last_owner` or `last_full_member` for the last one. 403 `password_by_mail_first` for a vendor's login that the shop has set up.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/leave/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves the team; this session and the person's others in it end.
         * @description 422 `last_owner` or `last_full_member` for the last one, who hands over first.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/hand-over/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another person of the shop its owner, and the caller a manager.
         * @description Both or neither. A sales rep, and a person who is an owner already, are refused.
         */
        post: operations["handOverOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook of a shop's platform; stored, and handled after the answer.
         * @description Signed by the platform over the body as it came. Data about an object is not taken from it: the object is fetched.
         */
        post: operations["receivePlatformMessage"];
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
        /**
         * Texts, colours and switches of the portal before sign-in.
         * @description A sign-in page needs it before there is a session, so it holds nothing that a visitor may not see.
         */
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
        /**
         * The shop of this session.
         * @description Its domains, currency and time zone, as its platform has them.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shops/{id}/retrieve-update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts the terms.
         * @description Other calls change its settings.
         */
        put: operations["updateShop"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{platform}/shops/confirm-upgrade/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accepts the upgrade offer that the shop has.
         * @description Once accepted it stays so, with the date of the first time.
         */
        patch: operations["confirmUpgrade"];
        trace?: never;
    };
    "/{platform}/shops/request-activation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Asks for the activation of the upgrade, at its last step.
         * @description `upgrade_process_step` is 6 from then on. Asking again changes nothing.
         */
        patch: operations["requestActivation"];
        trace?: never;
    };
    "/{platform}/announcements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News for this shop and for every shop.
         * @description Those for every shop stand among the shop's own.
         */
        get: operations["listAnnouncements"];
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
        /**
         * The shop's settings.
         * @description Those of the documented settings page; other calls read commission settings and switches.
         */
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
         * @description A change of a commission rule re-prices the unpaid lines. Paid lines never move. A sales rep changes the theme only.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-sync/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a sync of the shop; one that runs goes on.
         * @description Reads a shop that is connected to its platform from there. Finds the vendors of products and unpaid lines again by the shop's tracking, creates those that are unknown, prices the unpaid lines and adds up the totals. /sync-progress/ reports its progress.
         */
        get: operations["startShopSync"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sync-progress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the sync is, and the recalculation after a change of rules.
         * @description Asked again and again while a sync runs, by the page that started it.
         */
        get: operations["getSyncProgress"];
        put?: never;
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
        /**
         * The shop's commission settings.
         * @description The rates and rules that price every line for which no nearer rule speaks.
         */
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
    "/settings/values/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes settings, commission settings and small settings together, all or none.
         * @description Fields that are not sent keep their values. `expected` is the state that the caller has seen: when somebody else has changed it since, 409 `stale` says for each, at its place, what it is now, and nothing is saved. Without it, or once it says what is there now, the call saves over it. A change of a commission rule re-prices the unpaid lines once.
         */
        put: operations["saveSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/portal-css/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules of a style sheet that the portal would use, and the faults of the rest.
         * @description Writes nothing. Saving `vendor_portal_css` is refused while there is a problem.
         */
        post: operations["checkPortalCss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/portal-css/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's own style sheet for the portal, as far as it is harmless.
         * @description For pages after sign-in only; it styles nothing but the portal's content.
         */
        get: operations["getPortalCss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/commissions/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The effect of changed commission settings on the unpaid lines.
         * @description A key that is not sent keeps its value; each is as the call that saves it takes it. Writes nothing. Saving the same and waiting for the recalculation leads to the same amounts, to the cent. Paid lines never move. Where a vendor is named, all figures are of that vendor alone.
         */
        post: operations["previewCommissionSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-fields/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes the whole list of the portal's commission columns.
         * @description In this order, each with its heading. An empty list leaves the columns to the other settings. One with the `id` of a field of the list keeps that id.
         */
        post: operations["replaceCommissionFields"];
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
        /**
         * Sets a small setting by its key, whether it exists or not.
         * @description A key that exists gets the new value.
         */
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
        /**
         * Changes a small setting.
         * @description As creating it again does, but by its id.
         */
        put: operations["updateShopMeta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/payout-rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When vendors are paid - the hold and the minimum payout.
         * @description A commission is held until so many days after its order, or the payment or fulfilment of that. A vendor may have other days and another minimum.
         */
        get: operations["getPayoutRules"];
        /**
         * Changes when vendors are paid; a key that is not sent keeps its value.
         * @description It acts on what is unpaid at once, and on nothing that is paid.
         */
        put: operations["updatePayoutRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/shop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's own facts - its legal name, address, tax number, locale and support address. */
        get: operations["getShopFacts"];
        /**
         * Changes some of the shop's facts; a key that is not sent keeps its value.
         * @description Payout advices and mails have them at once, and statements from the next one on. The country decides the order of addresses, and the locale the form of dates.
         */
        put: operations["updateShopFacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/switches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules that shops choose for themselves.
         * @description A vendor's login gets those that the portal goes by.
         */
        get: operations["getSwitches"];
        /**
         * Changes some of the switches; one that is not sent keeps its value.
         * @description A switch turns a part of the product on or off for this shop alone.
         */
        put: operations["updateSwitches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{payment}/settings/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How this shop reaches the payment provider.
         * @description One result; none where the shop cannot use the provider. A secret is never returned, only whether it is set and how it ends.
         */
        get: operations["getPaymentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the shop pays its vendors, and the side that bears the fees. */
        get: operations["getPayoutSettings"];
        /**
         * Changes how the shop pays its vendors; a key that is not sent keeps its value.
         * @description With `expected` the second of two people gets the changes of the first; 409 `stale` when they have changed.
         */
        put: operations["updatePayoutSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{payment}/webhooks/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * News of payouts from the payment provider, for the shop of this id.
         * @description The provider is asked whether it has sent them. They only say which payout is to be looked at; what became of it is read from the provider.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{payment}/settings/{id}/retrieve-update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes some or all of the payment settings; a key that is not sent keeps its value.
         * @description A secret that comes back masked, as it was returned, stays what it is; an empty one is taken away. 404 where the shop cannot use the provider. The provider is then asked about keys that it has not said yes to. While a payout is under way with the live keys, their client cannot change: 409.
         */
        put: operations["updatePaymentSettings"];
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
        /**
         * The vendors with what each is due, was paid and has earned.
         * @description The list of vendors that the shop begins with.
         */
        get: operations["listCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/calculate-commission-totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors with what a range of days has brought each.
         * @description Earned is what was sold in the range, paid the part of it that a payout holds, due the rest. Additional pay counts on the day it was paid. Without days these are the totals of commission-totals.
         */
        get: operations["listCalculatedCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/due/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors to whom commission is due, those with most of it first. Hidden vendors are left out.
         * @description For the card of an overview, so a page is short unless another size is asked for.
         */
        get: operations["listDueVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/top_earners/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors who have earned most. Hidden vendors are left out.
         * @description For the card of an overview, so a page is short unless another size is asked for.
         */
        get: operations["listTopEarners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/recalculate-totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Works out the totals of a page of vendors again from their lines and payouts.
         * @description Pages of 100 vendors; a vendor's session has its own vendors only. Totals are kept with every change, so the figures only move when something has gone wrong before.
         */
        get: operations["recalculateTotals"];
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
        /**
         * The sums over all vendors that are not hidden; for a vendor's login, over its own.
         * @description The boxes above the list of vendors and above the portal.
         */
        get: operations["getCombinedCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/alike/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors whose names look alike, in groups, to be merged where they are one.
         * @description Names that differ in characters of other alphabets, in spaces, in case or in characters that are not seen. No vendor is merged by itself.
         */
        get: operations["listAlikeVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earnings and payments over time, over all vendors that are not hidden.
         * @description A line counts on the day it was sold, a payout on the day it was made; additional pay is both at once. Over all days the sums are those of combined. Without dates these are the twelve months up to now or, where they hold nothing, the twelve up to the last in which something moved. At most 400 periods.
         */
        get: operations["getCommissionTotalsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earnings and payments of one vendor over twelve months.
         * @description As the history over all vendors without dates. A vendor's login gets 403 where its shop hides from its vendors the totals, the commissions or the days of orders, since each is among these figures.
         */
        get: operations["getVendorTotalsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/commission-totals/{id}/next-payment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a vendor is paid next.
         * @description Worked out from the schedule of pay runs, the hold, the minimum, the hold of new bank details, the method and the days on which banks pay, as a run of that day would pay the vendor with what is due now. Amounts are left out for a vendor's login where its shop hides the totals or the commissions.
         */
        get: operations["getNextPayment"];
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
        /**
         * The sums of one vendor.
         * @description A vendor's login gets only its own vendors' sums; another id is answered like a missing one.
         */
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
        /**
         * One vendor.
         * @description A vendor's login gets its own vendor, without what is for the shop alone, such as its note.
         */
        get: operations["getVendor"];
        /**
         * Changes some of a vendor; a key that is not sent keeps its value.
         * @description The screens send a group at a time - the note, the contact, or the commission. A change of a rule re-prices the vendor's unpaid lines. A vendor's login may send `paypal_email` and nothing else, where the shop lets it, and with it the `password` of the login, since money goes there. By whomever it is changed, every payment to the vendor is held for 48 hours, and the vendor and the shop get a mail with a link that stops the change, as for bank details. 403 `password_by_mail_first`, 409 `bank_details_stopped` and 422 `wrong_password` as there; 429 for one that was changed very often in a day, and for too many wrong passwords. With `expected` the second of two people gets the changes of the first; without it the call saves over what is there.
         */
        put: operations["updateVendor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/bank-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a vendor is paid by bank, masked, and the hold of its payments.
         * @description No answer has a number in full, for any caller. `held_until` says until when the vendor's payments are held after a change of its bank details or its PayPal email.
         */
        get: operations["getBankDetails"];
        /**
         * Changes where a vendor is paid by bank.
         * @description Holds every payment to the vendor for 48 hours, by whichever method, and mails the vendor and the shop a link that stops the change. The same details again change nothing. A vendor's login sends its `password` too, since money goes there: 422 `wrong_password`, and 429 for too many wrong ones or too many changes in a day. 409 `bank_details_stopped` for a vendor whose last change was stopped, until the hold is over. 403 `password_by_mail_first` for a login that the shop has set up, until its person has chosen a password by a mailed link.
         */
        put: operations["updateBankDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/bank-details/remove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the bank details of a vendor.
         * @description A change like every other - it is mailed, holds payments and can be stopped. A vendor's login sends its `password`.
         */
        post: operations["removeBankDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/bank-details/release/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the hold of a vendor's payments before its time.
         * @description For an owner who has asked the vendor, or for the vendor where the shop alone has changed the details. A vendor does not release the hold of a merge. A person may not release a change that they made, or one by a login that they set up: 409 `hold_not_yours`. A vendor's login sends its `password`. The link of the mails ends with it. Does nothing where no payment is held.
         */
        post: operations["releaseBankHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/paypal-retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has PayPal asked again about an address that it refused for good.
         * @description For a person who knows that PayPal pays to the address now. The next payout by PayPal is sent to it, and another final no holds it back again. Does nothing where PayPal has not refused it.
         */
        post: operations["retryPaypal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-details/stop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops a change of payout details, by the link of its mail.
         * @description The bank details and the PayPal email from before the hold are back, whatever has changed since. The sessions of the vendor's logins end, and the logins that made the change are closed until a password is chosen by mail. Payments stay held for 48 hours, or until an owner releases them. 422 `invalid_link` for a link that was used, or whose hold is over.
         */
        post: operations["stopBankDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows that merging one vendor into another would move, and the terms it would change. Writes nothing.
         * @description The vendor of the path goes and the one that is named stays, with its own settings and rates. `refused` says why it cannot be done now.
         */
        get: operations["previewVendorMerge"];
        put?: never;
        /**
         * Merges a vendor into another, which has everything of both from then on.
         * @description Lines paid and unpaid, payouts, products, customers and accounts move, and a separate transaction of the ledger moves the balance of each account. Paid lines keep their amounts; unpaid ones are priced by the rates of the vendor that stays. Later imports that name the old vendor lead to it. It cannot be undone. Sent twice it is done once. 409 `payouts_under_way` while a payout of either is with its provider, `stale` when it is not what `expected` says any more.
         */
        post: operations["mergeVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/customers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers of one vendor.
         * @description A vendor's login is refused (403) where the shop does not show customers in its portal (`showPortalCustomers`).
         */
        get: operations["listVendorCustomers"];
        put?: never;
        /**
         * Makes these, and no others, the customers of a vendor.
         * @description Customers that are left out stay customers of the shop.
         */
        post: operations["replaceVendorCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/metafields/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's own fields on a vendor.
         * @description Pairs of a name and a text, which no vendor sees.
         */
        get: operations["listMetafields"];
        put?: never;
        /**
         * Writes the whole list of a vendor's metafields.
         * @description A field that is not sent is removed. One with the `id` of a field of this vendor keeps that id.
         */
        post: operations["replaceMetafields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's customers.
         * @description To find those that a vendor is given.
         */
        get: operations["searchCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a customer to a vendor of this login.
         * @description An e-mail that the shop has already is not added again and not given to the vendor - the answer is 200 with an `email` of null. 403 where the shop does not show customers in its portal (`showPortalCustomers`).
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/file/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the effect of adding a file of vendors.
         * @description Without `columns` the meaning of each column is found by its heading. A vendor of the shop is found by its name, whatever the case. It keeps all that is set, and its empty fields are filled. A row with a problem is left out. Nothing is written.
         */
        post: operations["checkVendorFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the new vendors of a checked file, and fills the empty fields of the others.
         * @description The file is added as a whole or not at all. Send the bytes and columns that were checked. 409 `stale` where the vendors of the shop have changed since, and the file would no longer do as `expected`. With an Idempotency-Key the same request is done once. A rate that is filled in re-prices the vendor's unpaid lines. A PayPal email that is filled in holds payments to the vendor for 48 hours and mails the vendor and the shop, like any change of it. A proof is needed where the file says how vendors are paid.
         */
        post: operations["addVendorsFromFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the customers of a file to a vendor of this login.
         * @description All of the file or nothing: while one row cannot be read, none is added (422, with each row in `errors`). Customers that the shop has already are left as they are. 403 where the shop does not show customers in its portal (`showPortalCustomers`).
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/offers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers goods to the shop.
         * @description The shop gets it as a mail that answers to the login's email. 403 where the shop takes no offers (`showPortalSellForm`); 20 a day for a vendor.
         */
        post: operations["createOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/payout-rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes when one vendor is paid; a key that is not sent keeps its value.
         * @description The days count from the same moment as the shop's. A vendor's detail has the present values.
         */
        put: operations["updateVendorPayoutRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/update-commissions/{vendorId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices a vendor's unpaid lines by the rules as they are now.
         * @description The newest 6,000 before the answer; a job prices the rest.
         */
        get: operations["updateVendorCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/calculate-commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Has a job price the unpaid lines of a vendor, or of the shop, by the rules as they are now.
         * @description The answer does not wait for the job; paid lines keep what they were paid.
         */
        get: operations["calculateCommissions"];
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
        /**
         * Line items with their commission.
         * @description A vendor's login gets its own lines, and of them what the shop shows. With `format=csv` the answer is a file.
         */
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
        /**
         * The payable lines of the vendor named in the query.
         * @description A payout of all lines would pay these now.
         */
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
        /**
         * The payable lines of one vendor.
         * @description A payout of all lines would pay these now; the documents have the call in both forms.
         */
        get: operations["getVendorUnpaidCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/override-commission/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the commission of one line by hand, or clears it.
         * @description Acts at once. A line that is paid is refused.
         */
        post: operations["createOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/override-commission/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The commission of a line with an override, or without one.
         * @description Writes nothing. Refused as setting it would be.
         */
        post: operations["previewOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/override-commission/{id}/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the commission that was set for a line by hand, or clears it.
         * @description The override has the id of its line.
         */
        put: operations["updateOverride"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lineitems/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a line to a vendor by hand, or back to the one that tracking found.
         * @description The line is priced again at once, by the rules of its vendor. A line that is paid is refused.
         */
        put: operations["updateLineItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/create-custom/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an amount that a vendor is owed beside orders, or owes.
         * @description It earns at once and is final; while it is unpaid it can be removed. With an Idempotency-Key the same request is done once, as when a payout is made.
         */
        post: operations["createCustomItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/custom/{id}/": {
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
         * Removes a custom item that is not paid.
         * @description The ledger answers its entry by a reversing one. An item that was in a payout which came to nothing stays in the list, as one that earns nothing because it was removed. A paid one is refused with 409.
         */
        delete: operations["deleteCustomItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The product types of the shop, each with its shop-wide rate.
         * @description A type comes from the products; its rate is null where the shop has set none.
         */
        get: operations["listProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/types/{vendorId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The product types of one vendor, each with the vendor's own rate.
         * @description A rate is null where the vendor has no separate rate and the shop's applies.
         */
        get: operations["listVendorProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/product-type-commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the shop's rate of a product type.
         * @description It wins over the vendors' and the global rate. Re-prices the unpaid lines; paid lines never move.
         */
        post: operations["createProductTypeCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/product-type-commission/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the shop's rate of a product type.
         * @description A job prices unpaid lines of the type again; paid lines keep what they were paid.
         */
        put: operations["updateProductTypeCommission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/vendor-product-type-commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a vendor's rate of a product type.
         * @description It wins over the shop's rate of the type. Re-prices the vendor's unpaid lines; paid lines never move.
         */
        post: operations["createVendorProductTypeCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/vendor-product-type-commission/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a vendor's rate of a product type.
         * @description A job prices unpaid lines of the vendor and type again; paid lines keep what they were paid.
         */
        put: operations["updateVendorProductTypeCommission"];
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
        /**
         * Payouts, without those that were deleted.
         * @description A vendor's login gets its own. With `format=csv` the answer is a file.
         */
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
         * @description All or nothing. With an Idempotency-Key the same request is done once: the same key and body get the same answer, another body 422, and 409 while the first is still at work. More than the shop's limit for one person in a day is refused with `second_person_needed`.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/create-all/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors that create-all would pay now with their amounts, and those it would skip with the reasons.
         * @description Nothing is paid by it, and nothing is reserved.
         */
        get: operations["previewAllPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/create-all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays every vendor who can be paid.
         * @description One payout a vendor, all of them or none, for the payable lines that were sold in the range of days, or for all. Open reversals are settled along with them. A vendor who cannot be paid is skipped and named; one without a payable line is not. With an Idempotency-Key the same request is done once, as in create.
         */
        post: operations["createAllPayouts"];
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
        /**
         * One payout.
         * @description A vendor's login gets its own; another id is answered like a missing one.
         */
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
        /**
         * Changes the note of a payout.
         * @description The amount and the lines of a payout never change.
         */
        put: operations["updatePayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back a payout by a provider that the vendor has not claimed, or one by the bank that was not given to it; its lines are payable again.
         * @description Any other is refused with 409 `not_cancellable`, and so is one in the bank file of a pay run: the file stays as it was made, so the bank would pay it all the same. The whole pay run can be canceled while its file has not left.
         */
        post: operations["cancelPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/{id}/settle/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person's decision on a payout by the bank, or on one whose outcome the provider has not reported for 29 days.
         * @description Any other payout is refused with 409 `not_in_question`, and so is one in a bank file that has not been exported.
         */
        post: operations["settlePayout"];
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
         * @description A payout that a provider or the bank has sent, or may have sent, is refused with 409.
         */
        delete: operations["deletePayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/payouts/{id}/csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payout with its lines as CSV.
         * @description The file that a bookkeeper is given for one payout.
         */
        get: operations["exportPayoutCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/export-payout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One payout as an invoice to print.
         * @description The file that a vendor is given for one payout.
         */
        post: operations["exportPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statements of vendors or of sales reps, the latest first, withdrawn ones among them.
         * @description A vendor sees its own. A shop that hides what its vendors earn refuses them.
         */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statements that would be issued now with their sums, and those that would not with the reasons.
         * @description Nothing is issued by it. Of all vendors or sales reps, or of the one that is named.
         */
        get: operations["previewStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues the next statement of one vendor or sales rep.
         * @description It is frozen and signed. Statements follow each other without a gap, so a second one of the same period is refused with `period_stated`, however often it is sent. One to today ends at the moment of issue; the next one begins there and ends on a later day.
         */
        post: operations["createStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/create-all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues the next statements of all vendors, or of all sales reps.
         * @description They are issued one after the other in the background; `progress` shows how far it is. A payee whose statement cannot be issued is skipped and named there.
         */
        post: operations["createAllStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/progress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the last issuing of all statements is.
         * @description Null where there was none yet.
         */
        get: operations["getStatementProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/schedule/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * On which day of the month statements of the month before are issued.
         * @description Statements are issued by hand until a day is set.
         */
        get: operations["getStatementSchedule"];
        /**
         * Sets the day of the month.
         * @description The first are issued on the next such day, of the month before it.
         */
        put: operations["updateStatementSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/standing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a statement is the latest, followed by another or withdrawn, for the page that checks files.
         * @description Takes the hash of a statement or the code that its paper prints, and answers its standing and the shop that issued it. No login is needed.
         */
        get: operations["getStatementStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One statement with its sums and its notes.
         * @description Another call lists its entries. A vendor gets no order that the shop hides from vendors.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{id}/entries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of a statement, in the order in which it has them.
         * @description As they were stated. A vendor gets no order, date or price that the shop hides from vendors.
         */
        get: operations["listStatementEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws the last statement of a vendor or sales rep.
         * @description It stays in the list as withdrawn, and what it stated is stated by the next. One that another follows is refused with `statement_followed`. Withdrawing it again changes nothing.
         */
        post: operations["withdrawStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A statement as a file that anyone can check.
         * @description PDF, CSV and JSON hold the same data with its hash, its signature and the id of the key. The PDF has the JSON attached.
         */
        post: operations["exportStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pay runs of the shop, the newest first.
         * @description Canceled ones among them.
         */
        get: operations["listPayRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drafts a pay run.
         * @description It takes every vendor who has something to be paid, for all that is available now, and names those who cannot be paid with the reason. Nothing is paid by it. With an Idempotency-Key the same request is done once.
         */
        post: operations["createPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When pay runs are drafted, the person who has to approve them, and from which account they are paid.
         * @description The account is masked.
         */
        get: operations["getPayRunSettings"];
        /**
         * Changes them; a key that is left out stays as it is.
         * @description A schedule that is changed begins after today. The account is kept sealed and never answered in full.
         */
        put: operations["updatePayRunSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pay run with its totals and how far it is.
         * @description Another call lists its vendors.
         */
        get: operations["getPayRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/vendors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors of a pay run, exceptions first.
         * @description Then what failed, then by name.
         */
        get: operations["listPayRunVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/vendors/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a vendor into a draft who is not in it.
         * @description Adding one who is in it already works that vendor out again.
         */
        post: operations["addPayRunVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/vendors/{vendor}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Leaves a vendor out of a draft or takes it in again, and sets how it is paid.
         * @description The vendor is worked out again. An approval that was given before is void.
         */
        put: operations["updatePayRunVendor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Works a draft out again.
         * @description Vendors that were left out stay so, and methods that were set stay set. Where an amount changes, an approval that was given before is void.
         */
        post: operations["refreshPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a draft, which pays it.
         * @description All payouts are made, or none. The draft is worked out again first; where an amount differs from the one reviewed, the approval is refused with `amount_changed`, and the draft has the new amounts. Above the shop's limit the first approval is only kept, and the one of another person pays; the same person again is refused with `second_person_needed`.
         */
        post: operations["approvePayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a pay run that has paid nothing.
         * @description A draft, or an approved one of which nothing has left the shop; its payouts are taken back and their lines are unpaid again. Once a payment may have left, it is refused with `not_cancellable`. Once its bank file was exported, the bank may have it: then it is refused with `file_exported` unless `file_withdrawn` says that it was not given to the bank and will not be; the file cannot be exported again, and its number is not used again. Canceling a run again changes nothing.
         */
        post: operations["cancelPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/pay-again/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays what failed once more.
         * @description Each vendor whose payment failed or came back gets a new payout of the same lines for the same amount. A vendor whose lines have been paid or have changed since is not paid; the next pay run has what is due to it.
         */
        post: operations["payRunAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/bank-file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bank file of a pay run, the same bytes each time.
         * @description It was made when the run was approved. It holds the full bank details of its vendors, so no key of a program gets it. The first export is kept, since the bank may have the file from then on. Refused with 409 `stale` where the run was canceled, or where a payment of a file that the bank does not have was recorded as not paid.
         */
        get: operations["getPayRunBankFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/given/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the bank has the file.
         * @description From here on the pay run cannot be canceled. Saying it again changes nothing.
         */
        post: operations["confirmBankFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/to-send/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payouts by hand that the shop has yet to send, as a CSV file.
         * @description Name, account, amount, currency and reference of each. It holds full bank details, so no key of a program gets it. A vendor whose payments are held, or whose bank details have changed since the approval, has a notice in place of the account. Refused with 409 `stale` where nothing is to be sent.
         */
        get: operations["getPayRunToSend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/sent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the shop has sent the money of the payouts by hand.
         * @description Each vendor gets a mail. Refused with 409 `amount_changed` where another amount is to be sent than was reviewed. Once nothing is left to send, saying it again changes nothing.
         */
        post: operations["markPayRunSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/bank-answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the bank's answers and statements, unmatched ones first.
         * @description Each names the payout that it settled, or says why it settled none.
         */
        get: operations["listBankEntries"];
        put?: never;
        /**
         * Takes in the bank's answer or statement.
         * @description An answer (pain.002), a statement (camt.052, .053 or .054), a CSV of one with its columns, or returns of the ACH network (NACHA, addenda 98 and 99). Each entry is matched with a payout by its reference and its amount; the others are listed. The same entries again change nothing. Where the shop asks for a second person, an entry that brings a paid payout back is listed too, until another person has assigned it.
         */
        post: operations["uploadBankAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/bank-entries/{entry}/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says which payout of the run an unmatched entry is of, or that it is of none.
         * @description The entry then settles that payout. Null sets the entry aside. Where the shop asks for a second person, one that brings a paid payout back is assigned by another than the person who took it in (422 `second_person_needed`).
         */
        post: operations["assignBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All commission rules of the shop, those with days and the settings, the strongest place first.
         * @description Versions that were taken back are left out, and so are the rules of a vendor that was merged into another. A setting has no days and no id, and its own call changes it. With `on` it is left out where a rule with days holds at its place. With `format=csv` the answer is a file that `readRulesFile` takes.
         */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/save/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes versions of rules, all or none.
         * @description Each is a new version of the rule for its lines and stands before earlier ones on its days; nothing is overwritten. A version without steps ends the rule. A job prices the unpaid lines concerned; paid lines never change. A day sooner than the shop's notice allows is refused (`notice_too_short`), with the first day that is allowed. With an Idempotency-Key the same request is done once. The numbers of versions count those that were taken back.
         */
        post: operations["saveRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The effect of drafts on the unpaid lines of their days, before they are saved.
         * @description Writes nothing. Saving the same leads to the same amounts, to the cent.
         */
        post: operations["previewRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/winner/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule that would win for a variant on a day, and those that it beats.
         * @description For one unit at the variant's present price, sold by the vendor of its product or by another.
         */
        get: operations["findWinningRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/findings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules that never win, and those that contend for the same products. */
        get: operations["listRuleFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/read-file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads drafts from a CSV file in the form that the list has.
         * @description Saves nothing. The drafts are reviewed and saved as others are; a row with a fault is named with what to do. The first row has the headings of the exported file, of which `place`, `from_day` and `steps` are needed; the cells are separated by commas, semicolons or tabs. Steps are written as `0=60%; 20.01=50%`, with plain amounts, `cost` and `none` beside percentages; an empty cell ends the rule. Rows whose `state` is `setting`, `over`, `replaced` or `taken_back` make no draft. A file may have 1,000 rules and 2 MB at most.
         */
        post: operations["readRulesFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/replays/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replays drafts over days of the past, as if they had held then.
         * @description Every product line of a vendor in the orders of these days is priced by the shop's rules as they are now, with the drafts in place of the rules for the same lines, and compared with what it has earned - paid lines as well, less what came back since. Nothing of it is saved on a line. The days of the drafts do not matter, and of two drafts for the same lines the later holds; without drafts the days are replayed by the rules as they are. It runs as a job, one in a shop at a time (409 `replay_under_way`), and holds up neither payouts nor other jobs.
         */
        post: operations["startRuleReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/replays/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A replay with what it has found so far.
         * @description Kept for seven days. Lines that were deleted since are left out of the largest. With `format=csv` the answer is a file with a row for each vendor.
         */
        get: operations["getRuleReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many days before its first day a rule has to be made. */
        get: operations["getRuleSettings"];
        /** Sets the notice that vendors are given. */
        put: operations["updateRuleSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version of a rule with all versions for the same lines, the latest first. */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/take-back/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a version back, while nothing was paid by it.
         * @description The rule of before holds again, and a job prices the unpaid lines. A version by which a line was paid is refused (`already_paid`), until the payout is deleted; end it instead. One that was taken back before is answered as it is.
         */
        post: operations["takeBackRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules that concern a vendor, those that hold and those that are coming.
         * @description Rules with days alone, since the vendor's settings stand beside its data. Those of the vendor, of its products, of a type, a tag or a collection that one of its products has, and those of the whole shop that no setting of the vendor stands before. Those that hold today, and those that are coming and not overtaken by then; one without steps ends a rule. It has neither who made a rule nor why. Refused (403) to vendors where the shop hides what they earn.
         */
        get: operations["listVendorRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fees for vendors beside the shop's commission.
         * @description All fees, with the terms that hold today and those that are coming, the newest fee first.
         */
        get: operations["listFees"];
        put?: never;
        /**
         * Makes a fee, or new terms for one from a day on.
         * @description Terms are never overwritten: each call makes a version, and what was charged by an earlier one keeps it. Without terms the fee is paused from the day on. The kind of a fee never changes. Terms that are new or may cost more are refused sooner than the shop's notice allows (`notice_too_short`), with the first day that is allowed; lower terms and a pause need no notice. Each vendor whom they concern gets a mail. With an Idempotency-Key the same request is done once.
         */
        post: operations["saveFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/charges/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The charges of fees, the newest first, with the version and the cause of each. */
        get: operations["listFeeCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/charges/{id}/waive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waives a charge that no payout has taken off yet.
         * @description The amount returns to the vendor's balance, and the charge stays in the list as waived. One that is waiting is no longer charged. One that gives back is refused. A charge that a payout has taken off is refused (`already_paid`): a custom item makes it good.
         */
        post: operations["waiveFeeCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{id}/fees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fees that concern a vendor, and its last charges.
         * @description The terms name no other vendor. The last 50 charges, the newest first.
         */
        get: operations["listFeesOfVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about lines, those that changed last first.
         * @description The shop sees all, a vendor its own, and sales reps those about parts of orders. Fields that the shop hides from its vendors are left out for them. With `format=csv` the answer is a file.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Asks about a line.
         * @description A vendor asks about one of its lines (`line_item`), a sales rep about a share of an order (`rep_commission`). A second question about a line while one is under way is refused (409 `already_asked`), with its number. Files were uploaded before by the same person. People of the shop who answer questions are mailed.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many questions wait, and for which side. */
        get: operations["countQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Within how many days questions are answered, when they close, and whether their lines wait. */
        get: operations["getQuestionSettings"];
        /**
         * Changes these settings.
         * @description New days count from the next message on; questions that are open keep the day that was promised.
         */
        put: operations["updateQuestionSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a file for a message that is sent next.
         * @description A picture (PNG, JPEG, WebP, GIF) or a PDF by its bytes, whatever its name says, of 5 MB at most. A message takes 5 files, a thread 20. One that is not sent within a day goes. Only the person who has uploaded it can send it, and until then only that person sees it.
         */
        post: operations["uploadQuestionFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/files/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a message, to be saved. */
        get: operations["getQuestionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question with its messages, its files and its line as it is now. */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes in a question.
         * @description A message from the shop answers it. A message from the asker opens it again, and the shop's days to answer start over. One that has ended is refused (409 `question_ended`), and may be reopened. The other side is mailed.
         */
        post: operations["replyQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/settle/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a question, by agreement or without.
         * @description The asker closes its own; only the shop settles. One in that state already is answered as it is. The other side is mailed.
         */
        post: operations["settleQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a question that has ended.
         * @description Refused with 409 `already_asked` where another one about the line is under way. One under way is answered as it is. The other side is mailed.
         */
        post: operations["reopenQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/act/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does what was asked for, and settles the question with it.
         * @description `override` sets the line's commission, as a `percentage` or an `amount`; `custom_item` adds an `amount` with a `title` for the vendor who asked; `move` gives the line to another `vendor`. Each does what the call for it does, and is refused for the same reasons: a paid line takes only a custom item (409 `already_paid`). The message that records it, with the amounts before and after, is written with it or not at all. About a sales rep's part only `override` with a `percentage` is done. `expected_amount` is what the line earned as the person saw it; 409 `stale` where it earns another amount by now. The asker is mailed, and learns no other vendor's name.
         */
        post: operations["actOnQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The acts in the shop, the latest first.
         * @description Each with its actor, its time, and what was there before and after. With `format=csv` the answer is a file.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The acts in the shop for programs, in their order, after a number.
         * @description Numbers follow each other without gaps in the order in which acts became visible, so a program that asks for what comes after the last number it has seen misses nothing and sees nothing twice. An event is thin: it names the object, whose present state is asked for with its own call.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a logo; its address is what `vendor_portal_logo_url` takes.
         * @description PNG or JPEG by its bytes, at most 2 MB and 2000 by 2000 pixels. The same picture always has the same address, and anyone who has the address may see it.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/logos/{name}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A logo that a shop has uploaded.
         * @description Its name holds the digest of its bytes, so a browser may keep it for good.
         */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file behind a link that another call has answered.
         * @description The token is all that it takes. It is used up by this; a second time there is nothing.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * The shop's orders.
         * @description A search also finds the orders in a state that it names, by four characters at least: `refund`, `unfulfilled`, `cancelled`.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its line items.
         * @description With what each line earns its vendor.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/accept-sums/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts that an order's own sums do not add up, or takes that back.
         * @description The lines of the order earn as they are while it is accepted, and wait otherwise. 409 `stale` where the order's `sums.difference` is no longer `difference`.
         */
        post: operations["acceptOrderSums"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/assign-refund/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what came back of an order whose refund names no lines.
         * @description The lines of the order earn again; what is taken back of paid ones comes off the vendor's next payout. The values of the lines and `beside` come to `amount`. 409 `refund_changed` where the order's `refund.to_assign` is no longer `amount`.
         */
        post: operations["assignRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/unassign-refund/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back what a person has said of an order's refunds.
         * @description The refunds wait for a person again. Commissions taken back of paid lines are given back with the vendor's next payout. 409 `nothing_assigned` where no person has said anything.
         */
        post: operations["unassignRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/sales-rep-commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The commissions of sales reps on an order.
         * @description Each with the rep, the percentage, and whether it is paid.
         */
        get: operations["listOrderSalesRepCommissions"];
        put?: never;
        /**
         * Gives a sales rep a part in an order; once for each rep.
         * @description It is the shop's own expense: no vendor is paid less for it.
         */
        post: operations["createOrderSalesRepCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales-rep-commissions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the percentage of a sales rep's part in an order. One that is paid is refused with 409.
         * @description The amount follows from the order.
         */
        put: operations["updateSalesRepCommission"];
        post?: never;
        /**
         * Takes a sales rep's part in an order away. One that is paid is refused with 409.
         * @description The order and the rep stay.
         */
        delete: operations["deleteSalesRepCommission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a sales rep to the shop. A rep is a person by name and needs no login.
         * @description Orders can be given to the rep from then on.
         */
        post: operations["createSalesRep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the name of a sales rep.
         * @description Parts of orders and payouts stay the rep's.
         */
        put: operations["updateSalesRep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/commission-totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sales reps with what each is due, was paid and has earned.
         * @description With the picture of each, for the list of reps. A sales rep reads their own figures: those of others are null, and come last in every ordering by a figure.
         */
        get: operations["listSalesRepTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/commission-totals/combined/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sums over all sales reps of the shop.
         * @description The boxes above the list of reps. A sales rep's are their own.
         */
        get: operations["getCombinedSalesRepTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/commission-totals/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earnings of and payments to sales reps over time.
         * @description A commission counts on the day of its order, a payout on the day it was made; additional pay is both at once. Over all days the sums are those of combined. The days are chosen as for the vendors' history.
         */
        get: operations["getSalesRepTotalsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/{id}/unpaid-commissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The commissions that can be paid to a sales rep now.
         * @description A payout of the rep would pay these now.
         */
        get: operations["getSalesRepUnpaidCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payouts of sales reps, without those that were deleted.
         * @description Of all reps, or of the one that is named.
         */
        get: operations["listSalesRepPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/payouts/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays a sales rep all that is due.
         * @description Refunds since the last payout are taken off. With an Idempotency-Key the same request is done once, as when a vendor is paid.
         */
        post: operations["createSalesRepPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreps/payouts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payout of a sales rep with what it paid.
         * @description The commissions that it paid come with their orders.
         */
        get: operations["getSalesRepPayout"];
        put?: never;
        post?: never;
        /**
         * Deletes a payout of a sales rep; what it paid is due again.
         * @description It stays in the books with its reversal, and leaves the lists.
         */
        delete: operations["deleteSalesRepPayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue, one row a product.
         * @description A vendor sees its own products, and gets 403 where the shop keeps products out of the portal.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/sold/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products that were sold in a range of days, with the sales of those days.
         * @description A product without a sale in the range is not in the list.
         */
        get: operations["listSoldProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/variants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue, one row a variant.
         * @description Without days the variants that are not deleted, with all their sales; with days those sold on them, deleted since or not.
         */
        get: operations["listProductVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product.
         * @description A vendor's login gets its own products, and of them what the shop shows.
         */
        get: operations["getProduct"];
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
        /**
         * The shop's imports, the newest first.
         * @description A check of files that wrote nothing is among them.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Announces the files of an import; send them next, then start it.
         * @description Each is named with its role and its size.
         */
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
        /**
         * One import and how far it is.
         * @description Asked again and again while it runs, by the page that started it.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Takes an import back that has written nothing; its files are removed, and a check of them ends.
         * @description One that writes or has written is refused with 409.
         */
        delete: operations["cancelImport"];
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
        /**
         * Sends one file; sending it again replaces it.
         * @description Each file holds orders, products or refunds.
         */
        put: operations["uploadImportFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the files through once they are here, and says what the import would do.
         * @description Nothing is written into the books. The import is `checked` then, and can be started or cancelled. Where the dates of a file can be read in several ways, it is `waiting` again, the file has `date_samples`, and another check with `date_orders` answers. One import or check runs per shop at a time.
         */
        post: operations["checkImport"];
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
        /**
         * Starts the import once its files are here, checked or not. One import runs per shop at a time.
         * @description It goes on in the server; how far it is comes with the import. Refused with `date_order_required` and the `date_questions` where the dates of a file can be read in several ways and there is no answer: nothing is written then.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/gaps/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products whose lines have no vendor, or a SKU that no product has.
         * @description Mended, each line earns its vendor something.
         */
        get: operations["listImportGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/findings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The findings of the files that move money, by order and vendor.
         * @description Each with the commission that depends on it. The import itself has them in sum, by kind.
         */
        get: operations["listImportFindings"];
        put?: never;
        post?: never;
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
        /**
         * The rows that were not read, or not as they say, each with its reason.
         * @description With the number of the row in its file and the beginning of its text.
         */
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
        /**
         * Whether the process answers, whatever the database does. For what restarts it.
         * @description It does not ask the database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether data can be read. For what sends requests to it.
         * @description It reads from the database, and answers 503 while that is away.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the shop.
         * @description Without their secrets, which are shown once.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a webhook, and shows its secret once.
         * @description It gets the events of its groups from now on. An address that is not one of the public Internet, or does not begin with https, is refused.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/": {
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
         * Deletes a webhook and the log of its deliveries.
         * @description Events that were not delivered are not sent any more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Changes a webhook, or switches it on or off.
         * @description Fields that are left out stay. One that is switched on again goes on where it stopped.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the secret, and shows the new one once.
         * @description For 24 hours messages are signed with both, so that a receiver can change over without losing one.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a `test.ping` and shows the answer.
         * @description Once, whether the webhook is on or off; it is not in the log.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends past events once more.
         * @description Those after a number of the history, or since an instant; one of the two is needed. Each keeps its id, by which a receiver knows it again.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of a webhook and what became of them, the latest first.
         * @description Those that are over are kept for 90 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{seq}/replay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends one event once more.
         * @description Later events of the same object that are not delivered yet wait for it.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of the shop's programs, the newest first.
         * @description Those that have expired or were revoked among them. No answer holds a secret, except that of the call that makes it.
         */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a key for a program.
         * @description The answer is the only one with the secret: the server keeps its digest. There is no Idempotency-Key, since the answer of a repeated request would have to be kept with the secret; a key whose answer was lost is revoked. The first test key also makes the sandbox.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the name, the end or the limit of a key.
         * @description The scopes of a key never change: other ones take another key. A key that no longer works cannot be changed (409 `stale`).
         */
        put: operations["updateKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/rotate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the key that follows this one.
         * @description It may do the same and has the same end. The old one works for some days beside it, or ends at once with 0. A key is rotated once.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/revoke/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a key for good, with its next call.
         * @description One that was revoked before stays as it is.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/sandbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sandbox of the shop, and how far its filling is.
         * @description A sandbox is a separate shop with made-up data that only test keys reach. It sends no mail, pays no one and calls no other server.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/sandbox/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empties the sandbox and fills it again, or makes it.
         * @description Test keys are refused with 503 until it is full. A call made while it is being filled does not start the filling again.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last comparison and its progress, the files compared, and the connected platform. */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares the books with everything that is there to compare.
         * @description The books among themselves, what keeps money from being paid, the files that were read, and the orders of a connected platform, which are fetched for it. It runs as a job, one in a shop at a time (409 `reconciliation_under_way`), and writes nothing but differences.
         */
        post: operations["startReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many differences are open and set aside, by group and by kind. */
        get: operations["countDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a file to compare it with the books, and starts the comparison.
         * @description Nothing of it is imported. An orders export or a refunds file as `createImport` takes them, or the activity report of PayPal as CSV. A file takes the place of the one of the same role that was read before. Rows that cannot be read are listed with the file and are not compared. Dates that can be read in several ways are asked for (422 `date_order_required`), and the file is sent again with `date_order`. A file may have 200 MB at most.
         */
        post: operations["compareFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/bank-statements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a bank statement to compare it with payouts by bank, and starts the comparison.
         * @description A statement (camt.052, .053 or .054), or a CSV of one with its columns. No payout is settled by it. It takes the place of the one that was read before. A NACHA file of returns is read too, and is added to what was read before: an addenda 99 brings a payment back. One that has notifications of change alone (addenda 98) is refused, as `uploadBankAnswer` takes it.
         */
        post: operations["compareBankStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/files/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a file out of the comparison; its differences go with it. */
        delete: operations["deleteComparedFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Differences, open ones unless another state is asked for. */
        get: operations["listDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A difference with the figures of both sides. */
        get: operations["getDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/{id}/aside/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a difference aside with a reason.
         * @description It stays aside while nothing about it changes, and comes back when its figures do. One that is settled is refused (409 `stale`).
         */
        post: operations["setDifferenceAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/{id}/back/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a difference that was set aside back into the inbox. */
        post: operations["bringDifferenceBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/{id}/fetch-order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetches the order of a difference from the connected platform again.
         * @description The order is written as a message of the platform would have it written, and the difference is compared again. Refused with 422 `platform_not_connected` where no platform is connected, and with 409 `stale` where the difference is settled or about no order of the platform.
         */
        post: operations["fetchOrderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/{id}/take-order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports the one order of a difference from the file that was compared.
         * @description It takes the path of an import, so paid lines stay as they are. Refused with 409 `stale` where the difference is settled, or its file has no such order, and with 409 `import_running` while an import runs.
         */
        post: operations["importComparedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation/differences/{id}/cancel-order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The earnings that vendors would lose if the missing order of a difference were canceled.
         * @description Nothing changes. Refused with 409 `stale` where the difference is settled, or is not of the kind `order_missing_there`.
         */
        get: operations["previewOrderCancellation"];
        put?: never;
        /**
         * Cancels the order of a difference, which was deleted on the other side.
         * @description As a message of the platform about a deleted order does. Unpaid lines earn nothing; commission that was paid is taken back from the vendor's next payout. Refused with 409 `stale` where the difference is settled, or is not of the kind `order_missing_there`, and with 409 `import_running` while an import runs.
         */
        post: operations["cancelMissingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's moves from another app, the newest first.
         * @description One that was booked, and one that was taken back, stay in the list.
         */
        get: operations["listMoves"];
        put?: never;
        /**
         * Begins a move from another app; send its files next.
         * @description Refused with `move_under_way` while another one is: a move is under way until it is booked, taken back or deleted.
         */
        post: operations["createMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/profiles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved ways to read the files of another app, by name. */
        get: operations["listMoveProfiles"];
        put?: never;
        /**
         * Saves how the files of a move are read, under a name.
         * @description A profile of the same name, in whatever case, is replaced. A shop has 50 profiles at most.
         */
        post: operations["saveMoveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/profiles/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a profile. Files that were read by it stay as they are. */
        delete: operations["deleteMoveProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One move - its files, how far it is, and what has been found.
         * @description Asked again and again while it is checked, booked or taken back.
         */
        get: operations["getMove"];
        put?: never;
        post?: never;
        /**
         * Deletes a move of which nothing is in the books, with its files.
         * @description One that was ever booked stays in the list (409 `stale`), taken back or not.
         */
        delete: operations["deleteMove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/files/{role}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends one file of the former app as CSV; sending it again replaces it.
         * @description Its columns are found by their headers as far as they are known, and by the profile of the same headers. A file may have 50 MB. The figures of a former check go; the move is a `draft` again.
         */
        put: operations["uploadMoveFile"];
        post?: never;
        /** Takes a file out of a move. The move is a `draft` again. */
        delete: operations["deleteMoveFile"];
        options?: never;
        head?: never;
        /**
         * Says which column of a file is which, and how its dates, amounts and rates are written.
         * @description Keys that are left out stay. With `profile`, what the profile says of this kind of file is taken first, as far as the file has its headers. The move is a `draft` again.
         */
        patch: operations["updateMoveFile"];
        trace?: never;
    };
    "/moves/{id}/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the files, and works every past payout out again by the rules and orders as they are now.
         * @description Nothing is booked. It runs as a job; `progress` says how far it is. The files of commissions and payouts are needed (422 `missing_file`, `invalid_value` where a column or an answer is missing). Answers that were given stay, for the differences that are found again. Also checks a move again that was taken back.
         */
        post: operations["checkMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/problems/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows that were not read, each with its reason and what to do.
         * @description With the number of the row in its file, the column, and the beginning of its text.
         */
        get: operations["listMoveProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/vendors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors that the files name, whom they are here, and what is open to each.
         * @description Those without a vendor here come first.
         */
        get: operations["listMoveVendors"];
        put?: never;
        /**
         * Says whom vendors of the files are here - one that is here, or a new one.
         * @description A new one is made at once, with the name and email address of the files. The figures of a check that was made before do not count any more; check again.
         */
        post: operations["matchMoveVendors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/balances/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reviews the opening balances of vendors, and sets those that are named.
         * @description Booking makes a custom item of each. An amount below 0 is one that the vendor owes; null takes the suggested one. With `reviewed`, all of them are reviewed, which booking asks for where there are any.
         */
        put: operations["saveMoveBalances"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payouts of the former app, each with its amount then and by the rules here.
         * @description The newest first.
         */
        get: operations["listMovePayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/differences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The differences of a checked move, grouped so that one answer settles many.
         * @description Those of the most money come first, answered or not.
         */
        get: operations["listMoveDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/difference-rows/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The single differences of a group, or of a payout.
         * @description The largest first.
         */
        get: operations["listMoveDifferenceRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers groups of differences.
         * @description `theirs` books the amounts of the former app, and `leave` leaves the payouts with such a difference out of the books. A payout is booked where each of its differences has the answer `theirs`. Null takes an answer back.
         */
        post: operations["answerMoveDifferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/book/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books the accepted payouts as paid, with their old numbers, dates and amounts, and the opening balances.
         * @description No money moves, and no mail leaves. It runs as a job; payouts of the shop wait until it is done. Refused while a group has no answer (422 `not_answered`), while opening balances are not reviewed (422 `not_reviewed`), and where the sums are other ones than those that were reviewed (409 `amount_changed`).
         */
        post: operations["bookMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes all that a move has booked out of the books again.
         * @description Possible until the first new payout of the shop (409 `moved_on`). The payouts stay in the list as deleted, their ledger entries are reversed, and their lines are unpaid at what the rules give.
         */
        post: operations["undoMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signed report of a move that was checked or booked.
         * @description How many payouts are equal to the cent, and why each of the others differs; with the rules that were used and the digests of the files. JSON and PDF hold the same data with its hash, its signature and the id of the key.
         */
        post: operations["exportMoveReport"];
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
         * @description More rows match than `count` says, which only a `brief` count leaves open.
         * @enum {boolean}
         */
        CountIsLeast: true;
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
        /**
         * @description The side that bears a discount - all of it the vendor, none of it the vendor, or half.
         * @enum {string}
         */
        DiscountShare: "vendor" | "store" | "equal";
        /** @example GBP */
        Currency: string;
        /**
         * @description The vendor's own currency, in which its amounts are shown; null follows the shop's.
         * @example GBP
         */
        CurrencyOrNull: string | null;
        /**
         * @description `override` is a manual override, `custom` an item that the shop added by hand, `reversal` what a refund took back after a payout.
         * @enum {string}
         */
        CommissionType: "default" | "override" | "custom" | "reversal";
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
            /** @description With `other_app`, the app that the login is for, and the address of its sign-in page. */
            elsewhere?: {
                /** @enum {string} */
                app: "merchant" | "salesreps" | "portal";
                /** Format: uri */
                href: string;
            };
            /** @description With `second_factor_required`, what finishes the sign-in at /token/second-factor/. */
            second_factor?: components["schemas"]["SecondFactorAsked"];
            /** @description With `date_order_required`, the dates that an import does not guess. */
            date_questions?: components["schemas"]["ImportDateQuestion"][];
        };
        /**
         * @description Closed. Clients decide by it; the words are for people and may change.
         * @enum {string}
         */
        ProblemCode: "malformed" | "required" | "unknown_key" | "wrong_type" | "wrong_format" | "not_allowed_value" | "out_of_range" | "unauthenticated" | "invalid_credentials" | "session_ended" | "forbidden" | "not_approved" | "login_closed" | "password_by_mail_first" | "portal_closed" | "other_app" | "second_factor_required" | "second_factor_setup_required" | "proof_required" | "key_refused" | "scope_missing" | "not_found" | "method_not_allowed" | "too_large" | "unsupported_media_type" | "too_many_requests" | "in_flight" | "stale" | "already_paid" | "amount_changed" | "refund_changed" | "nothing_assigned" | "sum_differs" | "already_deleted" | "already_assigned" | "recalculating" | "not_recalculated" | "money_sent" | "being_checked" | "paid_there" | "not_cancellable" | "file_exported" | "not_in_question" | "payouts_under_way" | "already_merged" | "email_taken" | "customer_taken" | "already_member" | "import_running" | "import_finished" | "too_many_webhooks" | "too_many_keys" | "bank_details_changed" | "bank_details_stopped" | "hold_not_yours" | "statement_followed" | "second_person_needed" | "statements_under_way" | "replay_under_way" | "already_asked" | "question_ended" | "line_gone" | "reconciliation_under_way" | "move_under_way" | "moved_in" | "moved_on" | "notice_too_short" | "idempotency_key_reused" | "nothing_to_pay" | "nothing_available" | "not_available_yet" | "waits_for_answer" | "below_minimum" | "not_payable" | "wrong_vendor" | "vendor_hidden" | "additional_pay_negative" | "payout_selection" | "shop_required" | "passwords_differ" | "password_refused" | "wrong_password" | "wrong_second_factor" | "challenge_ended" | "no_second_factor" | "passkeys_unavailable" | "shared_login" | "invalid_link" | "last_owner" | "last_full_member" | "no_email" | "phone_verification_off" | "provider_not_connected" | "platform_not_connected" | "compared_file_refused" | "no_paypal_email" | "paypal_refused" | "no_bank_details" | "address_missing" | "currency_not_supported" | "unknown_meta_key" | "upgrade_not_open" | "invalid_value" | "missing_file" | "duplicate_file" | "date_order_required" | "period_stated" | "period_open" | "nothing_to_state" | "bank_file_refused" | "bank_text_refused" | "not_answered" | "not_reviewed" | "internal" | "unavailable" | "platform_not_configured";
        ChallengeToken: string;
        /** @description The six digits that an authenticator app shows. */
        FactorCode: string;
        /** @description The options for the browser in their JSON form (WebAuthn Level 3 §5.1.8, §5.1.9). */
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The answer of the browser, in its JSON form (WebAuthn Level 3 §5.1.10). */
        PasskeyAnswer: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            response: {
                clientDataJSON: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        SecondFactorAsked: {
            token: components["schemas"]["ChallengeToken"];
            /** @description The ways that the person has; `password` where they have no second factor. */
            methods: ("passkey" | "code" | "recovery_code" | "password")[];
            /** @description With `passkey`, the options of `navigator.credentials.get`. */
            passkey: components["schemas"]["PasskeyOptions"] | null;
        };
        /**
         * @description The app of a session, the shop's own, the one for sales reps, or the portal.
         * @enum {string}
         */
        Party: "merchant" | "salesrep" | "vendor";
        /**
         * @description The calls that a person may make; `x-roles` of each call names those who may make it.
         * @enum {string}
         */
        Role: "owner" | "manager" | "payer" | "bookkeeper" | "support" | "salesrep" | "vendor" | "vendor_viewer";
        /** @description Of a browser that somebody has signed in from with a password. It opens nothing. A browser keeps it and sends it with the next sign-in, which is then counted apart from the attempts of strangers. */
        DeviceToken: string;
        /**
         * @description `sent`: the mail server has it. `queued`: it has not left yet, and is tried again by itself. `kept`: this installation sends no mail, and keeps it in a folder.
         * @enum {string}
         */
        MailTold: "sent" | "queued" | "kept";
        /** Format: password */
        Password: string;
        /** @description Of a link that was mailed. */
        LinkToken: string;
        CommissionSettingsPreview: {
            /** @description The rate of orders to come, as it is and as the change makes it; null where the change is not one of a rate. Of drafts of rules with days it is there for one alone, which singles out no product, variant, tag or collection. */
            next_orders: {
                before: components["schemas"]["RatesAhead"];
                after: components["schemas"]["RatesAhead"];
                /** @description The commission of one item of this price on the first day of the change, without a discount or a tax; null where the price alone does not decide. */
                example: {
                    price: components["schemas"]["Money"];
                    before: components["schemas"]["Money"];
                    after: components["schemas"]["Money"];
                } | null;
            } | null;
            /** @description The lines of vendors that a rule can still move. */
            unpaid_lines: number;
            /** @description Those whose commission would be another. */
            changed_lines: number;
            /** @description All vendors together, less what some owe back. */
            due_before: components["schemas"]["Money"];
            due_after: components["schemas"]["Money"];
            /** @description The sum of what vendors owe back; with `due_before` it is what is due to the others. */
            owed_back_before: components["schemas"]["Money"];
            owed_back_after: components["schemas"]["Money"];
            /** @description How many vendors have changed lines. */
            changed_vendors: number;
            /** @description The largest difference first; the largest 1,000 of them. */
            vendors: {
                vendor: components["schemas"]["Id"];
                vendor_name: string;
                currency: components["schemas"]["CurrencyOrNull"];
                changed_lines: number;
                due_before: components["schemas"]["Money"];
                due_after: components["schemas"]["Money"];
            }[];
        };
        /**
         * Format: date
         * @description The first day, in the shop's time zone, on which a part of `on_its_way` is available. Null where nothing is on its way, and where the payment or the fulfilment that it waits for has not come.
         */
        NextAvailableOn: string | null;
        /** @description Days until a commission is available; 0 holds nothing back. */
        HoldDays: number;
        /** @description The sum due, never netted: over those with an amount due, and beside it what others owe back. `commission_due` is the one less the other. */
        DueSplit: {
            /** @description The sum over those with an amount due. */
            due: components["schemas"]["Money"];
            /** @description How many they are. */
            due_count: number;
            /** @description The sum of what others owe back; never below 0. */
            owed_back: components["schemas"]["Money"];
            /** @description How many they are. */
            owed_back_count: number;
            /** @description The name of the only one who owes something back; null for none and for several. */
            owed_back_by: string | null;
        };
        PeriodTotals: {
            /**
             * Format: date
             * @description The first day, in the shop's time zone.
             */
            start: string;
            earned: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description The amount due at the end of the period: all that was earned until then less all that was paid until then, at the prices of today. Over several vendors or sales reps it is the sum over those to whom something was due; where nothing moved since, that is `dues.due` of combined. */
            due: components["schemas"]["Money"];
        };
        /** @description Fields that are not required are left out for a vendor's login where the shop hides them (its `vendor_field_*` settings, cost always). For a merchant every field is there. */
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
                    /** Format: uri-reference */
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
            /** Format: uri-reference */
            image: string | null;
            /** @description Of one unit before any discount. */
            price?: components["schemas"]["Money"];
            quantity: number;
            /** @description Of `quantity`, the units that came back. */
            returned_quantity: number;
            /** @description Of the whole line. */
            allocated_discount?: components["schemas"]["Money"];
            /** @description The amount that the vendor receives, after refunds. */
            commission_amount?: components["schemas"]["Money"];
            commission_type: components["schemas"]["CommissionType"];
            /** @description Null where the amount does not come from a percentage. */
            commission_rate?: components["schemas"]["Rate"] | null;
            /** @description Of the whole line; hidden with the price. */
            total_tax?: components["schemas"]["Money"];
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
            question: components["schemas"]["LineQuestion"];
            /**
             * Format: date-time
             * @description When the shop added it, for an item without an order. Hidden as the date of an order is.
             */
            processed_at?: string;
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
        CommissionReason: "no_vendor" | "before_start_date" | "ignored_tag" | "cancelled" | "voided" | "not_commissionable" | "awaiting_payment" | "customer_owes" | "sums_differ" | "refund_to_assign" | "no_rate" | "no_cost" | "removed" | null;
        CommissionRule: {
            /** @enum {string} */
            source: "custom_item" | "override" | "variant" | "product" | "vendor_product_type" | "tag" | "collection" | "shop_product_type" | "flat" | "vendor" | "global";
            /** @enum {string} */
            kind: "line_amount" | "unit_amount" | "percent";
            /** @description Minor units of the currency, or parts per million of a percentage rate. */
            value: number;
            version?: components["schemas"]["CommissionRuleVersion"];
        };
        /** @description Of a rule with days; a setting has none. */
        CommissionRuleVersion: {
            id: components["schemas"]["Id"];
            /** @description The first version of a rule is 1. */
            number: number;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description Included; null has no end.
             */
            until: string | null;
            /** @description True where it pays the cost of the item. */
            isCost: boolean;
            /** @description The band or tier of the line, in minor units; null where the rule has one value for all. */
            step: {
                /** @enum {string} */
                of: "unit_price" | "vendor_sales";
                from: number;
                /** @description Not included; null has no end. */
                until: number | null;
            } | null;
            /** @description The least and the most that the line earns, in minor units. */
            bounds: {
                floor: number | null;
                cap: number | null;
                /** @enum {string} */
                per: "unit" | "line";
            } | null;
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
                /** @description The vendor's sales of the month before, less discounts and what came back, without orders that are cancelled, voided, ignored or before the start date; only where the rule is a tier by them. */
                salesBefore?: number;
                /** @description How many orders these sales were counted from; only where that is known. */
                ordersBefore?: number;
            };
        } | null;
        /**
         * @description Which lines a rule is for; the strongest first. `flat` is whether the cost of the item is paid, of one vendor or of the shop.
         * @enum {string}
         */
        RulePlace: "variant" | "product" | "vendor_product_type" | "tag" | "collection" | "shop_product_type" | "flat" | "vendor" | "global";
        RuleStep: {
            /** @description From this price or these sales on; the first is 0. */
            from: components["schemas"]["Money"];
            /** @enum {string} */
            kind: "percent" | "unit_amount" | "cost" | "none";
            /** @description A percentage without its sign, or an amount a unit; null for the cost and for none. */
            value: string | null;
        };
        /** @description The reason for the change, which its history keeps. No data of people belongs in it. */
        RuleReason: string;
        RateRule: {
            place: components["schemas"]["RulePlace"];
            /** @description The version of a rule with days; null for a setting. */
            rule: components["schemas"]["IdOrNull"];
            version: number | null;
            /**
             * Format: date
             * @description The first day of the rule.
             */
            from_day: string | null;
            /**
             * Format: date
             * @description Its last day; null has no end.
             */
            until_day: string | null;
            /** @enum {string|null} */
            measure: "unit_price" | "vendor_sales" | null;
            steps: components["schemas"]["RuleStep"][];
            floor: components["schemas"]["Money"] | null;
            cap: components["schemas"]["Money"] | null;
            /** @enum {string|null} */
            bounds_per: "unit" | "line" | null;
        };
        /** @description The rate of orders to come, from today on and without a gap, for goods that no rule singles out by product, variant, tag or collection. Of each spell of days the first rule decides; the others wait behind it, and are left out for vendors. A spell without rules has no rate. */
        RatesAhead: {
            /**
             * Format: date
             * @description In the shop's time zone.
             */
            from_day: string;
            /**
             * Format: date
             * @description The last day, which counts in full; null has no end.
             */
            until_day: string | null;
            rules: components["schemas"]["RateRule"][];
        }[];
        /**
         * @description A percentage, or an amount a unit in the shop's currency, as `commission_percentage` says. Null is unset - the next rule applies; "0" is a rate.
         * @example 35
         * @example 7.25
         */
        TypeRate: string | null;
        FileLink: {
            /**
             * Format: uri-reference
             * @description On this server, without a bearer token. It works once, for 60 seconds and while the session lasts, and gives what that session may see.
             * @example /api/files/1.4Wb2vE0YxkqS0gkXW3yTfCk7i6dcmQy2d1s5bQk0aLc/
             */
            url: string;
        };
        /**
         * Format: binary
         * @description UTF-8 with a byte order mark, CRLF, commas (RFC 4180) and decimal points. A person whose `csv_form` is `semicolons` gets lists with semicolons and decimal commas; a key never does. Times are those of the shop's zone. Text that a spreadsheet would run as a formula begins with an apostrophe.
         */
        CsvFile: string;
        /**
         * @description `open`: the shop is to answer. `answered`: the asker may reply. `settled`: an act or an agreement ended it. `closed`: it ended without one.
         * @enum {string}
         */
        QuestionState: "open" | "answered" | "settled" | "closed";
        /** @description The latest question about the line that this session may see; null where there is none. */
        LineQuestion: {
            id: components["schemas"]["Id"];
            number: number;
            state: components["schemas"]["QuestionState"];
        } | null;
        /** @description Lines that wait for an answer, of open or answered questions. They are not paid, and not counted among the others. */
        WaitingLines: number;
        /** @description The sum of the lines that wait for an answer. It stays due. */
        WaitingAmount: components["schemas"]["Money"];
        /** @enum {string} */
        CsvSeparator: "," | ";" | "\t";
        /** @enum {string} */
        DecimalMark: "." | ",";
        /** @enum {string} */
        CsvDateForm: "YYYY-MM-DD" | "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "DD-MM-YYYY" | "YYYYMMDD" | "DDMMYYYY";
        /** @description Columns are counted from 1. */
        StatementColumns: {
            separator: components["schemas"]["CsvSeparator"];
            decimal: components["schemas"]["DecimalMark"];
            date: components["schemas"]["CsvDateForm"];
            header_rows: number;
            date_column: components["schemas"]["ColumnNumber"];
            /** @description One column of signed amounts, or one of money out and one of money in. */
            amount: {
                column: components["schemas"]["ColumnNumber"];
            } | {
                out: components["schemas"]["ColumnNumber"];
                in: components["schemas"]["ColumnNumber"];
            };
            text_columns: components["schemas"]["ColumnNumber"][];
        };
        ColumnNumber: number;
        /**
         * @description By hand: `to_send` - the shop has yet to send the money; `recorded` - the shop says that it has paid. `deleted` - taken back. By the shop's bank: `ready` - for its file; `at_bank` - given to the bank. The others are of payouts by a provider. On its way: `sending` - about to be asked for; `checking` - whether the provider has it is not known yet; `sent` - taken by the provider; `held` - under its review; `unclaimed` - waits for the vendor; `needs_attention` - the provider has not reported an outcome for 29 days, and a person has to decide. At its end: `paid`. Not paid, its lines payable again: `failed`, `returned`, `reversed`.
         * @enum {string}
         */
        PayoutStatus: "to_send" | "recorded" | "ready" | "at_bank" | "sending" | "checking" | "sent" | "held" | "unclaimed" | "paid" | "needs_attention" | "failed" | "returned" | "reversed" | "deleted";
        /**
         * @description `paypal` - by PayPal; `bank` - by the shop's bank, in a file; `by_hand` - the shop pays the vendor itself, and the payout is only recorded.
         * @enum {string}
         */
        PayoutMethod: "paypal" | "bank" | "by_hand";
        OrdersTotal: {
            /** @description Of the orders. */
            currency: string;
            amount: components["schemas"]["Money"];
        };
        SalesRepCommission: {
            id: components["schemas"]["Id"];
            percent: components["schemas"]["Rate"];
            sales_rep: {
                id: components["schemas"]["Id"];
                user: {
                    first_name: string;
                    last_name: string;
                };
            };
            /**
             * Format: uri-reference
             * @description Of the rep.
             */
            image: string | null;
            order: components["schemas"]["Id"];
            /** @description The percentage of what the order's goods came to after discounts and refunds, without tax and shipping. The store bears it. */
            commission: components["schemas"]["Money"];
            /**
             * @description Only what is accrued counts; pending waits for the payment, or until it is known what the order came to; a cancelled order earns nothing. A paid commission stays accrued while such an order waits.
             * @enum {string}
             */
            commission_state: "accrued" | "pending" | "ineligible";
            commission_reason: components["schemas"]["CommissionReason"];
            /** @description The sum that payouts have paid of it; more than `commission` where money came back afterwards. */
            commission_paid: components["schemas"]["Money"];
            /** @description A payout holds it, so its percentage stays. */
            paid: boolean;
        };
        /**
         * @description How dates such as 03/04/2024 are written in a file, which decides it once for all of its rows. `year_first` is open only where years have two figures.
         * @enum {string}
         */
        ImportDateOrder: "day_first" | "month_first" | "year_first";
        ImportDateQuestion: {
            /**
             * @description `paypal` - of a report that is compared.
             * @enum {string}
             */
            role: "products" | "orders" | "refunds" | "paypal";
            samples: components["schemas"]["ImportDateSample"][];
        };
        /** @description A date of the file, and what it would be in each order. */
        ImportDateSample: {
            /** @description As the file counts them, the header being 1. */
            row: number;
            column: string;
            text: string;
            readings: {
                date_order: components["schemas"]["ImportDateOrder"];
                /** Format: date */
                date: string;
            }[];
        };
        /** @description Bearer token, valid for 5 minutes. */
        AccessToken: string;
        /** @description Works once; see POST /token/refresh/. */
        RefreshToken: string;
        /** @description Such as k7wq-9mzt-p3xa-h5cd; good once. */
        RecoveryCode: string;
        SecondFactorShown: {
            token: components["schemas"]["ChallengeToken"];
            code?: components["schemas"]["FactorCode"];
            recovery_code?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAnswer"];
            device?: components["schemas"]["DeviceToken"];
        };
        OwnSession: {
            /** Format: uuid */
            id: string;
            /**
             * @description In words; empty where it is not known.
             * @example Firefox on Linux
             */
            device: string;
            /**
             * @description The network address it was last seen at.
             * @example 203.0.113.7
             */
            address: string;
            /** Format: date-time */
            began_at: string;
            /** Format: date-time */
            last_seen_at: string;
            /** @description The session that asks. */
            is_current: boolean;
        };
        TokenPair: {
            access: components["schemas"]["AccessToken"];
            refresh: components["schemas"]["RefreshToken"];
            /**
             * @description The app that the session is for. `GET /session/` says what the person may do in it.
             * @enum {string}
             */
            role: "merchant" | "vendor" | "salesrep";
            device?: components["schemas"]["DeviceToken"];
        };
        SessionFacts: {
            party: components["schemas"]["Party"];
            role: components["schemas"]["Role"];
            login_id: components["schemas"]["Id"];
            name: string;
            email: string;
            /** @description The shop's platform domain. */
            shop: string;
            /** @description The vendors that the session sees; null where it sees the whole shop. */
            vendor_ids: components["schemas"]["Id"][] | null;
            preferences: components["schemas"]["Preferences"];
        };
        OwnVendor: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: uri-reference */
            image: string | null;
            currency: components["schemas"]["Currency"];
            contact_name: string;
            account_email: string;
            paypal_email: string;
            collects_tax: boolean;
            /** @description The part of what is due that can be paid now; below 0 where reversals exceed it. */
            available: components["schemas"]["Money"];
            /** @description The part of what is due that the shop's hold keeps back; with `available` it is what is due. */
            on_its_way: components["schemas"]["Money"];
            next_available_on: components["schemas"]["NextAvailableOn"];
            /** @description The part of `on_its_way` that is available from that day; 0 where no day is known. */
            next_available_amount: components["schemas"]["Money"];
            /** @description Whether rules with days that the vendor is shown hold for its goods, or are coming. */
            has_rates: boolean;
            /** @description How the shop pays the vendor. */
            paid_by: components["schemas"]["PayoutMethod"];
            /** @description The vendor's own, or the shop's. A smaller sum is carried over to the next payout. */
            minimum_payout: components["schemas"]["Money"];
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
            amount_unpaid: components["schemas"]["Money"];
        };
        /** @enum {string} */
        SecondFactorRule: "optional" | "payers" | "everybody";
        FactorRule: {
            rule: components["schemas"]["SecondFactorRule"];
        };
        PasskeySetUp: {
            token: components["schemas"]["ChallengeToken"];
            options: components["schemas"]["PasskeyOptions"];
        };
        AuthenticatorSetUp: {
            token: components["schemas"]["ChallengeToken"];
            /** @description In base32. */
            secret: string;
            /** @example otpauth://totp/Consignment:owner%40demo.example?secret=… */
            uri: string;
        };
        RecoveryCodes: {
            /** @description Empty where the person has some already. */
            recovery_codes: string[];
        };
        Security: {
            passkeys: {
                id: components["schemas"]["Id"];
                name: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                last_used_at: string | null;
            }[];
            /** @description The host whose pages can ask for passkeys; null where this server can have none. */
            passkey_host: string | null;
            authenticator: {
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                last_used_at: string | null;
            } | null;
            recovery_codes: {
                left: number;
                /** Format: date-time */
                created_at: string;
            } | null;
            /** @description The shop asks a second factor of this person. */
            is_required: boolean;
            rule: components["schemas"]["SecondFactorRule"];
        };
        VendorToInvite: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
        };
        /** @description The login of a person in this shop, and the vendors it is for. */
        VendorAccount: {
            id: components["schemas"]["Id"];
            /** @description The same as `id`. */
            vendor_signup_id: components["schemas"]["Id"];
            vendor_signup_name: string;
            vendor_signup_user_email: string;
            /** @description False cannot sign in. */
            approved: boolean;
            /** @description Registered, and the shop has not decided about it yet. */
            waiting: boolean;
            /** @description By name. */
            vendors: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description Of all its vendors. */
            commission_due: components["schemas"]["Money"];
            /** @description Of all its vendors. */
            commission_paid: components["schemas"]["Money"];
            /** @description Of its vendors. */
            dues: components["schemas"]["DueSplit"];
            /** Format: date-time */
            created_date: string;
            /** @description As said at registration. */
            donate: boolean;
            /** @description As said at registration. */
            paypal_email: string;
            /** @description The customer of the shop's platform who comes in as this account. */
            customer_id: string | null;
            /** @description A vendor's full member or viewer. */
            role: components["schemas"]["Role"];
            /** @description The same for all people of one vendor. */
            team: components["schemas"]["Id"];
        };
        Preferences: {
            /** @description The columns that are hidden, by list. */
            hidden_columns?: {
                vendors?: components["schemas"]["ColumnIds"];
                orders?: components["schemas"]["ColumnIds"];
                products?: components["schemas"]["ColumnIds"];
                payouts?: components["schemas"]["ColumnIds"];
                vendor_commissions?: components["schemas"]["ColumnIds"];
                vendor_unpaid?: components["schemas"]["ColumnIds"];
                portal_commissions?: components["schemas"]["ColumnIds"];
            };
            /**
             * @description The theme of the apps; `system` follows the device.
             * @enum {string}
             */
            scheme?: "light" | "dark" | "system";
            /** @description The language of the apps and of mails, by its BCP 47 tag, such as `de`. Without a choice, the apps follow the browser, and mails follow the last sign-in. A language that an app does not have is ignored. */
            language?: string;
            /**
             * @description How lists are written as files - with commas and decimal points, as where none is chosen, or with semicolons and decimal commas, which Excel expects in most of Europe.
             * @enum {string}
             */
            csv_form?: "commas" | "semicolons";
        };
        ColumnIds: string[];
        Team: {
            members: components["schemas"]["TeamMember"][];
            /** @description The newest first; empty for those who may not invite. */
            invitations: components["schemas"]["TeamInvitation"][];
        };
        TeamMember: {
            /** @description The login in a shop's team; the account in a vendor's. */
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /** @description The sales rep whose figures the person sees; null for every role but `salesrep`, and until the rep is named. */
            sales_rep: components["schemas"]["Id"] | null;
            sales_rep_name: string | null;
            /**
             * Format: date-time
             * @description Here, and not in another shop.
             */
            last_sign_in: string | null;
            /** @description The person of this session. */
            is_self: boolean;
        };
        TeamInvitation: {
            id: components["schemas"]["Id"];
            email: string;
            role: components["schemas"]["Role"];
            /** @description The sales rep whose figures the person sees; null for every role but `salesrep`, and until the rep is named. */
            sales_rep: components["schemas"]["Id"] | null;
            sales_rep_name: string | null;
            /** @description A name; null where the login is gone. */
            invited_by: string | null;
            /**
             * Format: date-time
             * @description Of the present link.
             */
            sent_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        InvitationToRead: {
            party: components["schemas"]["Party"];
            role: components["schemas"]["Role"];
            email: string;
            /** @description The shop's platform domain. */
            shop: string;
            shop_name: string;
            /** @description The names of those that the portal shows the person; empty for the shop's own team. */
            vendors: string[];
            invited_by: string | null;
            /** @description The address has a login; it joins with the password it has. */
            has_login: boolean;
            /** @description The invitation is of a vendor, and the person is the first of its account. */
            is_first: boolean;
        };
        /** @enum {string} */
        Theme: "light" | "dark";
        /** @enum {string} */
        TrackingType: "Vendor Name" | "Product Tag";
        /** @description A boolean is kept as the string true or false. */
        MetaValueSent: string | boolean;
        /** @description Booleans are the strings true and false. */
        MetaValue: string;
        /**
         * @description A name of the IANA time zone database.
         * @example Europe/London
         */
        TimeZone: string;
        CssCorrection: {
            line: number;
            column: number;
            /** @enum {string} */
            what: "words" | "ground";
            /** @enum {string} */
            scheme: "light" | "dark";
            /** @description # and six digits of hex. */
            from: string;
            /** @description # and six digits of hex. */
            to: string;
            /** @description Contrast ratio of what is used, 4.5 or more. */
            contrast: number;
            /** @description Contrast ratio of what was asked for. */
            before: number;
        };
        /** @description An empty string where the shop has not set a value. A colour is used only if it is */
        PublicShop: {
            /** @description When the operator of the installation answers, as Help prints it; left out where none is promised. */
            support_hours?: string;
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
            /** @description The CSS custom properties of the shop's theme (the setting vendor_portal_tokens) with its four colours, all words readable; empty where the shop has no theme beyond these colours. */
            vendor_portal_properties: {
                light: {
                    [key: string]: string;
                };
                dark: {
                    [key: string]: string;
                };
            };
            vendor_portal_login_title: string;
            vendor_portal_login_description: string;
            /** @description A link. */
            vendor_portal_terms: string;
            vendor_portal_disabled: boolean;
            /** @description False hides the products from the portal's menu. */
            vendor_portal_products: boolean;
            /** @description False hides the dates of orders from vendors, who cannot ask for the sales of some days either. */
            vendor_field_order_date: boolean;
            /** @description False hides from vendors what they earn; their statements are refused too. */
            vendor_field_commissions: boolean;
            /**
             * Format: uri
             * @description The page on which anyone checks a statement. It is the server's own, also where a shop's site shows the portal.
             */
            check_address: string;
            /** @description The shop's switches that registration goes by. */
            switches: {
                showRegisterDonate: boolean;
                showRegisterPaypalEmail: boolean;
                useModeratedRegisterMessage: boolean;
            };
            currency: components["schemas"]["Currency"];
            time_zone: components["schemas"]["TimeZone"];
            locale: components["schemas"]["Locale"];
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
            /** @description Address of the form for early access to the new version; left out where there is none. */
            early_access_form?: string;
            /** @description Address of the page at which the app can be reviewed; left out where there is none. */
            review_page?: string;
            /** @description When the operator of the installation answers, as Help prints it; left out where none is promised. */
            support_hours?: string;
            /** @description How many have registered in the portal that the shop has not decided about; for the merchant alone. */
            waiting_accounts?: number;
            currency: components["schemas"]["Currency"];
            time_zone: components["schemas"]["TimeZone"];
            country_code: components["schemas"]["CountryCode"];
            locale: components["schemas"]["Locale"];
        };
        JobProgress: {
            /** @description The current step, for a progress bar; empty before the first. */
            description: string;
            /** @description Percent. */
            progress: number;
            active: boolean;
            failure: components["schemas"]["JobFailure"];
        };
        /** @description The reason of its last failure, once it has failed three times in a row; it is tried again every few minutes. Null while it works. */
        JobFailure: string | null;
        SyncProgress: {
            description: string;
            /** @description Percent. */
            progress: number;
            active: boolean;
            failure: components["schemas"]["JobFailure"];
            /** @description While it is active, amounts and totals may be those of the old rules. */
            recalculation: components["schemas"]["JobProgress"];
            /** @description To the platform that the shop sells on; null for a shop whose orders are imported. */
            connection: components["schemas"]["PlatformConnection"] | null;
        };
        PlatformConnection: {
            /** @description The shop on its platform, such as my-shop.myshopify.com. */
            host: string;
            /**
             * @description From an ended one nothing comes in any more.
             * @enum {string}
             */
            state: "connected" | "ended";
            /** @description Objects of the platform that could not be read since the last whole sync, a sentence or two each. */
            problems: string[];
        };
        Settings: {
            id: components["schemas"]["Id"];
            theme: components["schemas"]["Theme"];
            tracking_type: components["schemas"]["TrackingType"];
            use_cost_per_item: boolean;
            global_commission: components["schemas"]["Rate"] | null;
            sync_active: boolean;
            /** @description The rates of vendors without separate rules. Only the shop's logins get them. */
            rates_ahead?: components["schemas"]["RatesAhead"];
        };
        /** @description Some of a shop's settings, each in the form that its own call takes. */
        SomeSettings: {
            theme?: components["schemas"]["Theme"];
            tracking_type?: components["schemas"]["TrackingType"];
            /** @description True for a flat rate per unit. */
            use_cost_per_item?: boolean;
            /** @description Null for no global rate; "0" is a rate. */
            global_commission?: components["schemas"]["Rate"] | null;
            discount_share?: components["schemas"]["DiscountShare"];
            /** @description A day, also with a time of 00:00:00. Null counts all orders. */
            commission_start_date?: string | null;
            /** @description Separated by commas. */
            ignore_order_tags?: string;
            /** @description For orders that do not say it themselves. */
            prices_include_tax?: boolean;
            /** @description Small settings by their keys; one that was never set is empty. */
            metas?: {
                [key: string]: components["schemas"]["MetaValue"];
            };
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
            /** @description Whether prices include tax, for orders where neither the platform nor their own sums say it. */
            prices_include_tax: boolean;
            /** @description Where the shop's vendors reach it; null when it has given no address. */
            contact_email: string | null;
            /** @description The portal's columns as the merchant's form has them. */
            portal_commission_fields: components["schemas"]["CommissionField"][];
            /** @description The same list as the portal reads it. */
            commission_fields: {
                key: components["schemas"]["CommissionFieldKey"];
                label: string;
            }[];
        };
        /** @description Fields that are not required are left out for a vendor's login. Every switch is off until the shop turns it on. */
        ShopSwitches: {
            hidePortalCommissionsMenu: boolean;
            showPortalUnpaidOrders: boolean;
            hidePortalPayoutsMenu: boolean;
            showPortalCustomers: boolean;
            showPortalSellForm: boolean;
            redirectPortalToProducts: boolean;
            showPortalContactPage: boolean;
            showVendorTaxesStat: boolean;
            showVendorSalesStat: boolean;
            hidePortalStats: boolean;
            useCommissionFields: boolean;
            showBarcodeColumn: boolean;
            showTaxColumn: boolean;
            showLocationColumn: boolean;
            showProductCodeColumn: boolean;
            showItemCostColumn: boolean;
            showExtraDateColumns: boolean;
            usePrintReportLabel: boolean;
            hidePortalPaypalEmail: boolean;
            showRegisterDonate?: boolean;
            showRegisterPaypalEmail?: boolean;
            useModeratedRegisterMessage?: boolean;
            showDashboardProfit?: boolean;
            showPayAllVendors?: boolean;
            showVendorUnpaidOrdersTab?: boolean;
            showVendorPayoutReport?: boolean;
            vendorProductsTabColumns?: components["schemas"]["VendorProductColumns"];
            showOrderCompanyColumn?: boolean;
            useProductVariantsList?: boolean;
            useProductVariantsExport?: boolean;
            commissionsPageSize100?: boolean;
            showProductCostColumn?: boolean;
            requireAccountVendors?: boolean;
        };
        ShopSwitchesChange: {
            /** @description The columns as the caller has seen them; 409 `stale` when they are others by now. */
            expected_columns?: components["schemas"]["VendorProductColumns"];
            hidePortalCommissionsMenu?: boolean;
            showPortalUnpaidOrders?: boolean;
            hidePortalPayoutsMenu?: boolean;
            showPortalCustomers?: boolean;
            showPortalSellForm?: boolean;
            redirectPortalToProducts?: boolean;
            showPortalContactPage?: boolean;
            showVendorTaxesStat?: boolean;
            showVendorSalesStat?: boolean;
            hidePortalStats?: boolean;
            useCommissionFields?: boolean;
            showBarcodeColumn?: boolean;
            showTaxColumn?: boolean;
            showLocationColumn?: boolean;
            showProductCodeColumn?: boolean;
            showItemCostColumn?: boolean;
            showExtraDateColumns?: boolean;
            usePrintReportLabel?: boolean;
            hidePortalPaypalEmail?: boolean;
            showRegisterDonate?: boolean;
            showRegisterPaypalEmail?: boolean;
            useModeratedRegisterMessage?: boolean;
            showDashboardProfit?: boolean;
            showPayAllVendors?: boolean;
            showVendorUnpaidOrdersTab?: boolean;
            showVendorPayoutReport?: boolean;
            vendorProductsTabColumns?: components["schemas"]["VendorProductColumns"];
            showOrderCompanyColumn?: boolean;
            useProductVariantsList?: boolean;
            useProductVariantsExport?: boolean;
            commissionsPageSize100?: boolean;
            showProductCostColumn?: boolean;
            requireAccountVendors?: boolean;
        };
        VendorProductColumns: ("product" | "price" | "cost" | "inventory" | "paid" | "sold" | "available" | "commission" | "created")[];
        Announcement: {
            id: components["schemas"]["Id"];
            title: string;
            message: string;
            /** Format: date-time */
            created_date: string;
        };
        /**
         * @description The provider's last check of client and secret. `payouts_off` - they are right, and their account may not send payouts yet.
         * @enum {string}
         */
        PaymentCheck: "not_checked" | "valid" | "payouts_off" | "invalid";
        /** @description A secret is empty or masked; sent back untouched it stays what it is. */
        PaymentSettings: {
            id: components["schemas"]["Id"];
            live_api_client: string;
            /** @example ••••Q2fT */
            live_api_secret: string;
            test_api_client: string;
            test_api_secret: string;
            /** @description False pays with the test keys. */
            live_mode: boolean;
            live_api_secret_set: boolean;
            /** @description Empty for a short secret. */
            live_api_secret_last4: string;
            test_api_secret_set: boolean;
            /** @description Empty for a short secret. */
            test_api_secret_last4: string;
            live_check: components["schemas"]["PaymentCheck"];
            test_check: components["schemas"]["PaymentCheck"];
        };
        PayoutSettings: {
            /** @description How a pay run pays vendors who have not chosen a method. */
            payout_method: components["schemas"]["PayoutMethod"];
            /**
             * @description The side that bears what a provider takes. A fee that a vendor bears is a custom item below zero, which its next payout takes off; payouts that were made before the change keep what was said then.
             * @enum {string}
             */
            fees_borne_by: "shop" | "vendor";
        };
        /** @enum {string} */
        CommissionFieldKey: "order_number" | "product" | "price" | "commission" | "date" | "sku" | "barcode" | "item_cost" | "customer" | "company" | "location" | "quantity";
        CommissionField: {
            id: components["schemas"]["Id"];
            key: components["schemas"]["CommissionFieldKey"];
            /** @description The heading. */
            value: string;
        };
        ShopMeta: {
            id: components["schemas"]["Id"];
            /** @example vendor_field_discount */
            meta_key: string;
            meta_value: components["schemas"]["MetaValue"];
            shop: components["schemas"]["Id"];
        };
        ShopFacts: {
            legal_name: components["schemas"]["ShopFact"];
            address_1: components["schemas"]["ShopFact"];
            address_2: components["schemas"]["ShopFact"];
            city: components["schemas"]["ShopFact"];
            state: components["schemas"]["ShopFact"];
            zip: components["schemas"]["ShopFact"];
            country_code: components["schemas"]["CountryCode"];
            tax_number: components["schemas"]["TaxNumber"];
            locale: components["schemas"]["Locale"];
            support_email: components["schemas"]["ShopFact"];
        };
        /** @description Empty where it is not set. */
        ShopFact: string;
        /** @description As the shop writes it; empty for none. */
        TaxNumber: string;
        /**
         * @description ISO 3166-1 with two capitals; empty where it is not known.
         * @example GB
         */
        CountryCode: string;
        /**
         * @description By whose customs dates are written, in English words; empty for the form of en-US.
         * @enum {string}
         */
        Locale: "" | "en-US" | "en-GB" | "en-AU" | "en-CA" | "en-IE" | "en-NZ" | "de-DE" | "fr-FR" | "es-ES" | "nl-NL" | "it-IT" | "pt-PT" | "pt-BR" | "ja-JP" | "ar-AE";
        /** @description When vendors are paid. */
        PayoutRules: {
            hold_days: components["schemas"]["HoldDays"];
            hold_from: components["schemas"]["HoldFrom"];
            /** @description A smaller sum is carried over; 0 for none. */
            minimum_payout: components["schemas"]["Money"];
        };
        /**
         * @description The moment that the days count from: the order, or when it was paid or fulfilled in full. An order that has not been, or whose platform does not say when, keeps its commissions held.
         * @enum {string}
         */
        HoldFrom: "order" | "payment" | "fulfilment";
        /** @description The bytes of a CSV file in base64. It has commas, semicolons or tabs, is in UTF-8, UTF-16 or Windows-1252, and has headings in its first row and 1,000 vendors at most. */
        VendorFileBytes: string;
        /** @enum {string} */
        VendorFileField: "name" | "contact_name" | "email" | "phone" | "address_1" | "address_2" | "city" | "state" | "zip" | "payout_method" | "paypal_email" | "commission_rate";
        /** @description The meaning of each column in the order of the file; null for one that is not read. Columns of one meaning are joined. */
        VendorFileColumns: (components["schemas"]["VendorFileField"] | null)[];
        VendorFileCheck: {
            columns: {
                heading: string;
                /** @description The first value of the column that is not empty. */
                example: string;
                field: components["schemas"]["VendorFileField"] | null;
            }[];
            /** @description Without the headings and empty rows. */
            rows: number;
            /** @description Vendors that are new. */
            added: {
                row: number;
                name: string;
                email: string;
            }[];
            /** @description Vendors that the shop has, with the fields that are empty there and filled in the file. */
            filled: {
                row: number;
                id: components["schemas"]["Id"];
                name: string;
                fields: components["schemas"]["VendorFileField"][];
            }[];
            /** @description How many vendors of the shop lack nothing of their row. */
            unchanged: number;
            /** @description The first 200. */
            problems: {
                row: number;
                /** @description The heading; null for the whole row. */
                column: string | null;
                detail: string;
            }[];
            /** @description How many rows are left out. */
            problem_rows: number;
        };
        /** @description A vendor's own; null follows the shop's. */
        VendorPayoutRules: {
            hold_days: components["schemas"]["HoldDays"] | null;
            minimum_payout: components["schemas"]["Money"] | null;
        };
        VendorTotals: {
            id: components["schemas"]["Id"];
            /** @example Lantern Loom */
            name: string;
            contact_name: string;
            /** Format: uri-reference */
            image: string | null;
            currency: components["schemas"]["CurrencyOrNull"];
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
            product_count: number;
            /** @description The part of what is due that can be paid now; below 0 where reversals exceed it. */
            available: components["schemas"]["Money"];
            /** @description The part of what is due that the shop's hold keeps back; with `available` it is what is due. */
            on_its_way: components["schemas"]["Money"];
            next_available_on: components["schemas"]["NextAvailableOn"];
        };
        NextPayment: {
            /**
             * Format: date
             * @description The day, in the shop's time zone, on which the money leaves the shop or, by a bank file, on which its bank pays. Null where no day is known.
             */
            on: string | null;
            /**
             * Format: date
             * @description The day of the pay run that makes it.
             */
            run_on: string | null;
            /** @description The amount expected as of now; null where no payment is known. Left out where the shop hides amounts. */
            amount?: components["schemas"]["MoneyOrNull"];
            /** @description The shop approves the run before it pays: because runs do not pay by themselves, or because all that is due is above the sum for which a second person is asked. */
            needs_approval: boolean;
            /**
             * @description Why the next run does not pay the vendor, or why no day is known; null where the next run does. A vendor reads `being_checked` in place of `paid_there`.
             * @enum {string|null}
             */
            reason: "no_schedule" | "waits_for_approval" | "nothing_due" | "owed_back" | "below_minimum" | "not_available_yet" | "bank_details_changed" | "no_paypal_email" | "paypal_refused" | "no_bank_details" | "address_missing" | "provider_not_connected" | "currency_not_supported" | "being_checked" | "paid_there" | "disputed" | "waits_for_answer" | "not_recalculated" | "vendor_hidden" | null;
            /** @description The same in a sentence or two, for people. */
            detail: string;
        };
        /** @description For a vendor `store_profit` is left out, and `total_sales` and `amount_taxed` unless the shop shows them (its switches showVendorSalesStat and showVendorTaxesStat). */
        Totals: {
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
            dues: components["schemas"]["DueSplit"];
            /** @description The part of what is due that can be paid now; below 0 where reversals exceed it. */
            available: components["schemas"]["Money"];
            /** @description The part of what is due that the shop's hold keeps back; with `available` it is what is due. */
            on_its_way: components["schemas"]["Money"];
            next_available_on: components["schemas"]["NextAvailableOn"];
            /** @description The part of `on_its_way` that is available from that day; 0 where no day is known. */
            next_available_amount: components["schemas"]["Money"];
            /** @description Of the vendor, where the sums are one vendor's; else the shop's. A smaller sum is carried over to the next payout. */
            minimum_payout: components["schemas"]["Money"];
            store_profit?: components["schemas"]["Money"];
            amount_taxed?: components["schemas"]["Money"];
            total_sales?: components["schemas"]["Money"];
        };
        VendorLink: {
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        /** @description `note`, `pay_type`, `payout_method`, `discount_codes` and `next_prev` are the shop's own and left out for a vendor, as is `commission_rate` where the shop hides commissions. */
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
            /** @description Null follows the shop's method. Left out for a vendor's login. */
            payout_method?: components["schemas"]["PayoutMethod"] | null;
            /** @description Left out for a vendor whose shop hides its rates. */
            rates_ahead?: components["schemas"]["RatesAhead"];
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
            /** Format: uri-reference */
            image: string | null;
            product_count: number;
            /** @description The vendors that were merged into this one, the last one first; left out for a vendor's login. */
            merged_vendors?: {
                /** @description Later imports that name it lead to this vendor. */
                name: string;
                /** Format: date-time */
                merged_date: string;
            }[];
            /**
             * Format: date-time
             * @description Of the latest payout that left the shop or is on its way; null before the first. Left out for a vendor's login.
             */
            last_payout_date?: string | null;
            /** @description The vendor's own; left out for a vendor's login. */
            payout_rules?: components["schemas"]["VendorPayoutRules"];
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
                /** @description The part of what is due that can be paid now; below 0 where reversals exceed it. */
                available: components["schemas"]["Money"];
                /** @description The part of what is due that the shop's hold keeps back; with `available` it is what is due. */
                on_its_way: components["schemas"]["Money"];
                next_available_on: components["schemas"]["NextAvailableOn"];
                /** @description The part of `on_its_way` that is available from that day; 0 where no day is known. */
                next_available_amount: components["schemas"]["Money"];
                /** @description The vendor's own, or the shop's. A smaller sum is carried over to the next payout. */
                minimum_payout: components["schemas"]["Money"];
            };
        };
        /**
         * @description An e-mail address, or nothing.
         * @example maria@lanternloom.example
         */
        EmailOrEmpty: string;
        Customer: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            /** @description The vendor that the customer was given to first, or null. */
            vendor: number | null;
        };
        NewCustomer: {
            id: components["schemas"]["IdOrNull"];
            first_name: string;
            last_name: string;
            /** @description Null where the shop had this customer already. */
            email: string | null;
            vendor: components["schemas"]["Id"];
        };
        VendorCustomer: {
            id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
            customer__first_name: string;
            customer__last_name: string;
            customer__email: string;
            /** @enum {string} */
            customer__state: "disabled" | "invited" | "enabled" | "declined";
            /** Format: date-time */
            customer__created_at: string;
        };
        Metafield: {
            id: components["schemas"]["Id"];
            /** @example Stall */
            key: string;
            /** @example B12 */
            value: string;
        };
        AlikeVendors: {
            groups: {
                id: components["schemas"]["Id"];
                name: string;
            }[][];
        };
        VendorMergePreview: {
            /** @description The vendor that goes. */
            from: components["schemas"]["MergedVendor"];
            /** @description The vendor that stays. */
            into: components["schemas"]["MergedVendor"];
            /** @description Due to the vendor that stays, once the unpaid lines are priced by its rates. */
            due_after: components["schemas"]["Money"];
            paid_after: components["schemas"]["Money"];
            /** @description Of the vendor that goes. */
            unpaid_lines: number;
            /** @description Unpaid lines of either whose commission would be another. */
            changed_lines: number;
            paid_lines: number;
            /** @description All that were ever made, also those that came to nothing. */
            payouts: number;
            products: number;
            customers: number;
            /** @description Asked by the vendor that goes, also those that have ended. */
            questions: number;
            /** @description The portal accounts of either; each sees everything of both. */
            accounts: {
                name: string;
                email: string;
                /** @enum {string} */
                of: "from" | "into" | "both";
            }[];
            /** @description Other data of the merged vendor that is lost. */
            settings: {
                /** @enum {string} */
                key: "commission_rate" | "flat_rate" | "by_profit" | "by_compare_at_price" | "collects_tax" | "currency" | "paypal_email" | "pay_type" | "discount_codes" | "contact_name" | "email" | "phone" | "address" | "note";
                from: string | boolean | null;
                into: string | boolean | null;
            }[];
            /** @description The rates by product type of the vendor that goes; they are gone. */
            type_rates: {
                product_type: string;
                from: components["schemas"]["MergedTypeRate"];
                into: components["schemas"]["MergedTypeRate"] | null;
            }[];
            /** @description Keys that both have; the values of the vendor that stays stand. */
            metafields: string[];
            /** @description Why it cannot be done now. */
            refused: {
                /** @enum {string} */
                code: "recalculating" | "payouts_under_way";
                detail: string;
            } | null;
        };
        MergedVendor: {
            id: components["schemas"]["Id"];
            name: string;
            hidden: boolean;
            due: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
        };
        MergedTypeRate: {
            /** @description A percentage, or with `commission_percentage` false an amount a unit. */
            commission_rate: string | null;
            commission_percentage: boolean;
        };
        MaskedBankDetails: {
            vendor: components["schemas"]["Id"];
            /**
             * @description Null where the vendor has none.
             * @enum {string|null}
             */
            kind: "iban" | "aba" | "other" | null;
            /** @description Such as 'IBAN DE89 •••• 3000'; '' for none. At most the last four characters of an account's number. */
            masked: string;
            /** Format: date-time */
            changed_date: string | null;
            /**
             * Format: date-time
             * @description Null where the vendor's payments are not held.
             */
            held_until: string | null;
            /** @description They are held since a change was stopped by its mail. */
            is_stopped: boolean;
            /** @description Why the caller's login may not change the bank details or the PayPal email now, and what to do; null where it may. The reason holds for both. */
            change_refused: {
                /** @enum {string} */
                code: "password_by_mail_first" | "bank_details_stopped";
                /** @description A sentence for the person. */
                detail: string;
            } | null;
            /** @description Why the caller may not end the hold; null where it may, or where there is none. */
            release_refused: string | null;
            /** @description PayPal's words when it refused the vendor's PayPal email for good, '' for none; null where it did not. Nothing is paid by PayPal until the email changes or a person has PayPal asked again. */
            paypal_refused: string | null;
        };
        /** @description With the fields of its kind, as a person types them. Fields of another kind are refused. */
        TypedBankDetails: {
            /** @enum {string} */
            kind: "iban" | "aba" | "other";
            /** @description The name of the account's holder. */
            holder: string;
            iban?: string;
            /** @description Needed by few banks. */
            bic?: string | null;
            /** @description The ABA routing number. */
            routing?: string;
            account?: string;
            /** @enum {string} */
            account_type?: "checking" | "savings";
            /** @description Sort code, branch or bank, where one is needed. */
            branch?: string;
            /** @description The address of the holder of an IBAN, which banks ask for where one of the two accounts is not in the EEA: all of it or nothing, but for `building`. */
            street?: string;
            building?: string;
            postcode?: string;
            town?: string;
            /** @description ISO 3166. Of an `other` account its own country: one in the UK needs a sort code. Left out, it is in the UK where the shop counts in pounds. */
            country?: string;
            /** @description Of a vendor's login; of others it is not looked at. */
            password?: components["schemas"]["Password"];
        };
        StoppedBankDetails: {
            shop_name: string;
            vendor_name: string;
            /**
             * Format: date-time
             * @description Until then payments to the vendor are held.
             */
            held_until: string;
        };
        /** @description Some of what a shop sets of a vendor, as it was shown. */
        VendorSeen: {
            note?: string;
            contact_name?: string;
            email?: string;
            phone?: string;
            address_1?: string;
            address_2?: string;
            city?: string;
            state?: string;
            zip?: string;
            commission_rate?: components["schemas"]["Rate"] | null;
            paypal_email?: string;
            discount_codes?: string;
            hidden?: boolean;
            currency?: string | null;
            by_profit?: boolean;
            by_compare_at_price?: boolean;
            collects_tax?: boolean;
            flat_rate?: boolean | null;
            pay_type?: string;
            payout_method?: components["schemas"]["PayoutMethod"] | null;
        };
        ProductType: {
            /** @description Stands for the word; no call takes it. */
            id: components["schemas"]["Id"];
            /** @example Lighting */
            product_type: string;
            rates_ahead: components["schemas"]["RatesAhead"];
            /** @description Null where no rate was ever set. */
            commission: {
                id: components["schemas"]["Id"];
                commission_rate: components["schemas"]["TypeRate"];
                commission_percentage: boolean;
            } | null;
        };
        ProductTypeCommission: {
            id: components["schemas"]["Id"];
            product_type: string;
            commission_rate: components["schemas"]["TypeRate"];
            commission_percentage: boolean;
            /** @description Null for the whole shop. */
            vendor: components["schemas"]["IdOrNull"];
        };
        Override: {
            /** @description That of the line. */
            id: components["schemas"]["Id"];
            line_item: components["schemas"]["Id"];
            /**
             * @description An amount for the whole line, a percentage with a % sign, or null for none.
             * @example 20.00
             * @example 20%
             */
            commission: string | null;
        };
        OverridePreview: {
            line_item: components["schemas"]["Id"];
            /** @description Less what refunds take back; 0 where nothing is earned. */
            commission_amount: components["schemas"]["Money"];
            commission_state: components["schemas"]["CommissionState"];
            commission_reason: components["schemas"]["CommissionReason"];
        };
        UnpaidCommissions: {
            line_items: components["schemas"]["Id"][];
            count: number;
            amount: components["schemas"]["Money"];
            /** @description Refunds after a payout, whatever the search and the dates are: every payout of the vendor takes them along, so they are here and not in line_items, count and amount. */
            carried_over: {
                line_items: components["schemas"]["Id"][];
                amount: components["schemas"]["Money"];
            };
            /** @description The lines that a hold keeps back, which are not in line_items, count and amount. A payout takes them early only. */
            on_its_way: {
                line_items: components["schemas"]["Id"][];
                amount: components["schemas"]["Money"];
                next_available_on: components["schemas"]["NextAvailableOn"];
                next_available_amount: components["schemas"]["Money"];
            };
            /** @description The vendor's own, or the shop's. A smaller sum is carried over to the next payout. */
            minimum_payout: components["schemas"]["Money"];
            /**
             * @description How the shop can pay by PayPal now. Not returned to vendors.
             * @enum {string}
             */
            paypal?: "off" | "live" | "sandbox";
            /** @description Whether the outcome of an earlier payment to the vendor is still unknown; nothing else can be paid until it is known. Not returned to vendors. */
            being_checked?: boolean;
            /** @description Why PayPal does not pay the vendor's address any more, until it changes or a person has PayPal asked again. Null where it does. Not returned to vendors. */
            paypal_refused?: string | null;
            /** @description Why the vendor is not paid: PayPal or the bank has paid it, and the books do not know of it, until that difference is settled or set aside. Null where there is none. Not returned to vendors. */
            paid_there?: string | null;
            /** @description The hold of all payments to the vendor after a change of its bank details or its PayPal email; null where there is none. Not returned to vendors. */
            bank_hold?: {
                /** Format: date-time */
                until: string;
                /** @description A sentence for the person. */
                reason: string;
            } | null;
        };
        PayAllPreview: {
            payouts: {
                vendor: components["schemas"]["Id"];
                vendor_name: string;
                vendor_currency: components["schemas"]["CurrencyOrNull"];
                amount: components["schemas"]["Money"];
                /** @description How many lines it would pay. */
                line_items: number;
                waiting_lines: components["schemas"]["WaitingLines"];
                waiting_amount: components["schemas"]["WaitingAmount"];
            }[];
            /** @description Of the payouts. */
            count: number;
            amount: components["schemas"]["Money"];
            skipped: components["schemas"]["SkippedVendor"][];
            /** @description The sum of what is held for these vendors, which stays open; 0 with `early`. */
            on_its_way: components["schemas"]["Money"];
            /**
             * @description How the shop can pay by PayPal now.
             * @enum {string}
             */
            paypal: "off" | "live" | "sandbox";
        };
        PaidAll: {
            payouts: components["schemas"]["Payout"][];
            /** @description Of the payouts. */
            count: number;
            amount: components["schemas"]["Money"];
            skipped: components["schemas"]["SkippedVendor"][];
        };
        /** @description A vendor who has payable lines, or owes something, and was not paid. */
        SkippedVendor: {
            vendor: components["schemas"]["Id"];
            vendor_name: string;
            /** @enum {string} */
            code: "vendor_hidden" | "nothing_available" | "not_available_yet" | "below_minimum" | "nothing_to_pay" | "being_checked" | "paid_there" | "no_paypal_email" | "paypal_refused" | "no_bank_details" | "address_missing" | "currency_not_supported" | "bank_details_changed" | "not_recalculated" | "waits_for_answer";
            /** @description A sentence for the person. */
            reason: string;
        };
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
            vendor_currency: components["schemas"]["CurrencyOrNull"];
            status: components["schemas"]["PayoutStatus"];
            additional_pay: components["schemas"]["Money"];
            /** @description Made in the provider's test system. No money moves, nothing counts as paid, no vendor sees it. */
            is_test: boolean;
            /** @description The provider's last message, where something is amiss. Empty for vendors. */
            provider_problem: string;
            method: components["schemas"]["PayoutMethod"];
            /** @description The provider's fee for it, beside the amount; null while that is not known. Null for vendors where the shop bears it. */
            fee: components["schemas"]["MoneyOrNull"];
            /**
             * @description As the shop said when it was made. A fee that a vendor bears is taken off its next payout.
             * @enum {string}
             */
            fee_borne_by: "shop" | "vendor";
            /**
             * @description Names the payout at the bank, on its advice and in mails.
             * @example po-185
             */
            reference: string;
            /** @description The number of the pay run that made it; null where none did. */
            pay_run_number: number | null;
            /** @description Its number in the former app, of a payout that was moved in. Left out of any other. */
            former_number?: string;
        };
        /** @enum {string} */
        PayoutFilter: "to_send" | "recorded" | "ready" | "at_bank" | "sending" | "checking" | "sent" | "held" | "unclaimed" | "paid" | "needs_attention" | "failed" | "returned" | "reversed" | "test";
        PayoutsTotal: {
            /** @description The vendors' own currency, where they have one, as of `vendor_currency` of a payout. */
            vendor_currency: string | null;
            /** @description The sum of payouts that were paid, are on their way, or are to be sent. */
            amount: components["schemas"]["Money"];
            /** @description Payouts that were not paid, came back, or were tests; not part of `amount`. */
            unpaid_amount: components["schemas"]["Money"];
            /** @description The part of `amount` that a provider or the bank is to pay and that has not arrived. */
            amount_on_its_way: components["schemas"]["Money"];
            /** @description The part of `amount` that the shop has recorded and has yet to send by hand. */
            amount_to_send: components["schemas"]["Money"];
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
            vendor_currency: components["schemas"]["CurrencyOrNull"];
            status: components["schemas"]["PayoutStatus"];
            additional_pay: components["schemas"]["Money"];
            /** @description Made in the provider's test system. No money moves, nothing counts as paid, no vendor sees it. */
            is_test: boolean;
            /** @description The provider's last message, where something is amiss. Empty for vendors. */
            provider_problem: string;
            method: components["schemas"]["PayoutMethod"];
            /** @description The provider's fee for it, beside the amount; null while that is not known. Null for vendors where the shop bears it. */
            fee: components["schemas"]["MoneyOrNull"];
            /** @description The bank file of a pay run that it is in; null where it is in none, and for vendors. Such a payout is not canceled alone. */
            bank_file?: {
                pay_run: components["schemas"]["Id"];
                pay_run_number: number;
                /** Format: date-time */
                exported_date: string | null;
                /** Format: date-time */
                given_date: string | null;
            } | null;
            /**
             * @description As the shop said when it was made. A fee that a vendor bears is taken off its next payout.
             * @enum {string}
             */
            fee_borne_by: "shop" | "vendor";
            /**
             * @description Names the payout at the bank, on its advice and in mails.
             * @example po-185
             */
            reference: string;
            /** @description The number of the pay run that made it; null where none did. */
            pay_run_number: number | null;
            /** @description Its number in the former app, of a payout that was moved in. Left out of any other. */
            former_number?: string;
            line_items?: {
                line_item: components["schemas"]["LineItem"];
                /** @description The amount that was paid for the line. */
                amount?: components["schemas"]["Money"];
                commission_type: components["schemas"]["CommissionType"];
            }[];
        };
        /**
         * @description Whose statements; by default vendors', and of a sales rep's login those of sales reps, the only ones it has.
         * @enum {string}
         */
        StatementPayees: "vendors" | "sales_reps";
        /**
         * @description `brought_forward` is what came before a payee's first statement and makes its opening; `adjustment` changes what an earlier statement stated, or belongs to its time.
         * @enum {string}
         */
        StatementSection: "brought_forward" | "earned" | "adjustment" | "custom_item" | "additional_pay" | "payout";
        /** @enum {string} */
        AdjustmentReason: "late" | "repriced" | "refunded" | "repriced_and_refunded" | "not_earned" | "moved_in" | "moved_out" | "removed" | "payout_void";
        /** @description Says what a vendor or a sales rep earned in a period, what was taken back, what was paid and what is left. `closing` is the sum of `opening` and everything between, and the next statement's `opening`. */
        Statement: {
            id: components["schemas"]["Id"];
            /** @description Counts the statements of the payee, withdrawn ones too. */
            number: number;
            vendor: number | null;
            sales_rep: number | null;
            /** @description As it was when the statement was issued. */
            payee_name: string;
            /** Format: date */
            first_day: string;
            /**
             * Format: date
             * @description Counts in full.
             */
            last_day: string;
            currency: components["schemas"]["Currency"];
            opening: components["schemas"]["Money"];
            earned: components["schemas"]["Money"];
            adjustments: components["schemas"]["Money"];
            custom_items: components["schemas"]["Money"];
            additional_pay: components["schemas"]["Money"];
            /** @description Below zero where money was paid. */
            payouts: components["schemas"]["Money"];
            closing: components["schemas"]["Money"];
            /** @description How many there are. */
            entries: number;
            /** @enum {string} */
            standing: "latest" | "followed" | "withdrawn";
            /** Format: date-time */
            issued_at: string;
            /** Format: date-time */
            withdrawn_at: string | null;
            /** @description SHA-256 of the canonical document. */
            hash: string;
            /**
             * @description The first digits of the hash as the paper prints them.
             * @example 7f3a-92c1-05de-b814
             */
            code: string;
            /** @description The id of the key that has signed it. */
            key: string;
            /** @description The questions that were asked or that ended in its period, by time, in lines of text that move no money. Only with one statement, and not in lists. */
            notes?: components["schemas"]["StatementNote"][];
        };
        StatementNote: {
            question: components["schemas"]["Id"];
            question_number: number;
            /**
             * Format: date-time
             * @description When the question ended, or was asked where it did not end in the period.
             */
            date: string;
            /** @description Empty where there is none, or the shop hides it. */
            order_name: string;
            title: string;
            /**
             * @description As it was stated.
             * @example Question 12: settled Nov 20, £5.00 became £7.00.
             */
            text: string;
        };
        StatementEntry: {
            position: number;
            section: components["schemas"]["StatementSection"];
            reason: components["schemas"]["AdjustmentReason"] | null;
            /** @enum {string} */
            item: "line" | "part" | "payout" | "payout_pay";
            line_item: number | null;
            payout: number | null;
            /** @description Empty where there is none, or the shop hides it. */
            order_name: string;
            title: string;
            sku: string;
            quantity: number | null;
            price: components["schemas"]["MoneyOrNull"];
            /** @description Per cent. */
            rate: string | null;
            /** @description The version of a rule with days by which it was earned; null where none decided. */
            rule: components["schemas"]["StatedRule"] | null;
            earned: components["schemas"]["Money"];
            /** @description Taken back by refunds. */
            returned: components["schemas"]["Money"];
            /** @description `earned` less `returned`. */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Null where the shop hides it.
             */
            date: string | null;
            invoice_number: number | null;
        };
        StatedRule: {
            place: components["schemas"]["RulePlace"];
            /**
             * Format: date
             * @description The first day of the version.
             */
            from_day: string;
            version: number;
        };
        StatementsPreview: {
            statements: {
                vendor: number | null;
                sales_rep: number | null;
                payee_name: string;
                /** Format: date */
                first_day: string;
                /** Format: date */
                last_day: string;
                opening: components["schemas"]["Money"];
                earned: components["schemas"]["Money"];
                adjustments: components["schemas"]["Money"];
                custom_items: components["schemas"]["Money"];
                additional_pay: components["schemas"]["Money"];
                payouts: components["schemas"]["Money"];
                closing: components["schemas"]["Money"];
                entries: number;
                /** @description Reasons to look at it before it is issued. */
                oddities: components["schemas"]["StatementOddity"][];
            }[];
            count: number;
            /** @description The sum of all. */
            closing: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            skipped: components["schemas"]["SkippedStatement"][];
        };
        /**
         * @description `first` begins with all that came before it; `longer_period` covers more than the period asked for, since the last one ended before it; `adjusted` changes earlier statements; `no_address` has no address for a mail; `payout_in_question` has a payout of which the provider has not said whether it was paid.
         * @enum {string}
         */
        StatementOddity: "first" | "longer_period" | "below_zero" | "adjusted" | "hidden" | "no_address" | "payout_in_question";
        SkippedStatement: {
            vendor: number | null;
            sales_rep: number | null;
            payee_name: string;
            /** @enum {string} */
            code: "period_stated" | "nothing_to_state" | "recalculating" | "not_found";
            /** @description A sentence for people. */
            reason: string;
        };
        StatementRun: {
            id: components["schemas"]["Id"];
            payees: components["schemas"]["StatementPayees"];
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            sends_mail: boolean;
            is_active: boolean;
            total: number;
            /** @description Issued or skipped. */
            done: number;
            issued: number;
            /** @description Those who had something to state, and why it was not. */
            skipped: components["schemas"]["SkippedStatement"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            finished_at: string | null;
        };
        StatementSchedule: {
            /** @description Null for no schedule. */
            day_of_month: number | null;
            sends_mail: boolean;
            /** Format: date */
            next_on: string | null;
        };
        /**
         * @description `draft` - pays nothing yet; it may have the first of two approvals. `approved` - its payouts are made, and nothing has left; those by hand are to be sent. `paying` - payments have left. `done` - all are paid. `partly_failed` - all are at their end, and some were not paid.
         * @enum {string}
         */
        PayRunState: "draft" | "approved" | "paying" | "done" | "partly_failed" | "canceled";
        /**
         * @description `included`, `left_out` by a person, and `exception`, which cannot be paid, are of drafts; the others of approved runs, where those left out and exceptions stay what they were.
         * @enum {string}
         */
        PayRunVendorState: "included" | "left_out" | "exception" | "to_send" | "paying" | "paid" | "failed";
        /** @enum {string} */
        PayRunExceptionCode: "no_paypal_email" | "paypal_refused" | "no_bank_details" | "address_missing" | "provider_not_connected" | "nothing_available" | "nothing_to_pay" | "below_minimum" | "not_available_yet" | "being_checked" | "paid_there" | "disputed" | "waits_for_answer" | "bank_details_changed" | "not_recalculated" | "vendor_hidden" | "currency_not_supported";
        CountAndAmount: {
            count: number;
            amount: components["schemas"]["Money"];
        };
        PayRun: {
            id: components["schemas"]["Id"];
            /** @description Counts the pay runs of the shop. */
            number: number;
            state: components["schemas"]["PayRunState"];
            /** Format: date-time */
            created_date: string;
            /** @description The person; null where the schedule drafted it. */
            created_by: string | null;
            /**
             * Format: date
             * @description The day of the schedule.
             */
            scheduled_for: string | null;
            approvals: {
                /** @description The person; null where the schedule pays by itself. */
                by: string | null;
                /** Format: date-time */
                date: string;
            }[];
            /** @description Two persons have to approve it, since its amount is above the shop's limit. */
            needs_second: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Of what it pays, by method. */
            totals: {
                method: components["schemas"]["PayoutMethod"];
                count: number;
                amount: components["schemas"]["Money"];
            }[];
            /** @description Of the vendors that it pays. */
            count: number;
            amount: components["schemas"]["Money"];
            /** @description Vendors that cannot be paid. */
            exceptions: number;
            /** @description Payouts by hand that are recorded, and that the shop has yet to send. */
            to_send: components["schemas"]["CountAndAmount"];
            paid: components["schemas"]["CountAndAmount"];
            failed: components["schemas"]["CountAndAmount"];
            /** @description The last one, where any vendor is paid by bank file. */
            bank_file: components["schemas"]["PayRunBankFile"] | null;
            /** @description The day on which the bank is asked to pay; of a draft, the day that an approval now would ask for. Null without a bank file. */
            bank_day: {
                /** Format: date */
                on: string;
                /** @description Why this day, in sentences for the person. */
                why: string;
            } | null;
        };
        PayRunBankFile: {
            format: components["schemas"]["BankFileFormat"];
            /** @example pay-run-12-7f3a92c105de.xml */
            name: string;
            /** @description Of its payments. */
            count: number;
            /** @description The control sum. */
            amount: components["schemas"]["Money"];
            /** @description SHA-256 of its bytes. */
            hash: string;
            /** Format: date-time */
            made_date: string;
            /**
             * Format: date-time
             * @description When a person exported it for the first time; from then on the bank may have it.
             */
            exported_date: string | null;
            /**
             * Format: date-time
             * @description When a person said that the bank has it.
             */
            given_date: string | null;
        };
        PayRunVendor: {
            vendor: components["schemas"]["Id"];
            vendor_name: string;
            method: components["schemas"]["PayoutMethod"];
            amount: components["schemas"]["Money"];
            line_count: number;
            waiting_lines: components["schemas"]["WaitingLines"];
            waiting_amount: components["schemas"]["WaitingAmount"];
            state: components["schemas"]["PayRunVendorState"];
            exception: {
                code: components["schemas"]["PayRunExceptionCode"];
                /** @description A sentence for the person. */
                reason: string;
                /**
                 * Format: date
                 * @description The day from which the vendor can be paid, in the shop's time zone, where it is known.
                 */
                available_on: string | null;
                /** @description The address that PayPal refuses for good, of `paypal_refused`; null for the others. */
                address: string | null;
            } | null;
            payout: components["schemas"]["Id"] | null;
            payout_status: components["schemas"]["PayoutStatus"] | null;
        };
        PayRunSchedule: {
            /** @enum {string} */
            every: "week" | "two_weeks" | "month";
            /** @description Of a week 1 (Monday) to 7; of a month 1 to 31, where a shorter month has its last day. */
            day: number;
            /** @description Pays every vendor by this method; null or left out pays each by its own. */
            method?: components["schemas"]["PayoutMethod"] | null;
        };
        PayRunSettings: {
            schedule: components["schemas"]["PayRunSchedule"] | null;
            /**
             * Format: date
             * @description The day of the next draft, in the shop's time zone.
             */
            next_on: string | null;
            pays_by_itself: boolean;
            second_above: components["schemas"]["Money"] | null;
            file_format: components["schemas"]["BankFileFormat"] | null;
            from: components["schemas"]["MaskedAccount"];
            columns: components["schemas"]["BankFileColumns"] | null;
            /** @description True has ACH and `aba` files debit their sum from the shop's own account. */
            balanced_file: boolean;
            /** @description At the head of an ACH file; null for the company id. */
            immediate_origin: string | null;
        };
        MaskedAccount: {
            holder: string;
            /** @example IBAN DE89 •••• 3000 */
            masked: string;
        } | null;
        /**
         * @description Two of SEPA, two of the ACH network in the United States, Australian direct entry, Canadian EFT, Bacs, the CSV of Wise, and a CSV with columns of the shop's own.
         * @enum {string}
         */
        BankFileFormat: "pain.001.001.09" | "pain.001.001.03" | "nacha_ppd" | "nacha_ccd" | "aba" | "cpa_005" | "bacs_18" | "wise_csv" | "csv";
        /** @description Of SEPA an IBAN; of ACH an account with the names that the bank has given; `other` is for files of Australia, Canada and the United Kingdom, and of the shop's own columns. */
        ShopAccount: {
            /** @enum {string} */
            kind: "iban";
            holder: string;
            iban: string;
            bic: string | null;
            /** @description The shop's address, as in TypedBankDetails. */
            street?: string;
            building?: string;
            postcode?: string;
            town?: string;
            country?: string;
        } | {
            /** @enum {string} */
            kind: "aba";
            holder: string;
            routing: string;
            account: string;
            /** @enum {string} */
            account_type: "checking" | "savings";
            bank_name: string;
            company_id: string;
        } | {
            /** @enum {string} */
            kind: "other";
            holder: string;
            /** @description Sort code, branch or bank. */
            branch: string;
            account: string;
            /** @description By which its bank knows the shop: the APCA user ID of `aba`, the originator ID of `cpa_005`, the service user number of `bacs_18`. */
            company_id?: string;
            /** @description The bank in the words of the format, the three-character code of `aba`, the data centre of `cpa_005`. */
            bank_name?: string;
        };
        BankFileColumns: {
            separator: components["schemas"]["CsvSeparator"];
            decimal: components["schemas"]["DecimalMark"];
            date: components["schemas"]["CsvDateForm"];
            has_header: boolean;
            columns: {
                title: string;
                /** @enum {string} */
                field: "name" | "branch" | "account" | "iban" | "bic" | "amount" | "currency" | "reference" | "text" | "date" | "from_branch" | "from_account" | "fixed";
                /** @description Of a `fixed` column; empty for the others. */
                text: string;
            }[];
        };
        BankEntry: {
            id: components["schemas"]["Id"];
            /** Format: date */
            day: string | null;
            /** @description Below zero is money that left; null in an answer without amounts. */
            amount: components["schemas"]["Money"] | null;
            currency: string | null;
            reference: string | null;
            /** @description The bank's own words. */
            text: string;
            /** @description Money that came back. */
            is_return: boolean;
            /** @enum {string} */
            state: "matched" | "unmatched" | "set_aside";
            /** @description A sentence for the person, where it is unmatched; empty otherwise. */
            why: string;
            payout: components["schemas"]["Id"] | null;
            /** @description The paid payout whose money came back by this entry; another person than the one who took it in assigns it. */
            brings_back: components["schemas"]["Id"] | null;
            vendor: components["schemas"]["Id"] | null;
            vendor_name: string | null;
        };
        /**
         * @description A percentage, an amount a unit, the cost of the item, bands by unit price, tiers by the vendor's sales of the month before, or nothing, so that the next place decides.
         * @enum {string}
         */
        RuleValueKind: "percent" | "unit_amount" | "cost" | "bands" | "tiers" | "none";
        /** @description A draft with the names of the things that it is for; null where it is not for such a thing. */
        NamedRuleDraft: {
            rule: components["schemas"]["RuleDraft"];
            vendor_name: string | null;
            product_title: string | null;
            variant_title: string | null;
        };
        RuleDraft: {
            place: components["schemas"]["RulePlace"];
            /** @description The place is `vendor`, `vendor_product_type` or a `flat` of a vendor. */
            vendor: number | null;
            /** @description The place is `product`. */
            product: number | null;
            /** @description The place is `variant`. */
            variant: number | null;
            /** @description The product type, tag or collection. */
            name: string | null;
            /**
             * Format: date
             * @description The first day, in the shop's time zone.
             */
            from_day: string;
            /**
             * Format: date
             * @description The last day, which counts in full; null has no end.
             */
            until_day: string | null;
            /**
             * @description By what the step is found - the price of one unit before discounts, or the vendor's sales of the month before. Null where there is one step.
             * @enum {string|null}
             */
            measure: "unit_price" | "vendor_sales" | null;
            /** @description Ascending. None ends the rule. */
            steps: components["schemas"]["RuleStep"][];
            /** @description The least that it earns. */
            floor: components["schemas"]["Money"] | null;
            /** @description The most that it earns. */
            cap: components["schemas"]["Money"] | null;
            /**
             * @description Whether the least and the most are of a unit or of the line.
             * @enum {string|null}
             */
            bounds_per: "unit" | "line" | null;
        };
        RuleDrafts: components["schemas"]["RuleDraft"][];
        /**
         * @description On the day that was asked about, or today. `replaced` has been overtaken by a later version on all of its days.
         * @enum {string}
         */
        RuleState: "setting" | "holds" | "coming" | "over" | "replaced" | "taken_back";
        ListedRule: {
            /** @description Null for a setting. */
            id: number | null;
            place: components["schemas"]["RulePlace"];
            /** @description The place is `vendor`, `vendor_product_type` or a `flat` of a vendor. */
            vendor: number | null;
            /** @description The place is `product`. */
            product: number | null;
            /** @description The place is `variant`. */
            variant: number | null;
            /** @description The product type, tag or collection. */
            name: string | null;
            /**
             * Format: date
             * @description The first day, in the shop's time zone.
             */
            from_day: string | null;
            /**
             * Format: date
             * @description The last day, which counts in full; null has no end.
             */
            until_day: string | null;
            /**
             * @description By what the step is found - the price of one unit before discounts, or the vendor's sales of the month before. Null where there is one step.
             * @enum {string|null}
             */
            measure: "unit_price" | "vendor_sales" | null;
            /** @description Ascending. None ends the rule. */
            steps: components["schemas"]["RuleStep"][];
            /** @description The least that it earns. */
            floor: components["schemas"]["Money"] | null;
            /** @description The most that it earns. */
            cap: components["schemas"]["Money"] | null;
            /**
             * @description Whether the least and the most are of a unit or of the line.
             * @enum {string|null}
             */
            bounds_per: "unit" | "line" | null;
            vendor_name: string | null;
            product_title: string | null;
            variant_title: string | null;
            kind: components["schemas"]["RuleValueKind"];
            state: components["schemas"]["RuleState"];
            version: number | null;
            /** Format: date-time */
            made_at: string | null;
            /** @description The name of the person; null for a setting or one who is gone. */
            made_by: string | null;
            reason: string;
        };
        RuleVersion: {
            id: components["schemas"]["Id"];
            place: components["schemas"]["RulePlace"];
            /** @description The place is `vendor`, `vendor_product_type` or a `flat` of a vendor. */
            vendor: number | null;
            /** @description The place is `product`. */
            product: number | null;
            /** @description The place is `variant`. */
            variant: number | null;
            /** @description The product type, tag or collection. */
            name: string | null;
            /**
             * Format: date
             * @description The first day, in the shop's time zone.
             */
            from_day: string;
            /**
             * Format: date
             * @description The last day, which counts in full; null has no end.
             */
            until_day: string | null;
            /**
             * @description By what the step is found - the price of one unit before discounts, or the vendor's sales of the month before. Null where there is one step.
             * @enum {string|null}
             */
            measure: "unit_price" | "vendor_sales" | null;
            /** @description Ascending. None ends the rule. */
            steps: components["schemas"]["RuleStep"][];
            /** @description The least that it earns. */
            floor: components["schemas"]["Money"] | null;
            /** @description The most that it earns. */
            cap: components["schemas"]["Money"] | null;
            /**
             * @description Whether the least and the most are of a unit or of the line.
             * @enum {string|null}
             */
            bounds_per: "unit" | "line" | null;
            vendor_name: string | null;
            product_title: string | null;
            variant_title: string | null;
            kind: components["schemas"]["RuleValueKind"];
            state: components["schemas"]["RuleState"];
            version: number;
            /** Format: date-time */
            made_at: string;
            /** @description The name of the person; null for a setting or one who is gone. */
            made_by: string | null;
            reason: string;
            /** Format: date-time */
            taken_back_at: string | null;
            /** @description False once a line was paid by it. */
            may_take_back: boolean;
        };
        VendorRule: {
            id: components["schemas"]["Id"];
            place: components["schemas"]["RulePlace"];
            /** @description The product type, tag or collection. */
            name: string | null;
            /**
             * Format: date
             * @description The first day, in the shop's time zone.
             */
            from_day: string;
            /**
             * Format: date
             * @description The last day, which counts in full; null has no end.
             */
            until_day: string | null;
            /**
             * @description By what the step is found - the price of one unit before discounts, or the vendor's sales of the month before. Null where there is one step.
             * @enum {string|null}
             */
            measure: "unit_price" | "vendor_sales" | null;
            /** @description Ascending. None ends the rule. */
            steps: components["schemas"]["RuleStep"][];
            /** @description The least that it earns. */
            floor: components["schemas"]["Money"] | null;
            /** @description The most that it earns. */
            cap: components["schemas"]["Money"] | null;
            /**
             * @description Whether the least and the most are of a unit or of the line.
             * @enum {string|null}
             */
            bounds_per: "unit" | "line" | null;
            product_title: string | null;
            variant_title: string | null;
            kind: components["schemas"]["RuleValueKind"];
            state: components["schemas"]["RuleState"];
            version: number;
        };
        RuleFinding: {
            rule: components["schemas"]["ListedRule"];
            /**
             * @description No product for sale is its; a stronger rule or setting decides for all of its products on all of its days from today on; a tag or collection that comes first by name decides for some of them. Rules of single products and variants count as stronger ones only where each variant of a product rule has its own.
             * @enum {string}
             */
            finding: "no_products" | "always_beaten" | "shared_products";
            detail: string;
        };
        RuleReplay: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "running" | "done" | "failed";
            progress: number;
            /** Format: date */
            date_start: string;
            /** Format: date */
            date_end: string;
            lines: components["schemas"]["Count"];
            changed_lines: components["schemas"]["Count"];
            earned: components["schemas"]["Money"];
            would_have_earned: components["schemas"]["Money"];
            /** @description The part of the difference that stands on paid lines. */
            of_it_paid: components["schemas"]["Money"];
            /** @description By the size of the difference. */
            vendors: {
                vendor: components["schemas"]["Id"];
                vendor_name: string;
                lines: components["schemas"]["Count"];
                changed_lines: components["schemas"]["Count"];
                earned: components["schemas"]["Money"];
                would_have_earned: components["schemas"]["Money"];
            }[];
            months: {
                /**
                 * Format: date
                 * @description The first day of the month.
                 */
                month: string;
                earned: components["schemas"]["Money"];
                would_have_earned: components["schemas"]["Money"];
            }[];
            /** @description The lines that change most. */
            largest: {
                line_item: components["schemas"]["Id"];
                order: components["schemas"]["Id"];
                order_name: string;
                title: string;
                vendor: components["schemas"]["Id"];
                vendor_name: string;
                is_paid: boolean;
                earned: components["schemas"]["Money"];
                would_have_earned: components["schemas"]["Money"];
            }[];
        };
        RuleSettings: {
            /** @description A rule that concerns vendors begins this many days after it is made at the soonest. 0 allows any day. */
            notice_days: number;
        };
        /**
         * @description The first four are charged in advance for each period. `once` is charged on the first day. `per_item` is charged for each unit sold and comes back with a refund. `processing` is a share of the payment's costs, once for an order, spread over its lines. `per_payout` is charged when a payout is paid, and comes back if its money does. `monthly_minimum` tops up what a vendor paid in other fees in a month.
         * @enum {string}
         */
        FeeKind: "weekly" | "monthly" | "quarterly" | "yearly" | "once" | "per_item" | "processing" | "per_payout" | "monthly_minimum";
        FeeTerms: {
            kind: components["schemas"]["FeeKind"];
            /** @description Of a period, a unit, an order, a payout or a month. 0 or more; above 0 where there is no percentage. */
            amount: components["schemas"]["Money"];
            /** @description Of the price of a line after discounts, or of a payout; null for other kinds and for none. */
            percent: components["schemas"]["Rate"] | null;
            /** @description Of a week from Monday as 1, or of a month; in a month with fewer days, its last one. Null for kinds without periods. */
            day: number | null;
            /** @description Of a year, or 1 to 3 of a quarter; null for other kinds. */
            month: number | null;
            /** @description Of `per_item`, whether the fee comes off the price before the vendor's rate, so that the shop bears its part. False for other kinds. */
            before_rate: boolean;
            /** @description Of `per_payout`, only payouts by this method; null for all, and for other kinds. */
            method: components["schemas"]["PayoutMethod"] | null;
            /** @description Of the first four kinds, whether a period that the fee covers in part is charged by its days. */
            prorated: boolean;
            /** @description Whether a charge waits until the vendor has earned enough. Otherwise the balance may fall below 0. */
            waits: boolean;
            /** @description Null for all vendors. Hidden vendors are charged no period and no minimum. */
            vendors: components["schemas"]["Id"][] | null;
        };
        FeeVersion: {
            version: number;
            /** Format: date */
            from_day: string;
            /** @description Null while it is paused. */
            terms: components["schemas"]["FeeTerms"] | null;
        };
        Fee: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["FeeKind"];
            last_version: number;
            /** @description The version of today; null before the first one. */
            held: components["schemas"]["FeeVersion"] | null;
            /** @description The next version after today. */
            coming: components["schemas"]["FeeVersion"] | null;
            /**
             * Format: date
             * @description The next day on which a period begins, or the first day of `once`; null for other kinds and where none comes.
             */
            next_on: string | null;
            /** @description The sum of its charges that were not waived. */
            charged: components["schemas"]["Money"];
            /** @description The part of them that waits. */
            waiting: components["schemas"]["Money"];
        };
        FeeOfVendor: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["FeeKind"];
            held: components["schemas"]["FeeVersion"] | null;
            coming: components["schemas"]["FeeVersion"] | null;
            /** Format: date */
            next_on: string | null;
        };
        FeeCharge: {
            id: components["schemas"]["Id"];
            fee: components["schemas"]["Id"];
            fee_name: string;
            /** @description The version of the fee that it was worked out by. */
            version: number;
            vendor: components["schemas"]["Id"];
            vendor_name: string;
            /**
             * Format: date
             * @description The day of its charge, in the time zone of the shop.
             */
            day: string;
            /** @description Below 0 where it gives an earlier one back. */
            amount: components["schemas"]["Money"];
            /**
             * @description Of `charged` the next payout takes it off; of `taken` one has.
             * @enum {string}
             */
            state: "waiting" | "charged" | "taken" | "waived";
            /** @description The reason of the charge. All of it is null for `once`. */
            cause: {
                /**
                 * Format: date
                 * @description The first day of its period.
                 */
                from_day: string | null;
                /**
                 * Format: date
                 * @description The last day of its period.
                 */
                until_day: string | null;
                /** @description The order of a sale. */
                order_name: string | null;
                /** @description The line of a fee for each item. */
                title: string | null;
                /** @description The payout of a fee for a payout. */
                invoice_number: number | null;
            };
            /** @description The custom item that takes it off. */
            line_item: components["schemas"]["IdOrNull"];
            /** @description The payout that has taken it off. */
            payout: components["schemas"]["IdOrNull"];
        };
        /**
         * @description The reason for the question.
         * @enum {string}
         */
        QuestionReason: "rate" | "price" | "discount" | "refund" | "quantity" | "not_mine" | "missing" | "other";
        /** @enum {string} */
        QuestionAct: "override" | "custom_item" | "move";
        /** @description Plain text, with line breaks. */
        QuestionText: string;
        /**
         * @description Plain text that goes with it; may be left out.
         * @default
         */
        QuestionRemark: string;
        /**
         * @description Files that the same person has uploaded and not sent yet.
         * @default []
         */
        QuestionFileIds: components["schemas"]["Id"][];
        /** @description How many messages the caller has seen in the question; 409 `stale` when there are more by now. */
        ExpectedMessages: number;
        QuestionSettings: {
            /** @description A question is answered within so many days; 0 for no such promise. */
            answer_days: number;
            /** @description An answered question without a reply closes by itself after so many days; 0 for never. */
            close_days: number;
            /** @description The line of an open or answered question waits out of pay runs. */
            holds_lines: boolean;
        };
        QuestionFile: {
            id: components["schemas"]["Id"];
            /** @description Cleaned, with the ending of its type. */
            name: string;
            /** @enum {string} */
            content_type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/pdf";
            /** @description In bytes. */
            size: number;
        };
        /** @description Of a vendor, or of a sales rep. `order_name` and `amount_asked` are left out for a vendor where the shop hides them. */
        Question: {
            id: components["schemas"]["Id"];
            /** @description Counted in the shop. */
            number: number;
            state: components["schemas"]["QuestionState"];
            /** @description Open, and it was to be answered by now. */
            is_overdue: boolean;
            reason: components["schemas"]["QuestionReason"];
            vendor: components["schemas"]["IdOrNull"];
            vendor_name: string | null;
            sales_rep: components["schemas"]["IdOrNull"];
            sales_rep_name: string | null;
            /** @description Null once the line is gone. */
            line_item: components["schemas"]["IdOrNull"];
            rep_commission: components["schemas"]["IdOrNull"];
            /** @description Of the line, as it was when it was asked. */
            title: string;
            order_name?: string;
            /** @description The line's commission when it was asked. */
            amount_asked?: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            asked_at: string;
            /**
             * Format: date-time
             * @description By when the shop is to answer an open one.
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description When an answered one closes by itself.
             */
            closes_at: string | null;
            /** Format: date-time */
            changed_at: string;
            /** Format: date-time */
            ended_at: string | null;
            /** @description The person's rights in it now. */
            allows: ("reply" | "settle" | "close" | "reopen" | "act")[];
        };
        QuestionMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            side: "vendor" | "rep" | "shop" | "system";
            /** @description The person's name; null for the system, for a program and for one who is gone. A vendor and a sales rep get none of the shop's people. */
            author: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "text" | "act" | "state";
            /** @description May be empty where the kind is another than text. */
            text: string;
            /** @description The state since this message, of a message that changed nothing else. */
            state: components["schemas"]["QuestionState"] | null;
            /** @description The act, of a message of that kind. */
            act: {
                do: components["schemas"]["QuestionAct"];
                /** @description The asker's earnings from the line before; null for a custom item. Hidden as the amount of the line is. */
                amount_before?: components["schemas"]["MoneyOrNull"];
                /** @description And since then; the amount of the item for a custom item, and 0 where the line went to another vendor. */
                amount_after?: components["schemas"]["Money"];
                /** @description Of an override, as it was typed: an amount or a percentage. */
                set_to: string | null;
                /** @description The custom item. */
                made_line: components["schemas"]["IdOrNull"];
                /** @description The vendor that has the line since; for the shop alone. */
                vendor: components["schemas"]["IdOrNull"];
                vendor_name: string | null;
            } | null;
            files: components["schemas"]["QuestionFile"][];
        };
        QuestionThread: {
            question: components["schemas"]["Question"];
            messages: components["schemas"]["QuestionMessage"][];
            /** @description The line as it is now, with its trace; null where it is gone or no longer the asker's. */
            line: components["schemas"]["LineItem"] | null;
            /** @description The sales rep's part as it is now. */
            rep_part: components["schemas"]["SalesRepCommission"] | null;
            /** @description Whether the commission could be set now. */
            may_override: {
                allowed: boolean;
                /** @description Why not. */
                why: string | null;
            };
            /** @description Whether the line could go to another vendor now. */
            may_move: {
                allowed: boolean;
                /** @description Why not. */
                why: string | null;
            };
        };
        /** @enum {string} */
        HistoryGroup: "payouts" | "statements" | "vendors" | "rules" | "lines" | "questions" | "accounts" | "reps" | "settings" | "imports" | "team";
        /** @description A text, a number, a switch, none, or a list of texts and numbers. Money is a decimal text. Never a secret, and never data of a person. */
        HistoryValue: string | number | boolean | (string | number)[] | null;
        /** @description Values by field. `withheld` lists fields that changed and whose values are not kept, since they are data of people or secrets. */
        HistoryValues: {
            [key: string]: components["schemas"]["HistoryValue"];
        };
        HistoryActor: {
            /** @enum {string} */
            kind: "person" | "key" | "job" | "platform" | "command";
            /** @description The login or the key; null for the others. */
            id: number | null;
            /** @description The person's present name. One whose login was deleted is shown by a token that is always alike, such as `Former member 3f9c21`. */
            name: string;
        };
        HistoryObject: {
            /** @example payout */
            type: string;
            /** @example 12 */
            id: string;
        };
        HistoryEntry: {
            /** @description Counts the acts of the shop, without gaps. */
            seq: number;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /**
             * @description The object and what happened to it.
             * @example payout.created
             */
            event: string;
            group: components["schemas"]["HistoryGroup"];
            object: components["schemas"]["HistoryObject"];
            /** @description How people know the object; empty where that is its id alone. */
            object_name: string;
            /** @description The vendor that it concerns. */
            vendor_id: number | null;
            vendor_name: string;
            before: components["schemas"]["HistoryValues"];
            after: components["schemas"]["HistoryValues"];
            reason: string;
            /** @description The person of the shop who has last set the password, the vendors or the customer of the vendor's login that acted; empty for none. */
            set_up_by: string;
            /** @description The network address that the person acted from; empty where unknown. */
            address: string;
            /** @example Firefox on Windows */
            device: string;
            /** @description SHA-256 over the entry and the hash of the one before. */
            hash: string;
        };
        Event: {
            /** @description Counts the acts of the shop, without gaps. */
            seq: number;
            /** Format: date-time */
            at: string;
            /** @example payout.created */
            event: string;
            object: components["schemas"]["HistoryObject"];
            /** @description The vendor that it concerns. */
            vendor_id: number | null;
        };
        Order: {
            id: components["schemas"]["Id"];
            /** @description The platform's own id; empty for an order of a file without one. */
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
        FinancialFilter: "paid" | "pending" | "authorized" | "partially_paid" | "any_refund" | "refund_to_assign" | "partially_refunded" | "refunded" | "voided" | "unknown";
        /** @enum {string} */
        FulfillmentFilter: "unfulfilled" | "partial" | "fulfilled";
        OrderDetail: {
            id: components["schemas"]["Id"];
            /** @description The platform's own id; empty for an order of a file without one. */
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
            subtotal_price: components["schemas"]["Money"];
            note: string;
            /** @description Separated by commas. */
            tags: string;
            address1: string;
            address2: string;
            city: string;
            province: string;
            zip: string;
            country: string;
            /** @description As the commissions list them; a refund after a payout adds a separate line for the amount that it took back. */
            line_items: components["schemas"]["LineItem"][];
            /** @description The vendors that `line_items` refer to. */
            vendors: {
                id: components["schemas"]["Id"];
                name: string;
                currency: components["schemas"]["CurrencyOrNull"];
            }[];
            /** Format: date-time */
            cancelled_at: string | null;
            /** @description The refunds of the lines, by date. */
            refunds: components["schemas"]["OrderRefund"][];
            refund: components["schemas"]["UnnamedRefund"];
            /** @description The payouts that `line_items` and `refunds` refer to, by number. */
            payouts: components["schemas"]["OrderPayout"][];
            /** @description Where its own sums do not add up; null where they do, or are not known. */
            sums: components["schemas"]["OrderSums"] | null;
            /** @description The balance that the customer still owes although the order counts as paid. */
            outstanding_balance: components["schemas"]["Money"];
        };
        OrderSums: {
            /** @description Below 0 where the parts of the order come to less than it says. */
            difference: components["schemas"]["Money"];
            /**
             * @description The likely cause.
             * @enum {string}
             */
            cause: "rows_missing" | "rows_twice" | "price_edited" | "total_differs";
            /**
             * Format: date-time
             * @description When a person accepted it; the lines of the order wait while it is null.
             */
            accepted_at: string | null;
        };
        /** @description Refunds of the order that name no lines. */
        UnnamedRefund: {
            /** @description The part for goods of which it is not known what came back. Unpaid lines of the order wait while it is above 0. */
            to_assign: components["schemas"]["Money"];
            /** @description The money of which a person has said what came back. */
            assigned: components["schemas"]["Money"];
            /** @description In sentences, how it was found what came back; empty where nothing was. */
            found: string;
            /** @description The lines that `to_assign` may be of; empty where it is 0. */
            lines: components["schemas"]["RefundableLine"][];
        };
        RefundableLine: {
            line_item: components["schemas"]["Id"];
            name: string;
            /** @description Null where no vendor earns for it. */
            vendor: components["schemas"]["IdOrNull"];
            quantity: number;
            /** @description Its price after discount. */
            net: components["schemas"]["Money"];
            /** @description Units that have come back already. */
            units: number;
            /** @description Money that has come back already without units. */
            amount: components["schemas"]["Money"];
            /** @description The commission of the whole line, before refunds. */
            commission: components["schemas"]["Money"];
        };
        RefundAssignment: {
            /** @description The `refund.to_assign` of the order as it was reviewed. */
            amount: components["schemas"]["Money"];
            lines: {
                line_item: components["schemas"]["Id"];
                /** @description Units that came back; 0 for money alone. */
                units: number;
                /** @description Money that came back without units; 0 where units did. */
                amount: components["schemas"]["Money"];
            }[];
            /** @description The part of it that is of no line, such as shipping or goodwill of the shop. */
            beside: components["schemas"]["Money"];
        };
        OrderRefund: {
            /** Format: date-time */
            date: string;
            line_item: components["schemas"]["Id"];
            /** @description 0 where money alone came back. */
            units: number;
            /** @description The money that came back without units; null for units, as platforms do not report theirs by line. */
            amount: components["schemas"]["MoneyOrNull"];
            /** @description All of `taken_back`; null where the line has not earned a commission yet. */
            commission: components["schemas"]["MoneyOrNull"];
            /** @description The commission that was taken back: from the line itself before it was paid (`line`), in a payout (`payout`), or not until the vendor's next one (`next_payout`). */
            taken_back: {
                /** @enum {string} */
                by: "line" | "payout" | "next_payout";
                payout: components["schemas"]["IdOrNull"];
                amount: components["schemas"]["Money"];
            }[];
        };
        /** @description A payout that has lines of an order. */
        OrderPayout: {
            id: components["schemas"]["Id"];
            invoice_number: number;
            /** Format: date-time */
            created_date: string;
            status: components["schemas"]["PayoutStatus"];
            vendor: components["schemas"]["Id"];
            vendor_name: string;
            /** @description For lines of this order. */
            paid: components["schemas"]["Money"];
            /** @description For refunds of this order. */
            taken_back: components["schemas"]["Money"];
        };
        SalesRep: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            /** Format: uri-reference */
            image: string | null;
        };
        SalesRepUnpaid: {
            /** @description Of the rep's parts in orders. */
            commissions: components["schemas"]["Id"][];
            count: number;
            amount: components["schemas"]["Money"];
            /** @description Refunds of orders after their commissions were paid. The next payout takes them off, so they are here and not in commissions, count and amount. */
            carried_over: {
                commissions: components["schemas"]["Id"][];
                amount: components["schemas"]["Money"];
            };
        };
        SalesRepPayout: {
            id: components["schemas"]["Id"];
            /** @description From the same row of numbers as the payouts of vendors. */
            invoice_number: number;
            /** @description The commissions and the additional pay. */
            amount: components["schemas"]["Money"];
            additional_pay: components["schemas"]["Money"];
            note: string;
            /** Format: date-time */
            created_date: string;
            sales_rep: components["schemas"]["Id"];
            sales_rep_name: string;
        };
        SalesRepPayoutDetail: {
            id: components["schemas"]["Id"];
            /** @description From the same row of numbers as the payouts of vendors. */
            invoice_number: number;
            /** @description The commissions and the additional pay. */
            amount: components["schemas"]["Money"];
            additional_pay: components["schemas"]["Money"];
            note: string;
            /** Format: date-time */
            created_date: string;
            sales_rep: components["schemas"]["Id"];
            sales_rep_name: string;
            /** @description The amount it paid for each order; below 0 where a refund was taken off. */
            commissions: {
                order: components["schemas"]["Id"];
                order_name: string;
                /** Format: date-time */
                processed_at: string;
                percent: components["schemas"]["Rate"];
                amount: components["schemas"]["Money"];
            }[];
        };
        SalesRepSums: {
            dues: components["schemas"]["DueSplit"];
            commission_due: components["schemas"]["Money"];
            commission_paid: components["schemas"]["Money"];
            commission_earned: components["schemas"]["Money"];
        };
        SalesRepTotals: {
            id: components["schemas"]["Id"];
            /** @example Imogen Vale */
            name: string;
            first_name: string;
            last_name: string;
            /** Format: uri-reference */
            image: string | null;
            commission_due: components["schemas"]["Money"] | null;
            commission_paid: components["schemas"]["Money"] | null;
            commission_earned: components["schemas"]["Money"] | null;
        };
        /** @description Units on orders that are neither cancelled nor voided, without those that came back; in a list of some days, of those days. */
        Sold: number;
        /** @description How many of the units sold are in a payout. */
        PaidUnits: number;
        /** @description The vendor's earnings from these sales so far, paid or not, after refunds. */
        CommissionEarned: components["schemas"]["Money"];
        /** @description The commission for one unit sold at its price now, without discount and tax; of a product, for the variant that brings least. Null where there is nothing to work it out from, such as a rate. */
        EarningPotential: components["schemas"]["MoneyOrNull"];
        /** @description Fields that are not required are left out for a vendor's login where the shop hides them; `variants` is there when it was asked for. */
        Product: {
            id: components["schemas"]["Id"];
            title: string;
            handle: string;
            /** @description Of the first variant. */
            sku: string;
            /** Format: uri-reference */
            image: string | null;
            product_type: string;
            /** Format: date-time */
            created_at: string;
            /** @description The documented name of `sold` on a product. */
            deleted: number;
            sold: components["schemas"]["Sold"];
            paid: components["schemas"]["PaidUnits"];
            /** @example active */
            status: string;
            /**
             * Format: date
             * @description The first day of the consignment.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Its last day.
             */
            end_date: string | null;
            commission?: components["schemas"]["CommissionEarned"];
            get_earning_potential?: components["schemas"]["EarningPotential"];
            /** @description The product's vendor; null without one. Left out for a vendor's login. */
            vendor?: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            variants?: components["schemas"]["Variant"][];
        };
        /** @description Fields that are not required are left out for a vendor's login where the shop hides them. */
        Variant: {
            id: components["schemas"]["Id"];
            /** @example Default Title */
            title: string;
            price?: components["schemas"]["Money"];
            sku: string;
            barcode: string;
            /** @description Null where stock is not tracked. */
            inventory_quantity: number | null;
            /** @description The system that tracks the stock. */
            inventory_management: string | null;
            cost_per_item?: components["schemas"]["MoneyOrNull"];
            sold: components["schemas"]["Sold"];
            paid: components["schemas"]["PaidUnits"];
            commission?: components["schemas"]["CommissionEarned"];
            get_earning_potential?: components["schemas"]["EarningPotential"];
            /** @description True once the variant is no longer in the catalogue. */
            deleted: boolean;
        };
        /** @description Fields that are not required are left out for a vendor's login where the shop hides them. */
        ListedVariant: {
            id: components["schemas"]["Id"];
            product: {
                id: components["schemas"]["Id"];
                title: string;
                handle: string;
                /** Format: uri-reference */
                image: string | null;
                product_type: string;
                /** @example active */
                status: string;
                /** Format: date-time */
                created_at: string;
            };
            /** @example Default Title */
            title: string;
            price?: components["schemas"]["Money"];
            sku: string;
            barcode: string;
            inventory_quantity: number | null;
            inventory_management: string | null;
            cost_per_item?: components["schemas"]["MoneyOrNull"];
            sold: components["schemas"]["Sold"];
            paid: components["schemas"]["PaidUnits"];
            commission?: components["schemas"]["CommissionEarned"];
            get_earning_potential?: components["schemas"]["EarningPotential"];
            deleted: boolean;
        };
        /** @enum {string} */
        ImportRole: "products" | "orders" | "refunds";
        Import: {
            id: components["schemas"]["Id"];
            /**
             * @description `waiting` is for its files, or for an answer about their dates. Up to `checked`, and at `check_failed`, nothing of it is in the books, and its counts are what it would do.
             * @enum {string}
             */
            state: "waiting" | "checking" | "checked" | "check_failed" | "running" | "done" | "failed";
            /**
             * @description The current step
             * @example Reading orders
             */
            description: string;
            /** @description Percent. */
            progress: number;
            /** @description The rows read so far; `skipped` counts the rows that are listed as problems. */
            counts: {
                products: number;
                variants: number;
                orders: number;
                /** @description Orders that are not here yet. A check that does not work out `effect` compares none of them. */
                orders_new: number;
                /** @description Orders that are here and differ. */
                orders_changed: number;
                /** @description Orders that are here and do not differ. */
                orders_unchanged: number;
                lines: number;
                refunds: number;
                vendors_created: number;
                /** @description Vendors of the files that are here already. Only a check counts them. */
                vendors_known: number;
                skipped: number;
            };
            /** @description The first fifty names of vendors that the import would create. Only a check lists them. */
            new_vendors: string[];
            /** @description Lines that need something of the shop: a vendor, without which they earn nothing, or a product of their SKU. Lines that earn nothing with any vendor are not among them. */
            gaps: {
                no_vendor: {
                    products: number;
                    lines: number;
                    sales: components["schemas"]["Money"];
                    commission: components["schemas"]["Money"];
                    unpriced_lines: number;
                };
                unknown_sku: {
                    skus: number;
                    lines: number;
                };
            };
            /** @description The findings of the files that move money, in sum by kind, in the order in which they need a look. */
            findings: components["schemas"]["ImportFindingSum"][];
            /** @description The amounts due before and after the import, as its check has found by importing the files and taking that back. Null for an import that is not checked, and for one of more than 5000 orders, or of more than 25000 lines and variants. */
            effect: components["schemas"]["ImportEffect"] | null;
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
                /** @description The answer to how its dates are written; null without one. */
                date_order: components["schemas"]["ImportDateOrder"] | null;
                /** @description With `date_samples`, the answer to a file of this name and size that was imported before. It is not taken by itself. */
                date_order_before: components["schemas"]["ImportDateOrder"] | null;
                /** @description Dates that can be read in several ways, while the import waits for an answer. Empty otherwise. */
                date_samples: components["schemas"]["ImportDateSample"][];
                /** @description Its columns and their meanings; null before it is read. */
                columns: components["schemas"]["ImportColumns"] | null;
            }[];
        };
        ImportColumns: {
            read: {
                header: string;
                /** @example the vendor of the line */
                taken_for: string;
            }[];
            /** @description Headings of columns that are not read. */
            ignored: string[];
            /** @description Columns that the file lacks, where that may change money. */
            missing: {
                header: string;
                /** @description The consequence, in a sentence. */
                without: string;
            }[];
        };
        /**
         * @description `sums_differ` - an order's own sums do not add up. `refund_to_assign` - a refund may be of several vendors. `customer_owes` - the customer still owes for it. `line_without_rate`, `line_without_cost` - its lines earn nothing until a rate or the cost is set. `refund_matched` - a refund was matched to what came back. The others say whether prices include tax.
         * @enum {string}
         */
        ImportFindingKind: "sums_differ" | "refund_to_assign" | "customer_owes" | "line_without_rate" | "line_without_cost" | "refund_matched" | "tax_included" | "tax_on_top" | "tax_unknown";
        ImportFindingSum: {
            kind: components["schemas"]["ImportFindingKind"];
            orders: number;
            /** @description Left out where whole orders are counted. */
            lines?: number;
            /** @description A sentence on the whole file; empty where orders are named. */
            detail: string;
            /** @description The value that most orders of the files propose for the setting `prices_include_tax`; left out where the setting has it, or they propose none. */
            proposed_prices_include_tax?: boolean;
            /** @description The commission that depends on it; the sales of lines without a rate or a cost, before refunds. */
            amount: components["schemas"]["Money"];
            vendor_count: number;
            /** @description The twenty vendors with the largest amounts. */
            vendors: {
                vendor: string;
                orders: number;
                amount: components["schemas"]["Money"];
            }[];
        };
        ImportFinding: {
            kind: components["schemas"]["ImportFindingKind"];
            order_name: string;
            /** @description The first row of the order in its file, the header being 1. */
            row: number;
            /** @description Empty where it concerns no single vendor. */
            vendor: string;
            /** @description As of `ImportFindingSum`. */
            amount: components["schemas"]["Money"];
            /** @description The finding, in a sentence. */
            detail: string;
        };
        /** @description Hidden vendors are not counted. */
        ImportEffect: {
            due_before: components["schemas"]["Money"];
            due_after: components["schemas"]["Money"];
            owed_back_before: components["schemas"]["Money"];
            owed_back_after: components["schemas"]["Money"];
            /** @description Vendors whose due changes. */
            vendor_count: number;
            /** @description The hundred vendors whose dues change most. */
            vendors: {
                vendor: string;
                /** @description Below 0 where it is owed back. */
                due_before: components["schemas"]["Money"];
                due_after: components["schemas"]["Money"];
            }[];
        };
        /** @description The answer for each file whose dates can be read in several ways. */
        ImportDateOrders: {
            orders?: components["schemas"]["ImportDateOrder"];
            refunds?: components["schemas"]["ImportDateOrder"];
        };
        /** @description A product, and what its lines in the orders file lack. Before refunds. */
        ImportGap: {
            /** @description The product's, or what the line says where there is none. */
            title: string;
            sku: string;
            no_vendor: boolean;
            /** @description No product has this SKU. */
            unknown_sku: boolean;
            /** @description The first of its lines in the orders file. */
            first_row: number;
            lines: number;
            units: number;
            sales: components["schemas"]["Money"];
            /** @description The vendor's commission for them by the shop's own rules. */
            commission: components["schemas"]["Money"];
            /** @description Lines for which those rules say nothing; `commission` is without them. */
            unpriced_lines: number;
        };
        ImportProblem: {
            /** @description The file's name. */
            file: string;
            /** @description As the file counts them, the header being 1; 0 for the file itself. */
            row: number;
            reason: string;
            excerpt: string;
        };
        /** @example https://ledger.example/hooks */
        WebhookUrl: string;
        /** @description Groups of events of the history. */
        WebhookEvents: ("payouts" | "statements" | "vendors" | "rules" | "lines" | "questions" | "accounts" | "reps" | "settings" | "imports" | "team")[];
        Webhook: {
            id: components["schemas"]["Id"];
            url: components["schemas"]["WebhookUrl"];
            description: string;
            events: components["schemas"]["WebhookEvents"];
            /**
             * @description Failing since its last event was not taken.
             * @enum {string}
             */
            state: "on" | "failing" | "off";
            /**
             * @description By hand; since it answered 410; since it took nothing for three days.
             * @enum {string|null}
             */
            off_because: "person" | "gone" | "failing" | null;
            /** Format: date-time */
            off_at: string | null;
            /** Format: date-time */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Until then the secret before signs too.
             */
            old_secret_until: string | null;
            /** @description Events that are taken up and not delivered yet. */
            waiting: number;
            /** @description The last number of the history that was taken up. */
            seq: number;
            /** Format: date-time */
            created_at: string;
        };
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            /** @description Shown this once. */
            secret: string;
        };
        WebhookAttempt: {
            /** @description The answer was one of 200 to 299. */
            is_taken: boolean;
            /** @description Null where there was no answer. */
            status: number | null;
            /** @description How the answer begins. */
            answer: string;
            /** @description Why there was no answer; empty where there was one. */
            problem: string;
            duration_ms: number;
        };
        WebhookDelivery: {
            seq: components["schemas"]["Id"];
            /**
             * @description The message's `webhook-id`.
             * @example evt_1_42
             */
            event_id: string;
            /** @example payout.created */
            event: string;
            object: {
                type: string;
                id: string;
            };
            vendor: number | null;
            /** Format: date-time */
            happened_at: string;
            /**
             * @description `behind` waits for an earlier event of the same object; `failed` was given up.
             * @enum {string}
             */
            state: "waiting" | "behind" | "delivered" | "failed";
            attempts: number;
            /** Format: date-time */
            tried_at: string | null;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            status: number | null;
            answer: string;
            problem: string;
            duration_ms: number | null;
        };
        /**
         * @description A test key reaches the sandbox of the shop and nothing else.
         * @enum {string}
         */
        KeyMode: "live" | "test";
        KeyScopes: string[];
        /** @description 120 unless it is set. */
        KeyCallsAMinute: number;
        Key: {
            id: number;
            mode: components["schemas"]["KeyMode"];
            name: string;
            /**
             * @description The key without its secret.
             * @example csg_live_12_
             */
            start: string;
            scopes: components["schemas"]["KeyScopes"];
            /** @description Null for the whole shop. */
            vendor: {
                id: number;
                name: string;
            } | null;
            calls_a_minute: components["schemas"]["KeyCallsAMinute"];
            /** @description The name of the person who made it. */
            created_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            /** @description The address of its last use; empty before. */
            last_used_from: string;
            /**
             * Format: date-time
             * @description For a key that was rotated, the end of its time beside the next one.
             */
            overlap_ends_at: string | null;
            /** @description The key that this one follows. */
            rotated_from: number | null;
            /** Format: date-time */
            revoked_at: string | null;
        };
        MadeKey: {
            key: components["schemas"]["Key"];
            /** @description The whole key as a program sends it; shown this once. */
            secret: string;
        };
        Sandbox: {
            /** @enum {string} */
            state: "none" | "filling" | "ready" | "failed";
            /** @description The step under way. */
            description: string;
            progress: number;
            /** Format: date-time */
            filled_at: string | null;
        };
        OrderCancellation: {
            order_name: string;
            currency: components["schemas"]["Currency"];
            /** @description The vendors who earn from the order. */
            vendors: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Commission that is no longer due. */
                unpaid: components["schemas"]["Money"];
                /** @description Commission that is taken back from the next payout. */
                paid: components["schemas"]["Money"];
            }[];
        };
        /**
         * @description `orders` - orders here and on the platform or in a file; `payouts` - payouts here and in the report of a provider or a bank; `books` - the books among themselves; `blockers` - what keeps money from being paid.
         * @enum {string}
         */
        DifferenceGroup: "orders" | "payouts" | "books" | "blockers";
        /** @enum {string} */
        DifferenceKind: "order_missing_here" | "order_missing_there" | "order_cancelled_there" | "line_missing_here" | "line_extra_here" | "quantity_differs" | "price_differs" | "discount_differs" | "currency_differs" | "refund_missing_here" | "refund_missing_there" | "payout_paid_there_only" | "payout_missing_there" | "payout_amount_differs" | "payout_paid_twice_there" | "payout_returned_there" | "payout_currency_differs" | "line_off_ledger" | "total_off" | "order_sums_off" | "line_without_vendor" | "line_without_rate" | "line_without_cost" | "refund_to_assign" | "vendor_without_way" | "not_recalculated";
        /** @enum {string} */
        DifferenceState: "open" | "aside" | "settled";
        /**
         * @description The other side - the books themselves, the connected platform, or a file by its role.
         * @enum {string}
         */
        DifferenceSource: "books" | "platform" | "orders" | "refunds" | "paypal" | "bank";
        /** @enum {string} */
        ComparedFileRole: "orders" | "refunds" | "paypal";
        /**
         * @description The next step; the best one comes first. `fetch_order`, `take_order` and `cancel_order` are calls below the difference. `recalculate_totals`, `recalculate_commissions` and `settle_payout` are separate calls. The others open a page of the app.
         * @enum {string}
         */
        DifferenceRemedy: "fetch_order" | "take_order" | "cancel_order" | "settle_payout" | "recalculate_totals" | "recalculate_commissions" | "open_order" | "open_platform_order" | "open_payout" | "open_vendor" | "open_vendor_terms" | "open_vendor_payments" | "open_payment_settings" | "open_product";
        /** @description A figure of both sides; null where a side has none. */
        DifferenceFact: {
            /** @enum {string} */
            field: "order" | "day" | "total" | "currency" | "cancelled_on" | "vendor" | "product" | "sku" | "quantity" | "lines" | "price" | "discount" | "refunded" | "units_returned" | "sales" | "tax" | "commission" | "ledger" | "due" | "paid" | "earned" | "amount" | "payout" | "reference" | "receiver" | "status" | "method" | "reason";
            /**
             * @description `word` is a word of this API, such as the status of a payout, which the app puts into words.
             * @enum {string}
             */
            form: "money" | "number" | "day" | "text" | "word";
            here: string | null;
            there: string | null;
            /** @description Of money that is not in the shop’s currency. */
            currency?: components["schemas"]["Currency"];
        };
        Difference: {
            id: components["schemas"]["Id"];
            group: components["schemas"]["DifferenceGroup"];
            kind: components["schemas"]["DifferenceKind"];
            source: components["schemas"]["DifferenceSource"];
            /** @description The name of the file, where the other side is one. */
            file: string | null;
            state: components["schemas"]["DifferenceState"];
            /** @description The name of its subject: of an order with its product, of a vendor, or the reference of a payment. */
            title: string;
            /** @description The money that it is about. */
            amount: components["schemas"]["MoneyOrNull"];
            currency: components["schemas"]["Currency"];
            facts: components["schemas"]["DifferenceFact"][];
            order: components["schemas"]["DifferenceOrder"] | null;
            line_item: components["schemas"]["IdOrNull"];
            product: components["schemas"]["IdOrNull"];
            payout: components["schemas"]["DifferencePayout"] | null;
            vendor: components["schemas"]["DifferenceVendor"] | null;
            /**
             * Format: date-time
             * @description When it was found first.
             */
            since: string;
            /**
             * Format: date-time
             * @description When it was found last.
             */
            seen_at: string;
            aside: components["schemas"]["DifferenceAside"] | null;
            /**
             * Format: date-time
             * @description When the comparison no longer found it.
             */
            settled_at: string | null;
            remedies: components["schemas"]["DifferenceRemedy"][];
        };
        DifferenceOrder: {
            /** @description Null where the books do not have it. */
            id: components["schemas"]["IdOrNull"];
            name: string;
            /** @description As the order itself has it; empty where it has none. */
            platform_id: string;
        };
        DifferencePayout: {
            id: components["schemas"]["Id"];
            invoice_number: number;
        };
        DifferenceVendor: {
            id: components["schemas"]["Id"];
            name: string;
        };
        DifferenceAside: {
            reason: string;
            /** @description The name of the person; null where they are gone. */
            by: string | null;
            /** Format: date-time */
            at: string;
        };
        DifferenceCounts: {
            open: components["schemas"]["Count"];
            aside: components["schemas"]["Count"];
            /** @description Every group, in the order in which they are shown. */
            groups: {
                group: components["schemas"]["DifferenceGroup"];
                open: components["schemas"]["Count"];
                aside: components["schemas"]["Count"];
            }[];
            /** @description The kinds that there are some of. */
            kinds: {
                kind: components["schemas"]["DifferenceKind"];
                open: components["schemas"]["Count"];
                aside: components["schemas"]["Count"];
            }[];
            /**
             * Format: date-time
             * @description When a comparison was done last; null before the first.
             */
            checked_at: string | null;
            /** @description The orders with a refund that may be of several vendors, as they are now. A person says what came back of them; `listOrders` lists them by the `financial_status` `refund_to_assign`. */
            refunds_to_assign: {
                orders: components["schemas"]["Count"];
                /** @description The sum to be assigned; one for each currency. */
                totals: components["schemas"]["OrdersTotal"][];
            };
        };
        ReconciliationRun: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "running" | "done" | "failed";
            /**
             * @description `asked` - a person started it; `file` - a file was read or removed; `schedule` - it is done hourly and nightly.
             * @enum {string}
             */
            because: "asked" | "file" | "schedule";
            /**
             * @description The part that is being compared; null once the run has ended.
             * @enum {string|null}
             */
            step: "reading_platform" | "orders" | "payouts" | "books" | "blockers" | null;
            progress: number;
            /** @description Differences that were not there before. */
            found: number;
            /** @description Differences that are no longer there. */
            settled: number;
            /** @description A sentence for the person, where something could not be compared; empty otherwise. */
            problem: string;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            finished_at: string | null;
        };
        ComparedFile: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            role: "orders" | "refunds" | "paypal" | "bank";
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description Orders, refunds or payments that were read. */
            records: number;
            /** Format: date */
            first_day: string | null;
            /** Format: date */
            last_day: string | null;
            /** @description Rows that could not be read. */
            problem_count: number;
            /** @description The first of them. */
            problems: {
                /** @description As a spreadsheet counts, the headings being row 1; 0 for the file itself. */
                row: number;
                detail: string;
            }[];
            /** @description The name of the person; null where they are gone. */
            by: string | null;
            /** Format: date-time */
            uploaded_at: string;
            compared: components["schemas"]["ComparedCount"];
            /** @description Its open differences. */
            open: number;
            /** @description Its differences that are set aside. */
            aside: number;
        };
        /** @description The orders, refunds or payments of this side that were compared with the books; null until all of them were. Where none of its differences is open or set aside, all of these agree. */
        ComparedCount: number | null;
        Reconciliation: {
            /** @description The one under way, or the last; null before the first. */
            run: components["schemas"]["ReconciliationRun"] | null;
            files: components["schemas"]["ComparedFile"][];
            /** @description The connected platform; null where none is. */
            platform: {
                /** @example Shopify */
                name: string;
                /**
                 * Format: date-time
                 * @description When its orders were fetched last to be compared.
                 */
                read_at: string | null;
                /** @description The orders that were fetched. */
                orders: number;
                compared: components["schemas"]["ComparedCount"];
                /** @description Its open differences. */
                open: number;
                /** @description Its differences that are set aside. */
                aside: number;
            } | null;
            /**
             * Format: date-time
             * @description When a comparison was done last; null before the first.
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description Since when no difference has been open; null while one is, and before the first comparison.
             */
            agrees_since: string | null;
        };
        /** @enum {string} */
        MoveFileRole: "vendors" | "commissions" | "payouts";
        /**
         * @description The header of each field that the file has, by the field's name. Of vendors these are name, email, contact, rate and balance; of commissions order, sku, title, vendor, amount, payout, day, quantity, price, discount, tax, cost, rate and returned; of payouts number, vendor, day, amount, additional, method and note.
         * @example {
         *       "number": "Payout ID",
         *       "vendor": "Maker",
         *       "day": "Paid on",
         *       "amount": "Total"
         *     }
         */
        MoveColumns: {
            [key: string]: string;
        };
        /** @enum {string} */
        MoveDecimalMark: "point" | "comma";
        /**
         * @description Whether 45 % is written as 45 or as 0.45.
         * @enum {string}
         */
        MoveRateForm: "percent" | "fraction";
        /** @enum {string} */
        MoveAnswer: "theirs" | "leave";
        /**
         * @description Why an amount of the former app differs. Their rate is another one; the discount was shared otherwise, or taken off before or after the percentage; a refund counted otherwise; it was rounded otherwise; the profit forgot the quantity, or took another cost; tax counted otherwise; the line is not here; the payout has no rows; the payout is not the sum of its rows; or none of these.
         * @enum {string}
         */
        MoveCause: "rate" | "discount_share" | "discount_order" | "refund" | "rounding" | "profit_quantity" | "profit_cost" | "tax" | "missing_order" | "missing_row" | "sum" | "other";
        /**
         * @description `equal` to the cent and `accepted`, each difference answered with `theirs`, are to be booked; `open` has a difference without an answer; `left` stays out of the books; `blocked` cannot be booked, and says why; `booked` is in the books.
         * @enum {string}
         */
        MovePayoutState: "equal" | "accepted" | "open" | "left" | "blocked" | "booked";
        /** @enum {string} */
        MoveState: "draft" | "checking" | "checked" | "booking" | "booked" | "undoing" | "undone";
        MoveFile: {
            role: components["schemas"]["MoveFileRole"];
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description Without the header. */
            rows: number;
            sha256: string;
            /** @description The format that its headers are known as, whose columns are found by themselves. */
            format: string | null;
            /** @description The name of the saved profile that its columns came from. */
            profile: string | null;
            headers: string[];
            /** @description The first rows, as text of the columns. */
            sample: string[][];
            columns: components["schemas"]["MoveColumns"];
            date_order: components["schemas"]["ImportDateOrder"] | null;
            decimal_mark: components["schemas"]["MoveDecimalMark"] | null;
            rate_form: components["schemas"]["MoveRateForm"] | null;
            /** @description Fields that are needed and have no column yet. */
            missing: string[];
            /** @description The questions that the file leaves open, with cells that show it. */
            questions: {
                /** @enum {string} */
                about: "date_order" | "decimal_mark" | "rate_form";
                samples: {
                    /** @description As the file counts them, the header being 1. */
                    row: number;
                    column: string;
                    text: string;
                    /** @description The cell as each answer reads it. */
                    readings: {
                        /** @example day_first */
                        answer: string;
                        /** @example 3 April 2024 */
                        text: string;
                    }[];
                }[];
            }[];
            /** @description Why it cannot be read as it is mapped, a sentence each. */
            faults: string[];
        };
        MoveProfile: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date-time */
            saved_at: string;
            files: {
                role: components["schemas"]["MoveFileRole"];
                columns: components["schemas"]["MoveColumns"];
                date_order: components["schemas"]["ImportDateOrder"] | null;
                decimal_mark: components["schemas"]["MoveDecimalMark"] | null;
                rate_form: components["schemas"]["MoveRateForm"] | null;
            }[];
        };
        Move: {
            id: components["schemas"]["Id"];
            /** @description The former app as the shop calls it. */
            name: string;
            state: components["schemas"]["MoveState"];
            /**
             * @description The step that is under way; empty where none is.
             * @example Reading commissions
             */
            description: string;
            /** @description Percent of what is under way. */
            progress: number;
            /** @description Why the last check, booking or undoing stopped, for the person. */
            problem: string | null;
            /** @description False where vendors were matched, or rules or orders changed, since the check: its figures may be other ones now. Check again. */
            is_current: boolean;
            /** @description False where the shop has no orders yet; import them first. */
            has_orders: boolean;
            /** @example GBP */
            currency: string;
            files: components["schemas"]["MoveFile"][];
            /** @description The findings of the check; null before it. */
            found: components["schemas"]["MoveFound"] | null;
            balances_reviewed: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            checked_at: string | null;
            /** Format: date-time */
            booked_at: string | null;
            /** Format: date-time */
            undone_at: string | null;
            /** @description Why a booked move cannot be taken back any more; null where it can, or is not booked. */
            undo_refused: string | null;
        };
        MoveFound: {
            vendors: components["schemas"]["Count"];
            unmatched_vendors: components["schemas"]["Count"];
            /** @description Of the file of commissions. */
            rows: components["schemas"]["Count"];
            /** @description Those whose line is here. */
            matched_rows: components["schemas"]["Count"];
            problems: components["schemas"]["Count"];
            payouts: components["schemas"]["Count"];
            /** @description To the cent, booked or not. */
            equal: components["schemas"]["Count"];
            accepted: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
            left: components["schemas"]["Count"];
            blocked: components["schemas"]["Count"];
            booked: components["schemas"]["Count"];
            groups: components["schemas"]["Count"];
            unanswered_groups: components["schemas"]["Count"];
            /** @description The sum of their payouts. */
            theirs: components["schemas"]["Money"];
            /** @description The same payouts by the rules here. */
            ours: components["schemas"]["Money"];
            /** @description Payouts that would be booked now. */
            to_book: components["schemas"]["Count"];
            to_book_amount: components["schemas"]["Money"];
            booked_amount: components["schemas"]["Money"];
            /** @description The sum of the payouts that are left out or cannot be booked. */
            left_out_amount: components["schemas"]["Money"];
            /** @description Due here for lines that the former app has paid by payouts that stay out or are not in the files. */
            stays_due: components["schemas"]["Money"];
            /** @description The sum of the opening balances. */
            opening: components["schemas"]["Money"];
            opening_vendors: components["schemas"]["Count"];
        };
        MoveProblem: {
            file: components["schemas"]["MoveFileRole"];
            /** @description As the file counts them, the header being 1; 0 for the file itself. */
            row: number;
            /** @description The header of the column at fault. */
            column: string | null;
            /** @description The fault, and what to do. */
            reason: string;
            excerpt: string;
        };
        MoveVendor: {
            /** @description In the move. */
            id: components["schemas"]["Id"];
            /** @description As the files have it. */
            name: string;
            email: string;
            /** @description The vendor here. */
            vendor: components["schemas"]["Id"] | null;
            vendor_name: string | null;
            /** @enum {string|null} */
            matched_by: "name" | "email" | "answer" | "new" | null;
            rows: components["schemas"]["Count"];
            payouts: components["schemas"]["Count"];
            /** @description The sum of the payouts in the files. */
            paid: components["schemas"]["Money"];
            /** @description Open to the vendor in the former app. */
            unpaid: components["schemas"]["Money"];
            /** @description The part of it that is due here already, by lines of orders. */
            due_here: components["schemas"]["Money"];
            /** @description The former less the latter. */
            suggested: components["schemas"]["Money"];
            /** @description The opening balance, typed or as suggested. */
            opening: components["schemas"]["Money"];
            is_typed: boolean;
        };
        MovePayout: {
            /** @description In the move. */
            id: components["schemas"]["Id"];
            /** @description Of the former app. */
            number: string;
            vendor: components["schemas"]["Id"] | null;
            vendor_name: string;
            /** Format: date */
            day: string;
            theirs: components["schemas"]["Money"];
            ours: components["schemas"]["Money"];
            /** @description Theirs less ours. */
            difference: components["schemas"]["Money"];
            state: components["schemas"]["MovePayoutState"];
            /** @description Their sum is the difference. */
            causes: {
                cause: components["schemas"]["MoveCause"];
                amount: components["schemas"]["Money"];
            }[];
            blocked_because: string | null;
            rows: components["schemas"]["Count"];
            /** @description The payout here, once it is booked. */
            payout: components["schemas"]["Id"] | null;
            invoice_number: number | null;
        };
        MoveDifferenceGroup: {
            id: components["schemas"]["Id"];
            cause: components["schemas"]["MoveCause"];
            /** @description The cause in a sentence. */
            text: string;
            /** @description The way to mend it, besides taking the old amounts. */
            remedy: string;
            /** @description The vendor, rate or formula that they have in common; empty for none. */
            about: string;
            /** @description The number of differences. */
            rows: components["schemas"]["Count"];
            payouts: components["schemas"]["Count"];
            theirs: components["schemas"]["Money"];
            ours: components["schemas"]["Money"];
            /** @description Theirs less ours. */
            difference: components["schemas"]["Money"];
            /** @description The sum of the differences without their signs. */
            size: components["schemas"]["Money"];
            answer: components["schemas"]["MoveAnswer"] | null;
            /** @description The rule under which all of them come to the cent, where the files name no rate and one fits. Nothing makes it but the calls of rules. */
            rate: {
                vendor: components["schemas"]["Id"];
                /** @description Null for all goods of the vendor. */
                product_type: string | null;
                rate: components["schemas"]["Rate"];
                /**
                 * Format: date
                 * @description The day of the first of these orders.
                 */
                from_day: string;
            } | null;
            /** @description The largest of them. */
            example: components["schemas"]["MoveDifference"] | null;
        };
        MoveDifference: {
            id: components["schemas"]["Id"];
            group: components["schemas"]["Id"];
            cause: components["schemas"]["MoveCause"];
            /** @description In the move. */
            payout: components["schemas"]["Id"];
            payout_number: string;
            vendor_name: string;
            /** @description Of the file of commissions; null where it is of the payout as a whole. */
            row: number | null;
            order: string;
            title: string;
            sku: string;
            /** @description The line here. */
            line_item: components["schemas"]["Id"] | null;
            theirs: components["schemas"]["Money"];
            ours: components["schemas"]["Money"];
            difference: components["schemas"]["Money"];
            their_rate: components["schemas"]["Rate"] | null;
            our_rate: components["schemas"]["Rate"] | null;
            /** @description The arithmetic of the former app, where it is known. */
            their_working: string | null;
            /** @example (20.00 × 3 − 4.00) × 30% */
            our_working: string | null;
            /** @description How the difference comes about, in a sentence. */
            text: string;
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
        /** @description The body is larger than this operation takes; `detail` names the most that it takes. */
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
        /** @description The server is starting, or cannot reach its database; `Retry-After` says how many seconds to wait. */
        Unavailable: {
            headers: {
                "Retry-After"?: number;
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
        /**
         * @description The same request with the same key is done once, and answered the same.
         * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
         */
        IdempotencyKey: string;
        /**
         * @description The reason for the act, which the history keeps. No data of people belongs in it.
         * @example Paid twice by mistake.
         */
        Reason: string;
        /** @description Only this vendor's. */
        VendorId: components["schemas"]["Id"];
        Page: number;
        PageSize: number;
        /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
        BriefCount: "exact" | "brief";
        CardSize: number;
        /** @description Only what was made on this day or later, in the shop's time zone. */
        MadeFrom: string;
        /** @description Only what was made until this day, which counts in full. */
        MadeUntil: string;
        /** @description Plain text; wildcards stand for themselves. */
        Search: string;
        /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
        Format: "csv";
        /** @description The first day, in the shop's time zone. */
        StartDate: string;
        /** @description The last day, which counts in full. */
        EndDate: string;
        AccountOrdering: "name" | "-name" | "commission_due" | "-commission_due" | "commission_paid" | "-commission_paid" | "approved" | "-approved";
        /** @description Only accounts that may sign in (`active`); only those that may not, new ones among them (`disabled`); only new ones that the shop has not decided about (`waiting`). */
        AccountState: "active" | "disabled" | "waiting";
        Payment: "paypal";
        /** @description A domain of the session's shop; no other is there. */
        OwnDomain: string;
        /** @description The first day, in the shop's time zone. */
        DateStart: string;
        /** @description The last day, which counts in full. */
        DateEnd: string;
        StatementPayees: components["schemas"]["StatementPayees"];
        /** @description Only this sales rep's. */
        StatementRep: components["schemas"]["Id"];
        /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
        ImportShop: string;
        MoveFileRole: components["schemas"]["MoveFileRole"];
    };
    requestBodies: {
        Credentials: {
            content: {
                "application/json": {
                    email: string;
                    /** Format: password */
                    password: string;
                    device?: components["schemas"]["DeviceToken"];
                };
            };
        };
        ThisShop: {
            content: {
                "application/json": {
                    shop: components["schemas"]["Id"];
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
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorShown"];
            };
        };
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
                        device?: components["schemas"]["DeviceToken"];
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
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's person and role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionFacts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    authenticateShop: {
        parameters: {
            query?: {
                /** @description Over every other key of the query, as Shopify documents it. */
                hmac?: string;
                /** @description Unix seconds of the signature, which is good for 90 seconds. */
                timestamp?: string;
                /** @description A Shopify session token, in place of hmac. */
                id_token?: string;
            };
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    beginPlatformInstall: {
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
                    /** @example my-shop.myshopify.com */
                    shop: string;
                };
            };
        };
        responses: {
            /** @description The address at the shop's platform, good for 15 minutes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                        verifier: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    finishPlatformInstall: {
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
                    /** @description As the owner came back with it, signed by the platform. */
                    query: string;
                    verifier: string;
                };
            };
        };
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    authenticateVendor: {
        parameters: {
            query?: {
                /** @description Over every other key of the query, as Shopify documents it for app proxies. */
                signature?: string;
                /** @description Unix seconds of the signature, which is good for 90 seconds. */
                timestamp?: string;
                /** @description Empty when no session of the shop is signed in. */
                logged_in_customer_id?: string;
                /** @description Anything that makes the call unlike any other, such as a random text of ASCII alphanumerics, `_` and `-`: a signature opens one session, and two of the same second are otherwise the same. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    beginProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to prove it, and the token to do so with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAsked"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    renewProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["ChallengeToken"];
                    code?: components["schemas"]["FactorCode"];
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    passkey?: components["schemas"]["PasskeyAnswer"];
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Proved for 15 minutes. */
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
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["OwnSession"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over; its tokens are refused. */
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
            default: components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This one is the only one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factors themselves, not a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options, and the token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeySetUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["ChallengeToken"];
                    name: string;
                    passkey: components["schemas"]["PasskeyAnswer"];
                };
            };
        };
        responses: {
            /** @description Added; with the first factor come the recovery codes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
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
    updatePasskey: {
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
                    name: string;
                };
            };
        };
        responses: {
            /** @description Renamed. */
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
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    deletePasskey: {
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
            /** @description Removed. */
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
            default: components["responses"]["Failed"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret as text and as the address that a QR code carries, and the token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSetUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["ChallengeToken"];
                    code: components["schemas"]["FactorCode"];
                };
            };
        };
        responses: {
            /** @description Added; with the first factor come the recovery codes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
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
    deleteAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    updateFactorRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rule: components["schemas"]["SecondFactorRule"];
                };
            };
        };
        responses: {
            /** @description The rule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorRule"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Taken away. */
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
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    registerVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    password1: components["schemas"]["Password"];
                    password2: components["schemas"]["Password"];
                    myshopify_domain: string;
                    donate?: boolean;
                    paypal_email?: string;
                };
            };
        };
        responses: {
            /** @description The account, and a message for the vendor. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    sendResetEmail: {
        parameters: {
            query?: {
                /**
                 * @description The shop's platform domain or own domain; otherwise the login's first shop.
                 * @example demo.example
                 */
                shop?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description If the address has a login in the shop, the mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    authenticateResetToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uidb64: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description A bearer token for PUT /accounts/reset-password/ and for nothing else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Valid for 15 minutes, with the scope `reset`. */
                        access: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_password1: components["schemas"]["Password"];
                    new_password2: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The password is another one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        device?: components["schemas"]["DeviceToken"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The email is another one. */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    old_password?: components["schemas"]["Password"];
                    new_password1: components["schemas"]["Password"];
                    new_password2: components["schemas"]["Password"];
                    /** @description Of the account. */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The password is another one. */
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
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences themselves, not a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The preferences as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    verifyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                };
            };
        };
        responses: {
            /** @description The number is being verified. */
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
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listVendorAccounts: {
        parameters: {
            query?: {
                /** @description The vendors are always there; taken since the documents send it. */
                expand?: string;
                ordering?: components["parameters"]["AccountOrdering"];
                /** @description Only accounts that may sign in (`active`); only those that may not, new ones among them (`disabled`); only new ones that the shop has not decided about (`waiting`). */
                state?: components["parameters"]["AccountState"];
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
                        results: components["schemas"]["VendorAccount"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    saveVendorAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor_signups: {
                        id: components["schemas"]["Id"];
                        /** @description All of them; what is not in the list is taken away. */
                        vendor_ids: components["schemas"]["Id"][];
                        /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                        expected?: {
                            approved: boolean;
                            vendor_ids: components["schemas"]["Id"][];
                        };
                        /** @description The customer of the shop's platform who comes in as this account. Left out it stays; null disconnects. */
                        customer_id?: string | null;
                    }[];
                    approved: boolean;
                };
            };
        };
        responses: {
            /** @description The accounts as they are now, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["VendorAccount"][];
                    };
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
    listSignups: {
        parameters: {
            query?: {
                ordering?: components["parameters"]["AccountOrdering"];
                /** @description Only accounts that may sign in (`active`); only those that may not, new ones among them (`disabled`); only new ones that the shop has not decided about (`waiting`). */
                state?: components["parameters"]["AccountState"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a link to the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["VendorAccount"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    deleteSignup: {
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
            /** @description The account is gone. Vendors and payouts stay. */
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
            default: components["responses"]["Failed"];
        };
    };
    inviteVendor: {
        parameters: {
            query: {
                /** @description The shop of this session; another is answered like a missing one. */
                shop_id?: components["schemas"]["Id"];
                vendor_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the mail; `already` where one was sent less than a minute ago, and no other is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail: components["schemas"]["MailTold"] | "already";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listVendorInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each vendor without a login stands in one of the lists, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those with an email, and without an open invitation to it that was sent or is queued. */
                        to_invite: components["schemas"]["VendorToInvite"][];
                        /** @description Those who have a link that can still be accepted. */
                        invited: {
                            id: components["schemas"]["Id"];
                            name: string;
                            email: string;
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            expires_at: string;
                        }[];
                        without_email: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                        /** @description How many vendors have a login. */
                        with_login: number;
                        /** @description `false` where no mail server is set, so that an invitation stays in a folder of the server. */
                        sends_mail: boolean;
                        /** @description The address that the links of mails lead to. */
                        public_url: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    inviteVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendors: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The vendors who were mailed, and those left out. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sent: components["schemas"]["VendorToInvite"][];
                        left_out: {
                            id: components["schemas"]["Id"];
                            name: string;
                            /** @enum {string} */
                            reason: "has_login" | "no_email" | "invited";
                        }[];
                        /**
                         * @description `queued`: the mails leave now, by themselves. `kept`: this installation sends no mail.
                         * @enum {string}
                         */
                        mail: "queued" | "kept";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By role, the one that may do most first, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    role: components["schemas"]["Role"];
                    /** @description The sales rep whose figures the person sees. Required with the role `salesrep`, and refused with any other. */
                    sales_rep?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The invitation, and the state of its mail; `already` where one was sent less than a minute ago. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: components["schemas"]["TeamInvitation"];
                        /** @description The person was invited before; that link no longer works. */
                        is_repeated: boolean;
                        mail: components["schemas"]["MailTold"] | "already";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    withdrawInvitation: {
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
            /** @description The invitation is withdrawn. */
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
            default: components["responses"]["Failed"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** @description The team, and whether the address has a login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationToRead"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                    password: components["schemas"]["Password"];
                    repeated?: components["schemas"]["Password"];
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The person is in the team, and signs in to this app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        party: components["schemas"]["Party"];
                        /** @description The shop's platform domain. */
                        shop: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    changeMemberRole: {
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
                    role: components["schemas"]["Role"];
                    /** @description The sales rep whose figures the person sees. Required with the role `salesrep`, and refused with any other. */
                    sales_rep?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The person as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
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
    removeMember: {
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
            /** @description The person is out. */
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
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    handOverOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    member: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The team as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
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
    receivePlatformMessage: {
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
                "application/json": unknown;
            };
        };
        responses: {
            /** @description It is kept, or it was kept before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            503: components["responses"]["Unavailable"];
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
    updateShop: {
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
                    /**
                     * @description Agreed once; it is not taken back.
                     * @enum {boolean}
                     */
                    agree_to_terms: true;
                };
            };
        };
        responses: {
            /** @description The shop as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    confirmUpgrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ThisShop"];
        responses: {
            /** @description The shop as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
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
    requestActivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ThisShop"];
        responses: {
            /** @description The shop as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
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
    listAnnouncements: {
        parameters: {
            query?: {
                sort?: "created_date" | "-created_date";
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["CardSize"];
            };
            header?: never;
            path: {
                platform: components["parameters"]["Platform"];
            };
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
                        results: components["schemas"]["Announcement"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
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
    startShopSync: {
        parameters: {
            query?: {
                /** @description A domain of the session's shop; no other is there. */
                domain?: components["parameters"]["OwnDomain"];
                /** @description The app's name on its platform; without effect. */
                app_slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sync runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sync_active: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getSyncProgress: {
        parameters: {
            query?: {
                /** @description A domain of the session's shop; no other is there. */
                domain?: components["parameters"]["OwnDomain"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the last one when none runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncProgress"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    saveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: components["schemas"]["SomeSettings"];
                    expected?: components["schemas"]["SomeSettings"];
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description Everything as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: components["schemas"]["Settings"];
                        app_settings: components["schemas"]["AppSettings"];
                        /** @description The small settings by their keys. */
                        metas: {
                            [key: string]: components["schemas"]["MetaValue"];
                        };
                    };
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
    checkPortalCss: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    css: string;
                };
            };
        };
        responses: {
            /** @description The harmless part, held to the portal's content and readable in both themes, and up to a hundred problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        css: string;
                        /** @description Colours that words could not be read in or on in one of the themes, with what the portal uses in their place; they are no problem. */
                        corrections: components["schemas"]["CssCorrection"][];
                        problems: {
                            line: number;
                            column: number;
                            detail: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getPortalCss: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet; empty where the shop has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    previewCommissionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True for a flat rate per unit. */
                    use_cost_per_item?: boolean;
                    /** @description Null for no global rate; "0" is a rate. */
                    global_commission?: components["schemas"]["Rate"] | null;
                    discount_share?: components["schemas"]["DiscountShare"];
                    /** @description A day, also with a time of 00:00:00. Null counts all orders. */
                    commission_start_date?: string | null;
                    /** @description Separated by commas. */
                    ignore_order_tags?: string;
                    /** @description For orders that do not say it themselves. */
                    prices_include_tax?: boolean;
                    /** @description The discount is taken off before the percentage is applied. */
                    consignment_discount_pre_percentage?: boolean;
                    /** @description For every vendor. */
                    consignment_calculate_by_profit?: boolean;
                    /** @description The shop's rate of one product type. */
                    product_type_rate?: {
                        product_type: string;
                        commission_rate: components["schemas"]["TypeRate"];
                        /** @description False for an amount a unit. */
                        commission_percentage: boolean;
                        /** @description The rate is this vendor's. */
                        vendor?: components["schemas"]["Id"];
                    };
                    /** @description Rules of one vendor. */
                    vendor?: {
                        id: components["schemas"]["Id"];
                        /** @description Null follows the shop; "0" is a rate. */
                        commission_rate?: components["schemas"]["Rate"] | null;
                        /** @description Null follows the shop. */
                        flat_rate?: boolean | null;
                        by_profit?: boolean;
                        by_compare_at_price?: boolean;
                        collects_tax?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Before and after. Nothing has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionSettingsPreview"];
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
    replaceCommissionFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: {
                        id?: components["schemas"]["Id"];
                        key: components["schemas"]["CommissionFieldKey"];
                        value: string;
                    }[];
                    /** @description The list as the caller has seen it; 409 `stale` when it is another by now. */
                    expected?: {
                        key: components["schemas"]["CommissionFieldKey"];
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The fields as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fields: components["schemas"]["CommissionField"][];
                    };
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
                    meta_value: components["schemas"]["MetaValueSent"];
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
                    meta_value: components["schemas"]["MetaValueSent"];
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
    getPayoutRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updatePayoutRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hold_days?: components["schemas"]["HoldDays"];
                    hold_from?: components["schemas"]["HoldFrom"];
                    /** @description From 0 to 1,000,000,000,000 minor units. */
                    minimum_payout?: components["schemas"]["Money"];
                    /** @description The rules that the caller has seen; 409 `stale` when they have changed. */
                    expected?: components["schemas"]["PayoutRules"];
                };
            };
        };
        responses: {
            /** @description The rules as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRules"];
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
    getShopFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts; an empty text where one is not set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopFacts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateShopFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    legal_name?: components["schemas"]["ShopFact"];
                    address_1?: components["schemas"]["ShopFact"];
                    address_2?: components["schemas"]["ShopFact"];
                    city?: components["schemas"]["ShopFact"];
                    state?: components["schemas"]["ShopFact"];
                    zip?: components["schemas"]["ShopFact"];
                    country_code?: components["schemas"]["CountryCode"];
                    tax_number?: components["schemas"]["TaxNumber"];
                    locale?: components["schemas"]["Locale"];
                    support_email?: components["schemas"]["ShopFact"];
                    /** @description The facts that the caller has seen; 409 `stale` when they have changed. */
                    expected?: components["schemas"]["ShopFacts"];
                };
            };
        };
        responses: {
            /** @description The facts as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopFacts"];
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
    getSwitches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches themselves, not a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSwitches"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateSwitches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopSwitchesChange"];
            };
        };
        responses: {
            /** @description The switches as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSwitches"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    getPaymentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payment: components["parameters"]["Payment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of at most one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["PaymentSettings"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getPayoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updatePayoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payout_method?: components["schemas"]["PayoutMethod"];
                    /** @enum {string} */
                    fees_borne_by?: "shop" | "vendor";
                    /** @description The state that the caller has seen. */
                    expected?: {
                        payout_method?: components["schemas"]["PayoutMethod"];
                        /** @enum {string} */
                        fees_borne_by?: "shop" | "vendor";
                    };
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
                    "application/json": components["schemas"]["PayoutSettings"];
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
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payment: components["parameters"]["Payment"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    updatePaymentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payment: components["parameters"]["Payment"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As in the path. */
                    id?: components["schemas"]["Id"];
                    live_api_client?: string;
                    live_api_secret?: string;
                    test_api_client?: string;
                    test_api_secret?: string;
                    live_mode?: boolean;
                    readonly live_api_secret_set?: boolean;
                    readonly live_api_secret_last4?: string;
                    readonly test_api_secret_set?: boolean;
                    readonly test_api_secret_last4?: string;
                    readonly live_check?: components["schemas"]["PaymentCheck"];
                    readonly test_check?: components["schemas"]["PaymentCheck"];
                    /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                    expected?: {
                        live_api_client?: string;
                        live_api_secret_last4?: string;
                        test_api_client?: string;
                        test_api_secret_last4?: string;
                        live_mode?: boolean;
                    };
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
                    "application/json": components["schemas"]["PaymentSettings"];
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
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listCalculatedCommissionTotals: {
        parameters: {
            query?: {
                /** @description The first day, in the shop's time zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description The last day, which counts in full. */
                end_date?: components["parameters"]["EndDate"];
                ordering?: "name" | "-name" | "due" | "-due" | "paid" | "-paid" | "earned" | "-earned" | "commission_due" | "-commission_due" | "commission_paid" | "-commission_paid" | "commission_earned" | "-commission_earned";
                /** @description True lists the hidden vendors only; false, the default, those that are not. */
                hidden?: boolean;
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: number;
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listDueVendors: {
        parameters: {
            query?: {
                sort?: "due" | "-due";
                page?: components["parameters"]["Page"];
                limit?: number;
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
    listTopEarners: {
        parameters: {
            query?: {
                ordering?: "earned" | "-earned";
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["CardSize"];
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
    recalculateTotals: {
        parameters: {
            query?: {
                /** @description The session's shop; no other is there. */
                shop_id?: components["schemas"]["Id"];
                page?: components["parameters"]["Page"];
                /** @description Without effect; they are always worked out. */
                force?: 0 | 1;
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that was done, of how many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pages: number;
                        /** @description No page is left. */
                        done: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
    listAlikeVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups, each of two vendors or more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlikeVendors"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getCommissionTotalsHistory: {
        parameters: {
            query?: {
                /** @description The first day, in the shop's time zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description The last day, which counts in full. */
                end_date?: components["parameters"]["EndDate"];
                /** @description How long a period is. Months are those of the calendar; the first one begins with the first day. */
                unit?: "day" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods in the order of time, without gaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["PeriodTotals"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getVendorTotalsHistory: {
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
            /** @description The months in the order of time, without gaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["PeriodTotals"][];
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
    getNextPayment: {
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
            /** @description The next payment, or why none is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextPayment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            /** @description The vendor; of one that was merged into another, the one that stays. Fields for the shop alone are left out for a vendor's login. */
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
    updateVendor: {
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
                    /** @description Of a vendor's login, for another `paypal_email`; of others it is not looked at. */
                    password?: components["schemas"]["Password"];
                    note?: string;
                    contact_name?: string;
                    email?: components["schemas"]["EmailOrEmpty"];
                    phone?: string;
                    address_1?: string;
                    address_2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    /** @description Null for the shop's rate; "0" is a rate. */
                    commission_rate?: components["schemas"]["Rate"] | null;
                    paypal_email?: components["schemas"]["EmailOrEmpty"];
                    discount_codes?: string;
                    /** @description A hidden vendor stands in no list and no total, and comes back with all it had. */
                    hidden?: boolean;
                    /** @description Null for the shop's currency. */
                    currency?: components["schemas"]["Currency"] | null;
                    by_profit?: boolean;
                    by_compare_at_price?: boolean;
                    collects_tax?: boolean;
                    /** @description Null for the shop's calculation type. */
                    flat_rate?: boolean | null;
                    pay_type?: string;
                    /** @description How the vendor is paid in a pay run. Null for the shop's method. Needs a proof, as another address does. */
                    payout_method?: components["schemas"]["PayoutMethod"] | null;
                    /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                    expected?: components["schemas"]["VendorSeen"];
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description The vendor as it is now. */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getBankDetails: {
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
            /** @description The bank details, masked; of a vendor that was merged into another, those of the one that stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaskedBankDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    updateBankDetails: {
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
                "application/json": components["schemas"]["TypedBankDetails"];
            };
        };
        responses: {
            /** @description The bank details as they are now, masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaskedBankDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    removeBankDetails: {
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
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description None are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaskedBankDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    releaseBankHold: {
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
                    /** @description Of a vendor's login; of others it is not looked at. */
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The bank details, and no hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaskedBankDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    retryPaypal: {
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
            /** @description The payout details, and no refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaskedBankDetails"];
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
    stopBankDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** @description The change is stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoppedBankDetails"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    previewVendorMerge: {
        parameters: {
            query: {
                /**
                 * @description The vendor that stays.
                 * @example 9
                 */
                into: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows that would be moved. Nothing has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorMergePreview"];
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
    mergeVendor: {
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
                    /** @description The vendor that stays. */
                    into: components["schemas"]["Id"];
                    /** @description The summary that the preview returned. */
                    expected?: {
                        due_after: components["schemas"]["Money"];
                        paid_after: components["schemas"]["Money"];
                    };
                };
            };
        };
        responses: {
            /** @description The vendor that stays, as it is now. */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    listVendorCustomers: {
        parameters: {
            query?: {
                ordering?: "customer__first_name" | "-customer__first_name" | "customer__last_name" | "-customer__last_name" | "customer__email" | "-customer__email" | "customer__created_at" | "-customer__created_at";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
                count?: components["parameters"]["BriefCount"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        count_is_least?: components["schemas"]["CountIsLeast"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["VendorCustomer"][];
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
    replaceVendorCustomers: {
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
                    customers: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The customers of the vendor as they are now, by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customers: components["schemas"]["Id"][];
                    };
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
    listMetafields: {
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
            /** @description All of them, in the order in which they were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Metafield"][];
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
    replaceMetafields: {
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
                    metafields: {
                        id?: components["schemas"]["Id"];
                        key: string;
                        value: string;
                    }[];
                    /** @description The list as the caller has seen it; 409 `stale` when it is another by now. */
                    expected?: {
                        key: string;
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The fields as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metafields: components["schemas"]["Metafield"][];
                    };
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
    searchCustomers: {
        parameters: {
            query?: {
                /** @description Plain text of three characters or more, found in the name and the e-mail. */
                search?: string;
                ordering?: "first_name" | "-first_name" | "last_name" | "-last_name" | "email" | "-email" | "created_at" | "-created_at";
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
                count?: components["parameters"]["BriefCount"];
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
                        count_is_least?: components["schemas"]["CountIsLeast"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Customer"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    first_name: string;
                    /** @description May be empty. */
                    last_name: string;
                    vendor: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The shop has this customer already; nothing was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCustomer"];
                };
            };
            /** @description The customer that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCustomer"];
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
    checkVendorFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["VendorFileBytes"];
                    columns?: components["schemas"]["VendorFileColumns"];
                };
            };
        };
        responses: {
            /** @description The columns, and the effect of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorFileCheck"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    addVendorsFromFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["VendorFileBytes"];
                    columns: components["schemas"]["VendorFileColumns"];
                    /** @description The counts of the check that the caller has seen. */
                    expected: {
                        added: number;
                        filled: number;
                    };
                };
            };
        };
        responses: {
            /** @description The vendors are there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        filled: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    importCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor: components["schemas"]["Id"];
                    /** @description The text of a CSV file - first name, last name, e-mail; separated by commas, semicolons or tabs; with or without a header; 5,000 rows at most. */
                    csv: string;
                    /**
                     * @description Answers what the import would do, with the rows that cannot be read, and adds no customer.
                     * @default false
                     */
                    preview?: boolean;
                };
            };
        };
        responses: {
            /** @description The outcome of each row, counted from 1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many customers were new. */
                        created: number;
                        /** @description Those who were new, by their row. */
                        customers: {
                            row: number;
                            first_name: string;
                            last_name: string;
                            email: string;
                        }[];
                        /** @description Rows of customers that the shop has already, or that stand further up in the file. */
                        existing: {
                            row: number;
                            email: string;
                        }[];
                        /** @description Rows that cannot be read; only of a preview. */
                        problems: {
                            row: number;
                            detail: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    createOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor: components["schemas"]["Id"];
                    title: string;
                    description: string;
                    /** @description In the vendor's own words. */
                    price?: string;
                    /** @description In the vendor's own words. */
                    quantity?: string;
                };
            };
        };
        responses: {
            /** @description The state of the mail to the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail: components["schemas"]["MailTold"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    updateVendorPayoutRules: {
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
                    hold_days?: components["schemas"]["HoldDays"] | null;
                    /** @description From 0 to 1,000,000,000,000 minor units; null for the shop's. */
                    minimum_payout?: components["schemas"]["Money"] | null;
                    /** @description The rules that the caller has seen; 409 `stale` when they have changed. */
                    expected?: components["schemas"]["VendorPayoutRules"];
                };
            };
        };
        responses: {
            /** @description The vendor as it is now. */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    updateVendorCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendorId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    calculateCommissions: {
        parameters: {
            query?: {
                /** @description Only this vendor's lines. */
                vendor?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is due, or runs already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        queued: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCommissions: {
        parameters: {
            query?: {
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description The session's shop; no other is there. */
                shop_id?: components["schemas"]["Id"];
                /** @description True for lines in a payout, false for those that are not. Both when left out. */
                paid?: boolean;
                /** @description The first day, in the shop's time zone. */
                date_start?: components["parameters"]["DateStart"];
                /** @description The last day, which counts in full. */
                date_end?: components["parameters"]["DateEnd"];
                /** @description Newest first when left out, also for a vendor who may not sort by a hidden date. */
                ordering?: "order__processed_at" | "-order__processed_at" | "order__name" | "-order__name" | "title" | "-title" | "price" | "-price" | "commission_amount" | "-commission_amount";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
                count?: components["parameters"]["BriefCount"];
                /** @description Columns left out of a file, by their keys, separated by commas: date, order_number, customer, company, location, vendor, product, variant, sku, barcode, quantity, price, discount, tax, item_cost, commission, commission_rate, commission_type, currency, status, payout. */
                omit?: string;
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. Fields that the shop hides from vendors are left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        count_is_least?: components["schemas"]["CountIsLeast"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["LineItem"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    createOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    line_item: components["schemas"]["Id"];
                    /** @description As typed - an amount for the whole line, or a percentage with a % sign. Null or nothing clears it. */
                    commission: string | null;
                };
            };
        };
        responses: {
            /** @description The override as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Override"];
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
    previewOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    line_item: components["schemas"]["Id"];
                    /** @description As typed - an amount for the whole line, or a percentage with a % sign. Null or nothing for none. */
                    commission: string | null;
                };
            };
        };
        responses: {
            /** @description The commission as it would be. Nothing has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverridePreview"];
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
    updateOverride: {
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
                    line_item: components["schemas"]["Id"];
                    /** @description As typed - an amount for the whole line, or a percentage with a % sign. Null or nothing clears it. */
                    commission: string | null;
                };
            };
        };
        responses: {
            /** @description The override as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Override"];
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
    updateLineItem: {
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
                    override_vendor: components["schemas"]["IdOrNull"];
                };
            };
        };
        responses: {
            /** @description The line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineItem"];
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
    createCustomItem: {
        parameters: {
            query?: never;
            header?: {
                /** @example 5b0a3c1e-3f0c-4d0b-9d5e-6b8f4f1f2a78 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @description Below 0 for what the vendor owes. */
                    commission: components["schemas"]["Money"];
                    vendor_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The line that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineItem"];
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
    deleteCustomItem: {
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
            /** @description The item is removed. */
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
    listProductTypes: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ProductType"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listVendorProductTypes: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                vendorId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ProductType"][];
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
    createProductTypeCommission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product_type: string;
                    commission_rate: components["schemas"]["TypeRate"];
                    /** @description False for an amount a unit. */
                    commission_percentage: boolean;
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description The rate; the one that was there before, changed, where there was one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTypeCommission"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    updateProductTypeCommission: {
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
                    product_type: string;
                    commission_rate: components["schemas"]["TypeRate"];
                    /** @description False for an amount a unit. */
                    commission_percentage: boolean;
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description The rate as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTypeCommission"];
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
    createVendorProductTypeCommission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product_type: string;
                    commission_rate: components["schemas"]["TypeRate"];
                    /** @description False for an amount a unit. */
                    commission_percentage: boolean;
                    vendor: components["schemas"]["Id"];
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description The rate; the one that was there before, changed, where there was one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTypeCommission"];
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
    updateVendorProductTypeCommission: {
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
                    product_type: string;
                    commission_rate: components["schemas"]["TypeRate"];
                    /** @description False for an amount a unit. */
                    commission_percentage: boolean;
                    vendor: components["schemas"]["Id"];
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description The rate as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTypeCommission"];
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
    listPayouts: {
        parameters: {
            query?: {
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                ordering?: "created_date" | "-created_date" | "invoice_number" | "-invoice_number" | "amount" | "-amount" | "vendor_name" | "-vendor_name";
                /** @description Only payouts with this status, made for real; `test` for those of the provider's test system. */
                status?: components["schemas"]["PayoutFilter"];
                /** @description Only what was made on this day or later, in the shop's time zone. */
                date_start?: components["parameters"]["MadeFrom"];
                /** @description Only what was made until this day, which counts in full. */
                date_end?: components["parameters"]["MadeUntil"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
                count?: components["parameters"]["BriefCount"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                        count_is_least?: components["schemas"]["CountIsLeast"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Payout"][];
                        /** @description The sums of all that matches, not of the page alone; one for each currency of vendors. */
                        totals: components["schemas"]["PayoutsTotal"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
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
                    /** @description On top of the lines, from 0 to 1,000,000,000,000 minor units. */
                    additional_pay?: components["schemas"]["Money"];
                    /** @default false */
                    pay_w_paypal?: boolean;
                    /** @description In place of `pay_w_paypal`, for any method. With a true one it has to be `paypal`. */
                    method?: components["schemas"]["PayoutMethod"];
                    /** @default  */
                    note?: string;
                    /**
                     * @description True pays what is held as well, and a sum below the minimum payout; the history says so.
                     * @default false
                     */
                    early?: boolean;
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
    previewAllPayouts: {
        parameters: {
            query?: {
                /** @description The first day, in the shop's time zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description The last day, which counts in full. */
                end_date?: components["parameters"]["EndDate"];
                /** @description The vendors that could be paid by PayPal. */
                pay_w_paypal?: boolean;
                /** @description With what is held, and without regard to the minimum payout. */
                early?: boolean;
                /** @description The vendors that could be paid so, in place of `pay_w_paypal`. */
                method?: components["schemas"]["PayoutMethod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts that would be made. None has been. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAllPreview"];
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
    createAllPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The first day, in the shop's time zone. Null for no limit.
                     */
                    start_date?: string | null;
                    /**
                     * Format: date
                     * @description The last day, which counts in full. Null for no limit.
                     */
                    end_date?: string | null;
                    /**
                     * @description True pays by PayPal; who cannot be paid so is skipped and named.
                     * @default false
                     */
                    pay_w_paypal?: boolean;
                    /**
                     * @description True pays what is held as well, and a sum below the minimum payout; the history says so.
                     * @default false
                     */
                    early?: boolean;
                    /** @description In place of `pay_w_paypal`, for any method. With a true one it has to be `paypal`. */
                    method?: components["schemas"]["PayoutMethod"];
                    /** @description The total that was reviewed. When the payouts would be another, they are refused. */
                    expected_amount?: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The payouts. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidAll"];
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
    cancelPayout: {
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
            /** @description The payout, returned or not paid. */
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
            default: components["responses"]["Failed"];
        };
    };
    settlePayout: {
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
                    /**
                     * @description `not_paid` makes its lines payable again.
                     * @enum {string}
                     */
                    outcome: "paid" | "not_paid";
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
            default: components["responses"]["Failed"];
        };
    };
    deletePayout: {
        parameters: {
            query?: {
                /**
                 * @description The reason for the act, which the history keeps. No data of people belongs in it.
                 * @example Paid twice by mistake.
                 */
                reason?: components["parameters"]["Reason"];
            };
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
    exportPayoutCsv: {
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
            /** @description A link to the file; the file itself for `Accept: text/csv`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    exportPayout: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link to the PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLink"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listStatements: {
        parameters: {
            query?: {
                payees?: components["parameters"]["StatementPayees"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description Only this sales rep's. */
                sales_rep?: components["parameters"]["StatementRep"];
                /** @description Only statements that end on this day. */
                last_day?: string;
                /** @description Only statements that state this payout. */
                payout?: components["schemas"]["Id"];
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
                        results: components["schemas"]["Statement"][];
                        /**
                         * Format: date
                         * @description The day on which the next statements are issued by schedule, in the shop's time zone; null without a schedule.
                         */
                        next_on: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    previewStatements: {
        parameters: {
            query: {
                payees?: components["parameters"]["StatementPayees"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description Only this sales rep's. */
                sales_rep?: components["parameters"]["StatementRep"];
                /** @description Where a payee has no statement yet, its first begins on this day. Every other begins where the last one ended. */
                first_day: string;
                /** @description The last day, which counts in full; today counts up to now, and no later day is taken. */
                last_day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statements that would be issued. None has been. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementsPreview"];
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
    createStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor?: components["schemas"]["Id"];
                    sales_rep?: components["schemas"]["Id"];
                    /** Format: date */
                    first_day: string;
                    /** Format: date */
                    last_day: string;
                    /**
                     * @description True sends the vendor a mail with the link to it.
                     * @default false
                     */
                    sends_mail?: boolean;
                };
            };
        };
        responses: {
            /** @description The statement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createAllStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payees?: components["schemas"]["StatementPayees"];
                    /** Format: date */
                    first_day: string;
                    /** Format: date */
                    last_day: string;
                    /** @default false */
                    sends_mail?: boolean;
                };
            };
        };
        responses: {
            /** @description The run, which has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementRun"];
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
    getStatementProgress: {
        parameters: {
            query?: {
                payees?: components["parameters"]["StatementPayees"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run under way, or the last one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: components["schemas"]["StatementRun"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getStatementSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementSchedule"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateStatementSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day_of_month: number | null;
                    sends_mail: boolean;
                };
            };
        };
        responses: {
            /** @description The schedule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementSchedule"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getStatementStanding: {
        parameters: {
            query: {
                /** @description All 64 hexadecimal digits of the hash, or at least its first 16, which are the code on paper. */
                hash: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing; `unknown` where this installation has not issued it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        standing: "latest" | "followed" | "withdrawn" | "unknown";
                        /** @description The shop that issued it; null where this installation has not. */
                        issuer: {
                            name: string;
                            domain: string;
                            /** @description Another shop of the installation has the name that the statement prints. */
                            has_namesake: boolean;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getStatement: {
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
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listStatementEntries: {
        parameters: {
            query?: {
                /** @description Only this part of the statement. */
                section?: components["schemas"]["StatementSection"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["StatementEntry"][];
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
    withdrawStatement: {
        parameters: {
            query?: {
                /**
                 * @description The reason for the act, which the history keeps. No data of people belongs in it.
                 * @example Paid twice by mistake.
                 */
                reason?: components["parameters"]["Reason"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement, withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
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
    exportStatement: {
        parameters: {
            query: {
                type: "pdf" | "csv" | "json";
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link to the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLink"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listPayRuns: {
        parameters: {
            query?: {
                /** @description Only pay runs in this state. */
                state?: components["schemas"]["PayRunState"];
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
                        results: components["schemas"]["PayRun"][];
                        /**
                         * Format: date
                         * @description The day on which the next pay run is drafted by schedule, in the shop's time zone; null without a schedule.
                         */
                        next_on: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createPayRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Pays every vendor by this method; null or left out pays each by its own. */
                    method?: components["schemas"]["PayoutMethod"] | null;
                };
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    getPayRunSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updatePayRunSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    schedule?: components["schemas"]["PayRunSchedule"] | null;
                    /** @description True has a scheduled pay run approved at once, unless a second person has to approve it. */
                    pays_by_itself?: boolean;
                    /** @description Two persons have to approve what is more than this. All that one person pays on a day of the shop counts as one payment, by whichever call; so does all that keys and the schedule pay. Null where one is enough. */
                    second_above?: components["schemas"]["Money"] | null;
                    file_format?: components["schemas"]["BankFileFormat"] | null;
                    /** @description The shop's own account, from which bank files pay; null forgets it. */
                    from?: components["schemas"]["ShopAccount"] | null;
                    /** @description Of a file with columns of the shop's own. */
                    columns?: components["schemas"]["BankFileColumns"] | null;
                    /** @description True gives an ACH or `aba` file one more entry, a debit of its sum from the shop's own account, for banks that want balanced files. Refused for files of another kind. */
                    balanced_file?: boolean;
                    /** @description Stands at the head of an ACH file, where the bank wants another than the company id there; up to ten characters. Null has the company id. Refused for files of another kind. */
                    immediate_origin?: string | null;
                    /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                    expected?: {
                        schedule?: components["schemas"]["PayRunSchedule"] | null;
                        pays_by_itself?: boolean;
                        second_above?: components["schemas"]["Money"] | null;
                        file_format?: components["schemas"]["BankFileFormat"] | null;
                        from?: components["schemas"]["MaskedAccount"];
                        columns?: components["schemas"]["BankFileColumns"] | null;
                        balanced_file?: boolean;
                        immediate_origin?: string | null;
                    };
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
                    "application/json": components["schemas"]["PayRunSettings"];
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
    getPayRun: {
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
            /** @description The pay run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listPayRunVendors: {
        parameters: {
            query?: {
                /** @description Only vendors in this state. */
                state?: components["schemas"]["PayRunVendorState"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["PayRunVendor"][];
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
    addPayRunVendor: {
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
                    vendor: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The vendor in the draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunVendor"];
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
    updatePayRunVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                vendor: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_included: boolean;
                    method?: components["schemas"]["PayoutMethod"];
                    /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                    expected?: {
                        is_included?: boolean;
                        method?: components["schemas"]["PayoutMethod"];
                    };
                };
            };
        };
        responses: {
            /** @description The vendor in the draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunVendor"];
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
    refreshPayRun: {
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
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    approvePayRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The total that was reviewed. */
                    expected_amount: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The pay run. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    cancelPayRun: {
        parameters: {
            query?: {
                /**
                 * @description The reason for the act, which the history keeps. No data of people belongs in it.
                 * @example Paid twice by mistake.
                 */
                reason?: components["parameters"]["Reason"];
                /** @description The person's word that the exported bank file was not given to the bank and will not be. Said of a file that the bank gets all the same, its payments are paid twice. */
                file_withdrawn?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay run, canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    payRunAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The amount of `failed` that was reviewed. */
                    expected_amount: components["schemas"]["Money"];
                    /** @description Only these. */
                    vendors?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The pay run, paying again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    getPayRunBankFile: {
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
            /** @description The file, by its format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "text/plain": string;
                    "text/csv": components["schemas"]["CsvFile"];
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
    confirmBankFile: {
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
                    /**
                     * @description True says that the bank has paid all of it, where no statement says so.
                     * @default false
                     */
                    is_paid?: boolean;
                };
            };
        };
        responses: {
            /** @description The pay run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    getPayRunToSend: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvFile"];
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
    markPayRunSent: {
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
                    /** @description The amount of `to_send` that was reviewed. */
                    expected_amount: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The pay run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
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
    listBankEntries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["BankEntry"][];
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
    uploadBankAnswer: {
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
                    /** @description The text of one file. */
                    text?: string;
                    /** @description A ZIP in base64, in place of the text. Each XML file in it is read. */
                    zip?: string;
                    /** @description Of a CSV. */
                    columns?: components["schemas"]["StatementColumns"];
                };
            };
        };
        responses: {
            /** @description How many entries it had, and what became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Entries that settled a payout. */
                        matched: number;
                        /** @description Entries that settled none. */
                        unmatched: number;
                        /** @description Entries that had been taken in before. */
                        known: number;
                        run: components["schemas"]["PayRun"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    assignBankEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                entry: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payout: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntry"];
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
    listRules: {
        parameters: {
            query?: {
                /** @description Only rules of this place. */
                place?: components["schemas"]["RulePlace"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /**
                 * @description Only rules of this product type, tag or collection.
                 * @example Lighting
                 */
                name?: string;
                /** @description Only rules with such a value. */
                kind?: components["schemas"]["RuleValueKind"];
                /** @description Only rules that hold on this day. */
                on?: string;
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                        results: components["schemas"]["ListedRule"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    saveRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rules: components["schemas"]["RuleDrafts"];
                    reason?: components["schemas"]["RuleReason"];
                    /** @description For each rule, in their order, the number of its last version as the caller has seen it, 0 for none; 409 `stale` when there is a later one. */
                    expected_versions?: number[];
                };
            };
        };
        responses: {
            /** @description The versions, in the order of the request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["RuleVersion"][];
                    };
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
    previewRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rules: components["schemas"]["RuleDrafts"];
                    /** @description A version that is left out, as if it were taken back. */
                    taken_back?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Before and after. Nothing has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionSettingsPreview"];
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
    findWinningRule: {
        parameters: {
            query: {
                variant: components["schemas"]["Id"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description The day of the order; today where it is left out. */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation, as a line has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        commission_amount: components["schemas"]["Money"];
                        reason: components["schemas"]["CommissionReason"];
                        trace: components["schemas"]["CommissionTrace"];
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
    listRuleFindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings, by rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["RuleFinding"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    readRulesFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            /** @description The drafts and the faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rules: components["schemas"]["NamedRuleDraft"][];
                        /** @description Rows that say what holds already, or make no draft. */
                        unchanged: number;
                        faults: {
                            /** @description As a spreadsheet counts; the headings are row 1. */
                            row: number;
                            detail: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    startRuleReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rules: components["schemas"]["RuleDrafts"];
                    /** Format: date */
                    date_start: string;
                    /**
                     * Format: date
                     * @description Counts in full.
                     */
                    date_end: string;
                };
            };
        };
        responses: {
            /** @description The replay, which has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleReplay"];
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
    getRuleReplay: {
        parameters: {
            query?: {
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleReplay"] | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getRuleSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateRuleSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notice_days: number;
                    /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                    expected?: components["schemas"]["RuleSettings"];
                };
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSettings"];
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
    getRule: {
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
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: components["schemas"]["RuleVersion"][];
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
    takeBackRule: {
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
                    reason?: components["schemas"]["RuleReason"];
                };
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleVersion"];
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
    listVendorRules: {
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
            /** @description The rules, those that are coming first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["VendorRule"][];
                        /** @description The rates that the vendor's next orders earn, from dated rules and settings: first for all goods, then for each product type with a separate rate. */
                        rates: {
                            /** @description Null for goods at large. */
                            product_type: string | null;
                            rates_ahead: components["schemas"]["RatesAhead"];
                        }[];
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
    listFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Fee"][];
                        /** @description The days of notice that a new or higher fee gives, which are those of commission rules. */
                        notice_days: number;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    saveFee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null makes a new fee. */
                    fee: components["schemas"]["IdOrNull"];
                    /** @description As vendors read it, such as "Shelf rent". */
                    name: string;
                    /**
                     * Format: date
                     * @description The first day, in the shop's time zone: today or later.
                     */
                    from_day: string;
                    terms: components["schemas"]["FeeTerms"] | null;
                    reason?: string;
                    /** @description The number of the last version as the caller has seen it, 0 for none; 409 `stale` when there is a later one. */
                    expected_version?: number;
                };
            };
        };
        responses: {
            /** @description The fee as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
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
    listFeeCharges: {
        parameters: {
            query?: {
                /** @description Only charges of this fee. */
                fee?: number;
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                        results: components["schemas"]["FeeCharge"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    waiveFeeCharge: {
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
            /** @description The charge as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeCharge"];
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
    listFeesOfVendor: {
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
            /** @description The fees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["FeeOfVendor"][];
                        charges: components["schemas"]["FeeCharge"][];
                        /** @description The sum of all charges that wait until the vendor has earned enough. */
                        waiting: components["schemas"]["Money"];
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
    listQuestions: {
        parameters: {
            query?: {
                /** @description Only questions in this state; `active` is open or answered, `ended` settled or closed. */
                state?: "open" | "answered" | "settled" | "closed" | "active" | "ended";
                /** @description True for open questions alone that the shop was to answer by now. */
                overdue?: boolean;
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description Only about parts of this sales rep. */
                sales_rep_id?: components["schemas"]["Id"];
                /** @description Only about this line. */
                line_item?: components["schemas"]["Id"];
                /** @description Only about this part of a sales rep. */
                rep_commission?: components["schemas"]["Id"];
                ordering?: "changed_at" | "-changed_at" | "asked_at" | "-asked_at" | "due_at" | "-due_at" | "number" | "-number";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                        results: components["schemas"]["Question"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    line_item?: components["schemas"]["Id"];
                    rep_commission?: components["schemas"]["Id"];
                    reason: components["schemas"]["QuestionReason"];
                    text: components["schemas"]["QuestionText"];
                    files?: components["schemas"]["QuestionFileIds"];
                };
            };
        };
        responses: {
            /** @description The thread. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionThread"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    countQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The shop is to answer. */
                        open: number;
                        /** @description Of the open ones, those that were to be answered by now. */
                        overdue: number;
                        /** @description The asker may reply. */
                        answered: number;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getQuestionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    updateQuestionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer_days: number;
                    close_days: number;
                    holds_lines: boolean;
                    /** @description The state that the caller has seen; 409 `stale` when it has changed. */
                    expected?: {
                        answer_days?: number;
                        close_days?: number;
                        holds_lines?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSettings"];
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
    uploadQuestionFile: {
        parameters: {
            query: {
                /**
                 * @description The name of the file.
                 * @example receipt.pdf
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": unknown;
                "image/jpeg": unknown;
                "image/webp": unknown;
                "image/gif": unknown;
                "application/pdf": unknown;
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The file as it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getQuestionFile: {
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
            /** @description The bytes as they were uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getQuestion: {
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
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionThread"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    replyQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: components["schemas"]["QuestionText"];
                    files?: components["schemas"]["QuestionFileIds"];
                    expected_messages?: components["schemas"]["ExpectedMessages"];
                };
            };
        };
        responses: {
            /** @description The thread. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionThread"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    settleQuestion: {
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
                    /** @enum {string} */
                    state: "settled" | "closed";
                    text?: components["schemas"]["QuestionRemark"];
                    expected_messages?: components["schemas"]["ExpectedMessages"];
                };
            };
        };
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionThread"];
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
    reopenQuestion: {
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
                    text?: components["schemas"]["QuestionRemark"];
                    expected_messages?: components["schemas"]["ExpectedMessages"];
                };
            };
        };
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionThread"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    actOnQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    do: components["schemas"]["QuestionAct"];
                    percentage?: components["schemas"]["Rate"];
                    amount?: components["schemas"]["Money"];
                    title?: string;
                    vendor?: components["schemas"]["Id"];
                    /** @description Null where the line is gone. */
                    expected_amount: components["schemas"]["MoneyOrNull"];
                    text?: components["schemas"]["QuestionRemark"];
                };
            };
        };
        responses: {
            /** @description The thread. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionThread"];
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
    listHistory: {
        parameters: {
            query?: {
                /** @description Only acts of this group. */
                group?: components["schemas"]["HistoryGroup"];
                /** @description Only acts of this login. */
                person?: components["schemas"]["Id"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /**
                 * @description Only acts on objects of this type.
                 * @example payout
                 */
                object_type?: string;
                /**
                 * @description Only acts on the object of this id; together with `object_type`.
                 * @example 12
                 */
                object_id?: string;
                /** @description Only what was made on this day or later, in the shop's time zone. */
                date_start?: components["parameters"]["MadeFrom"];
                /** @description Only what was made until this day, which counts in full. */
                date_end?: components["parameters"]["MadeUntil"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                        results: components["schemas"]["HistoryEntry"][];
                        /** @description Everybody who has acted in the shop, by name. */
                        people: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The number of the last event seen; 0 for all. */
                after?: number;
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events that follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Event"][];
                        /** @description To be sent as `after` with the next call, now or later. */
                        next: number;
                        /** @description True where others follow already. */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": unknown;
                "image/jpeg": unknown;
            };
        };
        responses: {
            /** @description Where the picture is, and what it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri-reference
                         * @description On this server, without a bearer token.
                         */
                        url: string;
                        /** @enum {string} */
                        content_type: "image/png" | "image/jpeg";
                        /** @description In pixels. */
                        width: number;
                        height: number;
                        /** @description In bytes. */
                        size: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, which never changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, made as it is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/pdf": string;
                    "application/json": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description First and last day, separated by a comma; either may be left out.
                 * @example 2026-01-01,2026-01-31
                 */
                date_range?: string;
                ordering?: "processed_at" | "-processed_at" | "name" | "-name" | "customer_name" | "-customer_name" | "total_price" | "-total_price";
                /** @description Only orders of this payment status; `unknown` for those whose status the platform does not report, `any_refund` for those of which something came back, whatever their status; `refund_to_assign` for those with a refund of which a person has to say what came back. */
                financial_status?: components["schemas"]["FinancialFilter"];
                /** @description Only orders of this fulfillment status; `unfulfilled` also where the platform reports none. */
                fulfillment_status?: components["schemas"]["FulfillmentFilter"];
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
                count?: components["parameters"]["BriefCount"];
                /** @description As of the lists of the documents. `csv` asks for the whole list as a file. */
                format?: "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a link to the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        count_is_least?: components["schemas"]["CountIsLeast"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Order"][];
                        /** @description The sum of `total_price` of all that matches, not of the page alone; one for each currency. */
                        totals: components["schemas"]["OrdersTotal"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getOrder: {
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
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    acceptOrderSums: {
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
                    is_accepted: boolean;
                    /** @description The `sums.difference` of the order as it was reviewed. */
                    difference: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The sums as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSums"];
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
    assignRefund: {
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
                "application/json": components["schemas"]["RefundAssignment"];
            };
        };
        responses: {
            /** @description It is assigned. */
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
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    unassignRefund: {
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
            /** @description It is open again. */
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
    listOrderSalesRepCommissions: {
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
            /** @description All of them, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["SalesRepCommission"][];
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
    createOrderSalesRepCommission: {
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
                    sales_rep: components["schemas"]["Id"];
                    percent: components["schemas"]["Rate"];
                };
            };
        };
        responses: {
            /** @description The rep's commission. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRepCommission"];
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
    updateSalesRepCommission: {
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
                    percent: components["schemas"]["Rate"];
                };
            };
        };
        responses: {
            /** @description The rep's commission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRepCommission"];
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
    deleteSalesRepCommission: {
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
            /** @description It is gone. */
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
    createSalesRep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name: string;
                    last_name?: string;
                    /** Format: uri */
                    image?: string | null;
                };
            };
        };
        responses: {
            /** @description The rep. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRep"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    updateSalesRep: {
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
                    first_name: string;
                    last_name: string;
                };
            };
        };
        responses: {
            /** @description The rep. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRep"];
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
    listSalesRepTotals: {
        parameters: {
            query?: {
                ordering?: "name" | "-name" | "due" | "-due" | "paid" | "-paid" | "earned" | "-earned";
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
                        results: components["schemas"]["SalesRepTotals"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getCombinedSalesRepTotals: {
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
                    "application/json": components["schemas"]["SalesRepSums"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getSalesRepTotalsHistory: {
        parameters: {
            query?: {
                /** @description The first day, in the shop's time zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description The last day, which counts in full. */
                end_date?: components["parameters"]["EndDate"];
                /** @description How long a period is. Months are those of the calendar; the first one begins with the first day. */
                unit?: "day" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods in the order of time, without gaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["PeriodTotals"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getSalesRepUnpaidCommissions: {
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
            /** @description The commissions and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRepUnpaid"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listSalesRepPayouts: {
        parameters: {
            query?: {
                /** @description Only this rep's. */
                sales_rep?: components["schemas"]["Id"];
                ordering?: "created_date" | "-created_date" | "invoice_number" | "-invoice_number" | "amount" | "-amount" | "sales_rep_name" | "-sales_rep_name";
                /** @description Only what was made on this day or later, in the shop's time zone. */
                date_start?: components["parameters"]["MadeFrom"];
                /** @description Only what was made until this day, which counts in full. */
                date_end?: components["parameters"]["MadeUntil"];
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
                        results: components["schemas"]["SalesRepPayout"][];
                        /** @description The sum of `amount` of all that matches, not of the page alone. */
                        total: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createSalesRepPayout: {
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
                    sales_rep: components["schemas"]["Id"];
                    /** @description On top of the commissions, from 0 to 1,000,000,000,000 minor units. */
                    additional_pay?: components["schemas"]["Money"];
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
                    "application/json": components["schemas"]["SalesRepPayout"];
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
    getSalesRepPayout: {
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
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRepPayoutDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    deleteSalesRepPayout: {
        parameters: {
            query?: {
                /**
                 * @description The reason for the act, which the history keeps. No data of people belongs in it.
                 * @example Paid twice by mistake.
                 */
                reason?: components["parameters"]["Reason"];
            };
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
    listProducts: {
        parameters: {
            query?: {
                /** @description With `variants` each product holds its variants, the deleted ones too. */
                expand?: "variants";
                /** @description Only this vendor's products, and only the sales that are this vendor's. */
                vendor?: components["schemas"]["Id"];
                ordering?: "created_at" | "-created_at" | "title" | "-title" | "product_type" | "-product_type" | "inventory" | "-inventory" | "sold" | "-sold";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `brief` for the first rows soon, in however long a list: it may be counted no further than to 1,000 or to the end of the page. Where more rows match, `count_is_least` is true and there are no `totals`. */
                count?: components["parameters"]["BriefCount"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. Fields that the shop hides from vendors are left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        count_is_least?: components["schemas"]["CountIsLeast"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Product"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listSoldProducts: {
        parameters: {
            query?: {
                /** @description With `variants` each product holds its variants, the deleted ones too. */
                expand?: "variants";
                /** @description The first day, in the shop's time zone. */
                start_date?: string;
                /** @description The last day, which counts in full. */
                end_date?: string;
                /** @description Only this vendor's products, and only the sales that are this vendor's. */
                vendor?: components["schemas"]["Id"];
                ordering?: "created_at" | "-created_at" | "title" | "-title" | "product_type" | "-product_type" | "inventory" | "-inventory" | "sold" | "-sold";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. Fields that the shop hides from vendors are left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Product"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listProductVariants: {
        parameters: {
            query?: {
                /** @description Taken for the sake of callers that ask both lists alike; each row is a variant already. */
                expand?: "variants";
                /** @description The first day, in the shop's time zone. */
                start_date?: string;
                /** @description The last day, which counts in full. */
                end_date?: string;
                /** @description Only this vendor's products, and only the sales that are this vendor's. */
                vendor?: components["schemas"]["Id"];
                ordering?: "created_at" | "-created_at" | "title" | "-title" | "product_type" | "-product_type" | "inventory" | "-inventory" | "sold" | "-sold";
                /** @description Plain text; wildcards stand for themselves. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. Fields that the shop hides from vendors are left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ListedVariant"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description Only if it is this vendor's product, and only the sales that are this vendor's; 404 otherwise. */
                vendor?: components["schemas"]["Id"];
                /** @description With `variants` each product holds its variants, the deleted ones too. */
                expand?: "variants";
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. Fields that the shop hides from vendors are left out for a vendor's login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
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
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
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
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
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
    cancelImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import is gone. */
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
    uploadImportFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
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
    checkImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    date_orders?: components["schemas"]["ImportDateOrders"];
                };
            };
        };
        responses: {
            /** @description The import, being checked. */
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
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    date_orders?: components["schemas"]["ImportDateOrders"];
                };
            };
        };
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
    listImportGaps: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. Those without a vendor come first, and among them those with the most sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ImportGap"][];
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
    listImportFindings: {
        parameters: {
            query?: {
                /** @description Those of one kind alone. */
                kind?: components["schemas"]["ImportFindingKind"];
                /** @description Those of the vendor with this name alone. */
                vendor?: string;
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
                "X-Shop"?: components["parameters"]["ImportShop"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by kind and in the order of their rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ImportFinding"][];
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
    listImportProblems: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The shop's domain. Only the import command needs it, since the token of this machine's server belongs to no shop. For people it is ignored. */
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
            /** @description It answers. */
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
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getReady: {
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
                        status: "ready";
                        /** @enum {string} */
                        database: "pglite" | "postgresql";
                    };
                };
            };
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Webhook"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: components["schemas"]["WebhookUrl"];
                    description?: string;
                    events: components["schemas"]["WebhookEvents"];
                };
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    deleteWebhook: {
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
            /** @description It is deleted. */
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
            default: components["responses"]["Failed"];
        };
    };
    updateWebhook: {
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
                    url?: components["schemas"]["WebhookUrl"];
                    description?: string;
                    events?: components["schemas"]["WebhookEvents"];
                    is_on?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    rotateWebhookSecret: {
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
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    testWebhook: {
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
            /** @description The answer to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttempt"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    replayWebhook: {
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
                    after?: number;
                    /** Format: date-time */
                    since?: string;
                };
            };
        };
        responses: {
            /** @description The webhook; it sends them in the background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state; `open` for those that are not over. */
                state?: "open" | "delivered" | "failed";
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["WebhookDelivery"][];
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
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description The number of the event in the history. */
                seq: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Key"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mode: components["schemas"]["KeyMode"];
                    name: string;
                    scopes: components["schemas"]["KeyScopes"];
                    /** @description The one vendor that the key is for; null for the whole shop. A test key has none. */
                    vendor?: number | null;
                    /**
                     * Format: date-time
                     * @description Null for no end.
                     */
                    expires_at?: string | null;
                    calls_a_minute?: components["schemas"]["KeyCallsAMinute"];
                };
            };
        };
        responses: {
            /** @description The key, with its secret this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeKey"];
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
    updateKey: {
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
                    name?: string;
                    /** Format: date-time */
                    expires_at?: string | null;
                    calls_a_minute?: components["schemas"]["KeyCallsAMinute"];
                };
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
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
    rotateKey: {
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
                    overlap_days: number;
                };
            };
        };
        responses: {
            /** @description The new key, with its secret this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeKey"];
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
    revokeKey: {
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
            /** @description The key as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox, which is being filled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reconciliation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    startReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reconciliation, which has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    countDifferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DifferenceCounts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    compareFile: {
        parameters: {
            query: {
                role: components["schemas"]["ComparedFileRole"];
                /**
                 * @description The file's name, which the list of files shows.
                 * @example orders_export.csv
                 */
                name?: string;
                /** @description How the file writes its dates, where they leave it open. */
                date_order?: components["schemas"]["ImportDateOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file's bytes as they are. They are streamed to disk, so there is no schema to check them by. */
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            /** @description The reconciliation, with the file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    compareBankStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file's name. */
                    name?: string;
                    /** @description The text of one file. */
                    text?: string;
                    /** @description A ZIP in base64, in place of the text. Each XML file in it is read. */
                    zip?: string;
                    /** @description Of a CSV. */
                    columns?: components["schemas"]["StatementColumns"];
                };
            };
        };
        responses: {
            /** @description The reconciliation, with the statement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    deleteComparedFile: {
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
            /** @description The reconciliation, without the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
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
    listDifferences: {
        parameters: {
            query?: {
                state?: components["schemas"]["DifferenceState"];
                /** @description Only kinds of this group. */
                group?: components["schemas"]["DifferenceGroup"];
                kind?: components["schemas"]["DifferenceKind"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description Plain text, in the names of orders, products and vendors and in references. */
                search?: string;
                ordering?: "-amount" | "amount" | "-since" | "since";
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description `csv` asks for the whole list as a file, whatever page and page_size are: the file itself for `Accept: text/csv`, otherwise a link to it that works once and for 60 seconds. */
                format?: components["parameters"]["Format"];
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
                        results: components["schemas"]["Difference"][];
                    } | components["schemas"]["FileLink"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getDifference: {
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
            /** @description The difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    setDifferenceAside: {
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
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
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
    bringDifferenceBack: {
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
            /** @description The difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
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
    fetchOrderAgain: {
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
            /** @description The difference, settled if the order is right now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
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
    importComparedOrder: {
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
            /** @description The difference, settled if the order is right now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
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
    previewOrderCancellation: {
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
            /** @description The effect on each vendor of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancellation"];
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
    cancelMissingOrder: {
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
            /** @description The difference, which is settled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
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
    listMoves: {
        parameters: {
            query?: {
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
                        results: components["schemas"]["Move"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    createMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The former app as the shop calls it. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The move, which waits for its files. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    listMoveProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["MoveProfile"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    saveMoveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description The move whose files are read so. */
                    move: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveProfile"];
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
    deleteMoveProfile: {
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
            /** @description The profile is gone. */
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
            default: components["responses"]["Failed"];
        };
    };
    getMove: {
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
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMove: {
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
            /** @description The move is gone. */
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
    uploadMoveFile: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                role: components["parameters"]["MoveFileRole"];
            };
            cookie?: never;
        };
        /** @description The file's bytes as they are. They are kept in pieces as they come, so there is no schema to check them by. */
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMoveFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                role: components["parameters"]["MoveFileRole"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    updateMoveFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                role: components["parameters"]["MoveFileRole"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columns?: components["schemas"]["MoveColumns"];
                    date_order?: components["schemas"]["ImportDateOrder"] | null;
                    decimal_mark?: components["schemas"]["MoveDecimalMark"] | null;
                    rate_form?: components["schemas"]["MoveRateForm"] | null;
                    profile?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    checkMove: {
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
            /** @description The move, being checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    listMoveProblems: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by file and row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["MoveProblem"][];
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
    listMoveVendors: {
        parameters: {
            query?: {
                /** @description Only those without a vendor here, or only those with one. */
                unmatched?: boolean;
                /** @description Only those with something open in the former app or with an opening balance, or only the others. */
                open?: boolean;
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["MoveVendor"][];
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
    matchMoveVendors: {
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
                    vendors: {
                        id: components["schemas"]["Id"];
                        /**
                         * @description `found` takes an answer back, and the vendor is found by name and address again.
                         * @enum {string}
                         */
                        as: "vendor" | "new" | "found";
                        /** @description With `vendor`, the vendor here. */
                        vendor?: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    saveMoveBalances: {
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
                    balances: {
                        /** @description Of the vendor in the move, not of the vendor here. */
                        id: components["schemas"]["Id"];
                        amount: components["schemas"]["Money"] | null;
                    }[];
                    reviewed: boolean;
                };
            };
        };
        responses: {
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    listMovePayouts: {
        parameters: {
            query?: {
                /** @description Only payouts in this state. */
                state?: components["schemas"]["MovePayoutState"];
                /** @description Only this vendor's. */
                vendor_id?: components["parameters"]["VendorId"];
                /** @description Compared with the number and the vendor's name. */
                search?: string;
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["MovePayout"][];
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
    listMoveDifferences: {
        parameters: {
            query?: {
                /** @description Only differences of this cause. */
                cause?: components["schemas"]["MoveCause"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["MoveDifferenceGroup"][];
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
    listMoveDifferenceRows: {
        parameters: {
            query?: {
                group?: components["schemas"]["Id"];
                /** @description The payout in the move, not one of the shop. */
                payout?: components["schemas"]["Id"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                        results: components["schemas"]["MoveDifference"][];
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
    answerMoveDifferences: {
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
                    answers: {
                        group: components["schemas"]["Id"];
                        answer: components["schemas"]["MoveAnswer"] | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    bookMove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same request with the same key is done once, and answered the same.
                 * @example 1f7a2a0e-95b1-4c53-8a39-0d6f5a0c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of payouts that was reviewed. */
                    expected_payouts: number;
                    /** @description The sum of these payouts. */
                    expected_amount: components["schemas"]["Money"];
                    /** @description The sum of the opening balances. */
                    expected_opening: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The move, being booked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    undoMove: {
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
                    /** @description The history keeps it. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The move, being taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Move"];
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
    exportMoveReport: {
        parameters: {
            query: {
                type: "pdf" | "json";
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link to the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLink"];
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
}
