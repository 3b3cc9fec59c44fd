// Made by `npm run generate -- openapi` from the schemas of the gateway. Do not edit.

export interface paths {
  '/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a sign-in link by email
     * @description The response is the same whether or not the address has an account. The link can be used once, within 15 minutes.
     */
    post: operations['requestEmailLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out
     * @description Ends the sessions of the refresh token and of the access token, and deletes the cookie. The response is the same whether or not a session exists.
     */
    post: operations['signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refresh a session
     * @description Returns a new pair of tokens. Reuse of an old refresh token ends the whole session.
     */
    post: operations['refreshSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/authorize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a sign-in at a provider
     * @description The browser opens `authorization_url` and returns to `/auth_redirect` with `state` and `code`. Send both to `POST /auth/login` (with `connect`: to `POST /linked_accounts`). They can be used once, within ten minutes.
     */
    post: operations['beginProviderSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sign-in providers
     * @description OpenID Connect providers that the operator has configured: Google, Apple, an organization’s own.
     */
    get: operations['listProviders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/linked_accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List linked accounts */
    get: operations['listLinkedAccounts'];
    put?: never;
    /**
     * Create a linked account
     * @description Connects a provider with the caller’s account. The body contains the parameters with which the provider redirected the browser. From then on, the provider signs in to this account.
     */
    post: operations['createLinkedAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/linked_accounts/{id}': {
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
     * Delete a linked account
     * @description Sign-in by password and by email link continues to work.
     */
    delete: operations['deleteLinkedAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a sign-in with a passkey
     * @description Returns the options for `navigator.credentials.get`. Send the result to `POST /auth/login` as `passkey`, once, within ten minutes.
     */
    post: operations['beginPasskeySignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List passkeys */
    get: operations['listPasskeys'];
    put?: never;
    /** Create a passkey */
    post: operations['createPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/passkeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Rename a passkey */
    put: operations['putPasskey'];
    post?: never;
    /**
     * Delete a passkey
     * @description Sign-in by password and by email link continues to work.
     */
    delete: operations['deletePasskey'];
    options?: never;
    head?: never;
    /** Rename a passkey */
    patch: operations['updatePasskey'];
    trace?: never;
  };
  '/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the options for a new passkey
     * @description Returns the options for `navigator.credentials.create`. Send the result to `POST /passkeys`.
     */
    post: operations['beginPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Re-authenticate
     * @description The session counts as freshly signed in for ten minutes, as after a sign-in. Operations that require this are otherwise rejected with `auth.fresh_needed`.
     */
    post: operations['confirmSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a link sent by email
     * @description Describes the link, for the page that asks for confirmation. The link remains valid: this call does not use it up.
     */
    post: operations['getLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/security_events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List security events
     * @description Newest first, visible to the owner of the account only. Events are stored for 400 days. Pagination uses a cursor (`before`), so new events do not shift pages.
     */
    get: operations['listSecurityEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sessions
     * @description The devices on which the account is signed in, most recently used first. Not available to member cards.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /** End all other sessions */
    delete: operations['endOtherSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sessions/{id}': {
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
     * End a session
     * @description Signs the device out. Within a second its tokens are rejected and its open streams end.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a verification email
     * @description Sends an email with a link that verifies the address. Verification is optional. The link can be used once, within a day. A new address receives this email automatically; this call sends it again.
     */
    post: operations['requestVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/verify_email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify an email address
     * @description Works with or without a sign-in, and does not sign in. The first verification of an address ends all sessions and removes the password, the passkeys and the connected providers, unless the request comes from a session of the account. If the link belongs to a new address, that address becomes the address of the account, and all other sessions end.
     */
    post: operations['verifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/forget': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove an account from this browser
     * @description Also ends the session of that account. The response is the same whether or not the account was remembered.
     */
    post: operations['forgetAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/keep': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the account to this browser
     * @description Stores the refresh cookie under the id of the caller, so that another account can sign in. `POST /auth/switch` restores it. A browser remembers up to five accounts. Member cards are not remembered.
     */
    post: operations['keepAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/switch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch to another remembered account
     * @description Call `POST /auth/keep` first to remember the account that is signed in now; otherwise it is signed out in this browser.
     */
    post: operations['switchAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shells/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current shell
     * @description Appearance of the organization at this host. 404 if the host belongs to no organization.
     */
    get: operations['getShell'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the current shell
     * @description For the owner of the shell’s first account.
     */
    patch: operations['updateShell'];
    trace?: never;
  };
  '/mail_server': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the mail server
     * @description For the owner of the installation. Null if no server is stored.
     */
    get: operations['getMailServer'];
    /**
     * Update the mail server
     * @description For the owner of the installation. Sends the owner a test email first. A server that rejects it is not stored.
     */
    put: operations['updateMailServer'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the setup status */
    get: operations['getSetup'];
    put?: never;
    /**
     * Set up the installation
     * @description Once: names the installation, creates its owner’s account, stores its mail server, and signs in. The mail server is stored only if it accepts a test email. Without `token`, only from the machine itself.
     */
    post: operations['setUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/setup/mail_test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify a mail server
     * @description Sends a test email through a mail server that is not stored. Before the setup, `token` is required; afterwards, only the owner of the installation may call it.
     */
    post: operations['testMailServer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign up
     * @description Registers a person or an organization, and signs in. With the `invite_token` of an emailed invitation, the account also joins the group at once. If the plan of the group has no seat, nothing is registered, and the owner is notified.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a user
     * @description Private fields are null unless the caller is the user or manages the account.
     */
    get: operations['getUser'];
    /**
     * Update a user
     * @description A new `email` takes effect when it is confirmed. Until then it is `pending_email`, and the old address remains in use and is notified.
     */
    put: operations['putUser'];
    post?: never;
    /**
     * Delete a user
     * @description Also deletes the groups, goods and bookings of the account. The body repeats the email address as confirmation.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /**
     * Update a user
     * @description A new `email` takes effect when it is confirmed. Until then it is `pending_email`, and the old address remains in use and is notified.
     */
    patch: operations['updateUser'];
    trace?: never;
  };
  '/users/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the signed-in user */
    get: operations['getCurrentUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export a user’s data
     * @description Contains the account with its settings, devices and security events; its groups, memberships, managers and goods; its bookings, waits and likes; its folders, posts, reviews, comments, pictures and calendar feeds; the messages it wrote, and the notes of managers about it. The response is streamed.
     */
    get: operations['exportUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/closed_dates/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import closed dates from a calendar
     * @description Adds all days with calendar entries, for three years from today, to the closed dates of a lender. With `dry_run`, nothing is written, and every limit is applied. Moved occurrences of a series count on their new day; canceled ones do not count. Entries that close no day are listed with the reason.
     */
    post: operations['importClosedDates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List groups
     * @description Groups that the caller owns or is a member of.
     */
    get: operations['listGroups'];
    put?: never;
    /** Create a group */
    post: operations['createGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/groups/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a group
     * @description Callers outside the group see the name of a group that is open for sign-up. If sign-up is disabled, they see only that fact.
     */
    get: operations['getGroup'];
    /** Update a group */
    put: operations['putGroup'];
    post?: never;
    /**
     * Delete a group
     * @description Cancels outstanding bookings of goods that are in no other group.
     */
    delete: operations['deleteGroup'];
    options?: never;
    head?: never;
    /** Update a group */
    patch: operations['updateGroup'];
    trace?: never;
  };
  '/groups/{id}/transfer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List possible new owners of a group
     * @description People in any of the owner’s groups, and accounts that the owner manages.
     */
    get: operations['listHeirs'];
    put?: never;
    /**
     * Request the transfer of a group
     * @description The transfer happens when the other account accepts, within 14 days, and cannot be undone. The previous owner remains in the group as a group owner. Its members then take seats of the other account’s plan.
     */
    post: operations['transferGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List posts
     * @description The pinned post first, then newest first.
     */
    get: operations['listPosts'];
    put?: never;
    /** Create a post */
    post: operations['createPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a post */
    get: operations['getPost'];
    /**
     * Update a post
     * @description Only one post of a group can be pinned. Pinning a post unpins the other.
     */
    put: operations['putPost'];
    post?: never;
    /** Delete a post */
    delete: operations['deletePost'];
    options?: never;
    head?: never;
    /**
     * Update a post
     * @description Only one post of a group can be pinned. Pinning a post unpins the other.
     */
    patch: operations['updatePost'];
    trace?: never;
  };
  '/memberships': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List memberships
     * @description Lists the members of a group or the groups of a user. Without `group_id` and `user_id`: the caller’s memberships.
     */
    get: operations['listMemberships'];
    put?: never;
    /**
     * Create a membership or an invitation
     * @description Without `email` and `user_id`, the caller joins the group. With the `email` or `user_id` of another person, a caller who manages the members sends an invitation, which that person accepts or declines. The response is the same whether or not such an account exists.
     */
    post: operations['createMembership'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/memberships/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Update a membership */
    put: operations['putMembership'];
    post?: never;
    /** Delete a membership */
    delete: operations['deleteMembership'];
    options?: never;
    head?: never;
    /** Update a membership */
    patch: operations['updateMembership'];
    trace?: never;
  };
  '/memberships/bulk_update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update or delete several memberships
     * @description Each membership has an outcome, in the order of the request. A refusal for one (`membership.active_bookings`, `membership.group_owner`, `plan_limit`, …) does not affect the others.
     */
    put: operations['bulkUpdateMemberships'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invitations
     * @description `to=me`: invitations of the caller, by id or by confirmed address. `group_id`: invitations to a group whose members the caller manages. `from=me`: the caller’s invitations to managers and to new owners of groups.
     */
    get: operations['listInvites'];
    put?: never;
    /**
     * Create invitations to a group
     * @description Each address receives an email in the language of the recipient, or else of the group, with a link that can be used once, within 14 days. A repeated invitation sends the email again, and only the latest link is valid. An invalid address rejects the whole list and is named in `errors`. An account can send 50 invitations a day on the free plan and 500 on others. A recipient receives up to 3 a day from the whole installation.
     */
    post: operations['createInvites'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{id}': {
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
     * Delete an invitation
     * @description Allowed for callers who manage the members of the group, and for the owner of the account or group that the invitation concerns.
     */
    delete: operations['deleteInvite'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invitation
     * @description Allowed for the invited account, or for the account whose confirmed address was invited. The `token` of the emailed link also confirms the address. Accepting takes a seat of the plan; if none is free, the invitation remains pending.
     */
    post: operations['acceptInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline an invitation */
    post: operations['declineInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an invitation by its token
     * @description Works with or without a sign-in. To join, call `POST /memberships` with the same token as `invite_token`, or `POST /users` for a new account. If a known link is no longer valid, the `params` of `invite.expired` contain the reason.
     */
    post: operations['openInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unsubscribe from invitations
     * @description For recipients of an invitation email. The token of its link is sent in the body or in the query; mail programs call this operation automatically (RFC 8058). From then on, no invitations are sent to that address, and inviters are not notified.
     */
    post: operations['stopInvites'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/managers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List managers */
    get: operations['listManagers'];
    put?: never;
    /**
     * Invite a manager
     * @description The invited person acts for the account after accepting the invitation, from an account with a confirmed address. The response is the same whether or not the address has an account.
     */
    post: operations['createManager'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/managers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a manager */
    delete: operations['deleteManager'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth_tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List member cards */
    get: operations['listAuthTokens'];
    put?: never;
    /**
     * Create member cards
     * @description Each card has a user without an email address, and takes one seat of the plan. Without `management_id`, it gets the next number of the group.
     */
    post: operations['createAuthToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth_tokens/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a member card */
    get: operations['getAuthToken'];
    /** Update a member card */
    put: operations['putAuthToken'];
    post?: never;
    /**
     * Delete a member card
     * @description Permanent. The number and the seat become free, and all sessions of the card end.
     */
    delete: operations['deleteAuthToken'];
    options?: never;
    head?: never;
    /** Update a member card */
    patch: operations['updateAuthToken'];
    trace?: never;
  };
  '/auth_tokens/{id}/reissue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reissue a member card
     * @description Gives the card a new secret, e.g. after a loss. The card keeps its user and its bookings. The old secret and all its sessions end.
     */
    post: operations['reissueAuthToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth_tokens/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export member cards as CSV
     * @description UTF-8 with BOM and CRLF line endings. The columns `id`, `name`, `email`, `invite_email` are those of the import; `permission` and `jti` follow. Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe.
     */
    get: operations['exportAuthTokens'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth_tokens/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find a member card by its secret
     * @description Finds the card by the secret in its code. Allowed for callers who may list the members of its group. The secret is sent in the body, so that it does not appear in logs.
     */
    post: operations['findAuthToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth_tokens/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Import member cards from a spreadsheet */
    post: operations['importAuthTokens'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth_tokens/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Link a member card to the account
     * @description The account takes over the card’s membership and bookings. The card can no longer be used.
     */
    post: operations['linkAuthToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List goods
     * @description With `match`, `filter`, `category`, `location`, `priced`, `code`, `facets` or `sort=booked_at`, the search index is queried, and `meta.as_of` is the time up to which the result is current.
     */
    get: operations['listGoods'];
    put?: never;
    /** Create a good */
    post: operations['createGood'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a good */
    get: operations['getGood'];
    /** Update a good */
    put: operations['putGood'];
    post?: never;
    /**
     * Delete a good
     * @description Rejected while a unit is out. Future bookings are cancelled.
     */
    delete: operations['deleteGood'];
    options?: never;
    head?: never;
    /** Update a good */
    patch: operations['updateGood'];
    trace?: never;
  };
  '/search/suggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List suggestions for a search
     * @description Up to 10 titles, tags and categories of the goods that the caller may see in lists: a good with this code first, then titles by how often they are booked. If none has all the words, the titles that are most similar.
     */
    get: operations['listSuggestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/bulk_update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update several goods
     * @description Applies the same changes to all goods. Each good has an outcome; a refusal for one does not affect the others.
     */
    put: operations['bulkUpdateGoods'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export goods as CSV
     * @description All goods of the list that the caller may edit, with the filters of `GET /goods`, in the order of registration (with `match` or `filter`, in that of the search). CRLF line endings; UTF-8 has a BOM. Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe. The response is streamed.
     */
    get: operations['exportGoods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/upload_json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create several goods
     * @description All or nothing, unless `partial` is set. Each fault names its row and field. With `dry_run`, faults are reported and nothing is written.
     */
    post: operations['uploadGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import goods from a sheet, or books by ISBN
     * @description Nothing is written yet: a preview is created, and `GET /imports/{id}` returns it. Rows with faults can be corrected there; `POST /imports/{id}/apply` writes all of them in one transaction. An import that is not applied is deleted after 7 days; the 10 newest of an account are stored.
     */
    post: operations['createImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an import
     * @description Only for the account that created it.
     */
    get: operations['getImport'];
    put?: never;
    post?: never;
    /**
     * Delete an import
     * @description Goods that were imported stay.
     */
    delete: operations['deleteImport'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply an import
     * @description Writes all rows in one transaction, in the background. An import that is applied or being applied is returned as it is. Duplicates are skipped.
     */
    post: operations['applyImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the rows of an import */
    get: operations['listImportRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/rows/{row}': {
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
     * Remove a row from an import
     * @description The row stays with outcome `left_out`; updating it brings it back.
     */
    delete: operations['deleteImportRow'];
    options?: never;
    head?: never;
    /**
     * Update a row of an import
     * @description The preview is created again.
     */
    patch: operations['updateImportRow'];
    trace?: never;
  };
  '/imports/template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a template for an import
     * @description The headings of every column that an import of new goods understands, and one row as an example.
     */
    get: operations['getImportTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List books by ISBN
     * @description For each ISBN, the data of the first source that knows it. Unknown ISBNs are omitted.
     */
    get: operations['listBooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/books/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a book by ISBN
     * @description Sources are queried in the order of the setting `BOOK_SOURCES`; the first that knows the book is used.
     */
    get: operations['getBook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/books/ndl_thumbnail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the cover of a book from NDL Search
     * @description Returns the address of the picture in `cover_url` and the words to show beside it in `credit`. Covers are loaded from the source and never stored.
     */
    get: operations['getNdlCover'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/books/ndl/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a book by ISBN from NDL Search
     * @description From the National Diet Library alone.
     */
    get: operations['getNdlBook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/{id}/label_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a new code for the label of a good
     * @description The label with the code before stops working. Codes are also created when labels are first printed. Once a good has a code, its address and its id are no proof of a scan for borrowers.
     */
    post: operations['createLabelCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/label_codes/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a good by its label
     * @description Not found for an unknown or former code, and for a good that the caller does not see. Failures are limited per address.
     */
    get: operations['getLabelCode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a PDF with labels of goods
     * @description Sheets of labels to print, as vectors. A good without a code gets one. Either `good_ids` or `group_id`; a ruler needs neither. Up to 5,000 labels.
     */
    post: operations['createLabels'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Look up a scanned code
     * @description The first that fits: an address of this installation, a management id (of the group, then of the caller’s groups and accounts), a further code of a good, the number of a member card (for callers who may list its group’s members), an ISBN. What the caller may not see is `unknown`, like what is missing. Addresses of others are `unknown`, too, and are never requested. Nothing is changed. Unknown codes of labels are limited per address.
     */
    post: operations['resolveScan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/{id}/transfer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List possible receivers of a good
     * @description For the owning account. Accounts that it manages come first, then people of its groups: members who joined by themselves, and owners of groups that it is a member of. Also returns the open transfer of the good, and how many bookings would follow it.
     */
    get: operations['listTransferees'];
    put?: never;
    /**
     * Request the transfer of a good
     * @description For the owning account. If the caller manages the receiver, the good is transferred at once. Otherwise the receiver is notified by email and accepts within 14 days. A transfer cannot be undone. All bookings follow the good; it leaves the groups in which the receiver may not lend. A request to another account replaces an open one.
     */
    post: operations['transferGood'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transfers of goods
     * @description Exactly one of `to` and `from`. Newest first.
     */
    get: operations['listTransfers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transfers/{id}': {
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
     * Delete the transfer of a good
     * @description Withdrawn by the owner, or declined by the receiver.
     */
    delete: operations['deleteTransfer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transfers/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept the transfer of a good
     * @description For the receiver. The good and all its bookings belong to the caller from then on. If the good is out, or its management id or a quota prevents the transfer, the transfer stays open.
     */
    post: operations['acceptTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/folders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List folders
     * @description To list the goods of a folder, call `GET /goods?folder=`.
     */
    get: operations['listFolders'];
    put?: never;
    /** Create a folder */
    post: operations['createFolder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/folders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Update a folder */
    put: operations['putFolder'];
    post?: never;
    /**
     * Delete a folder
     * @description The goods remain in the group.
     */
    delete: operations['deleteFolder'];
    options?: never;
    head?: never;
    /** Update a folder */
    patch: operations['updateFolder'];
    trace?: never;
  };
  '/likes/toggle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add or remove a like
     * @description Sets whether the caller likes the good, or toggles it where `liked` is missing. Likes are visible to the caller only. To list them, call `GET /goods?liked=true`.
     */
    post: operations['toggleLike'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the reviews of a good
     * @description Newest first.
     */
    get: operations['listReviews'];
    put?: never;
    /**
     * Create a review
     * @description One review per user and good. The caller must have returned the good at least once.
     */
    post: operations['createReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reviews/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a review
     * @description For its author.
     */
    put: operations['putReview'];
    post?: never;
    /**
     * Delete a review
     * @description For its author and for users who may edit the good.
     */
    delete: operations['deleteReview'];
    options?: never;
    head?: never;
    /**
     * Update a review
     * @description For its author.
     */
    patch: operations['updateReview'];
    trace?: never;
  };
  '/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the comments on a good
     * @description Newest first.
     */
    get: operations['listComments'];
    put?: never;
    /** Create a comment */
    post: operations['createComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/comments/{id}': {
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
     * Delete a comment
     * @description For its author, who deletes it completely, and for users who may edit the good: then an empty comment with `removed` remains.
     */
    delete: operations['deleteComment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/{id}/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the schedule of a good */
    get: operations['getSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schedules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List schedules of several goods
     * @description One schedule for each good that the caller may see, in the order of the request.
     */
    get: operations['listSchedules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream changes of goods, messages and stocktaking
     * @description Server-sent events about goods (`good_ids`), all goods of lenders (`lender_ids`, for their managers), a thread (`booking_id`), the stocktaking of a group (`group_id`), or several of these. `ready` `{ good_ids, lender_ids?, booking_id?, group_id? }` lists those that the caller may follow. `changed` `{ good_id, version }` signals that a schedule must be read again, without further data. `written` `{ booking_id, version }` signals the same for a thread, `counted` `{ group_id, version }` for a stocktaking, once a second at most and without an `id`: read it again after each reconnection. `missed` `{}` signals that anything may have changed. A comment is sent every 15 seconds. With the header `Last-Event-ID`, the stream starts with the events since then, or with `missed`. Read it with `fetch`, because the token belongs in the header and never in the address.
     */
    get: operations['followGoods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/images/s3_presigned_url': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a signed upload URL for a picture
     * @description Send the bytes to `url` with PUT, then add `image_id` to the `image_ids` of a good.
     */
    get: operations['createUpload'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bookings
     * @description Without a filter: all bookings that the caller may see, including cancelled ones.
     */
    get: operations['listBookings'];
    put?: never;
    /**
     * Create a booking
     * @description If the good is not available (409 `booking.unavailable`, `booking.on_loan`, `booking.exclusive`), `params` contains alternatives: the number of `free` units in the range, the nearest available ranges of the same length `before` and `after`, and `equal_goods` (`id`, `title`) that are free for the whole range. `booking.max_days`, `booking.disabled_weekday`, `booking.closed_date`, `booking.at_least_days_ahead` and `booking.quantity` contain `free`, `before` and `after`, too, and `booking.max_days` the `longest` available range from the same start. `also` lists the other reasons against the range (`code`, `params`).
     */
    post: operations['createBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a booking */
    get: operations['getBooking'];
    /** Update a booking */
    put: operations['putBooking'];
    post?: never;
    /**
     * Cancel a booking
     * @description The booking is kept with the state `cancelled`. A good that is out must be returned, not cancelled.
     */
    delete: operations['cancelBooking'];
    options?: never;
    head?: never;
    /** Update a booking */
    patch: operations['updateBooking'];
    trace?: never;
  };
  '/bookings/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create several bookings
     * @description Books several goods for the same range, all or nothing. The first refusal names its good in `params.good_id`.
     */
    post: operations['bulkCreateBookings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/dispute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Open a dispute */
    post: operations['openDispute'];
    /** Close a dispute */
    delete: operations['closeDispute'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/extend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Preview an extension
     * @description For managers, before an extension that overlaps other bookings: which bookings would move, to which range, and who would be notified. Nothing is written.
     */
    get: operations['previewExtension'];
    put?: never;
    /** Extend a booking */
    post: operations['extendBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/hand_over': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hand over a good */
    post: operations['handOverBooking'];
    /** Undo a hand-over */
    delete: operations['revertHandOver'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/prepare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Prepare a booking
     * @description For managers, until the end of the first day of the booking: its units are set aside. The borrower is notified once that they are ready to collect.
     */
    post: operations['prepareBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/receive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Receive a returned good */
    post: operations['receiveBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Return a good */
    post: operations['returnBooking'];
    /**
     * Undo a return
     * @description If other units are still out, only the units returned last are out again.
     */
    delete: operations['revertReturn'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/revert_prepare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the preparation of a booking
     * @description A notification that was sent to the borrower is not withdrawn.
     */
    post: operations['revertPrepare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/bulk_hand_over': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand over several goods
     * @description Each booking has an outcome, in the order of the request.
     */
    post: operations['bulkHandOverBookings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/bulk_return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Return several goods
     * @description Each booking has an outcome, in the order of the request.
     */
    put: operations['bulkReturnBookings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/ical': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a booking as an iCalendar file
     * @description An iCalendar object with one event. `UID` is stable and `SEQUENCE` is the version of the booking. A cancelled booking has `STATUS:CANCELLED`. A booking by the day is an all-day event whose `DTEND` is the day after its last day.
     */
    get: operations['getBookingCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export bookings as CSV
     * @description The bookings that the caller may know by name, newest first, with the same filters as the list. UTF-8 with BOM and CRLF line endings. Column headings are in the caller’s language, days and times in the lender’s time zone. Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe. The response is streamed.
     */
    get: operations['exportBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/goods/{id}/companions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List goods often borrowed with a good
     * @description Up to three goods that the same person had at the same time as this one, at least twice within 365 days, that the caller may book, and that are free for the whole range: days for goods lent by the day, else instants.
     */
    get: operations['listCompanions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/day': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a lender’s day
     * @description For managers: the bookings of a day that are late, to check in, returning, going out or done, with the waiting list and the seven days ahead. Days are those of each lender’s time zone. Each booking is in the first part that fits. Rejected for callers who manage nothing.
     */
    get: operations['getLendersDay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/idle_goods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List idle goods
     * @description For managers and group owners: goods that nobody had for some time, those that were never out first, then the longest idle. Give exactly one of `lender_id` and `group_id`. Also as CSV (`Accept: text/csv`).
     */
    get: operations['listIdleGoods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get lending statistics
     * @description For managers and group owners: what was lent, how long it was out and whether it came back on time, in the lender’s time zone. Give exactly one of `lender_id`, `group_id` and `good_id`. Also as CSV (`Accept: text/csv`).
     */
    get: operations['getUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/remind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remind a borrower
     * @description For managers: asks the borrower of a booking that is late or due today to return it, once per booking and day of the lender. The reminder is a message in the thread of the booking, in the borrower’s language; the automatic overdue reminder of that day is not sent after it.
     */
    post: operations['remindBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktaking_periods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List stocktaking periods
     * @description For the account that owns the group, its managers, and group owners.
     */
    get: operations['listStocktakingPeriods'];
    put?: never;
    /**
     * Open a stocktaking period
     * @description For the account that owns the group, its managers, and group owners. One period is open for each group and folder; a period without folders covers all.
     */
    post: operations['createStocktakingPeriod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktaking_periods/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename or close a stocktaking period
     * @description For the account that owns the group, its managers, and group owners. Closing makes the check final: counts can no longer be added or deleted.
     */
    put: operations['putStocktakingPeriod'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Rename or close a stocktaking period
     * @description For the account that owns the group, its managers, and group owners. Closing makes the check final: counts can no longer be added or deleted.
     */
    patch: operations['updateStocktakingPeriod'];
    trace?: never;
  };
  '/stocktaking_periods/{id}/settle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Settle differences of a stocktaking period
     * @description For the account that owns the group, its managers, and group owners. The period has to be closed. Each item has an outcome; a refusal for one does not affect the others. Changing a quantity requires the caller’s permission to edit the good. Sending an item again changes nothing.
     */
    post: operations['settleStocktakingPeriod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktakings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List counts
     * @description For the account that owns the group, its managers, and group owners.
     */
    get: operations['listStocktakings'];
    put?: never;
    /**
     * Create a count
     * @description For the account that owns the group, its managers, and group owners. Of each good and place the newest `counted_at` counts; earlier counts are its history. Give either `good_id` or `scanned_code`.
     */
    post: operations['createStocktaking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktakings/{id}': {
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
     * Delete a count
     * @description For the account that owns the group, its managers, and group owners. The previous count applies again.
     */
    delete: operations['deleteStocktaking'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktakings/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the check of a stocktaking
     * @description For the account that owns the group, its managers, and group owners. A good for each line, of a period or of a day without one. Also as CSV (`format=csv` or `Accept: text/csv`): all goods, in UTF-8 with BOM and CRLF line endings, column headings in the caller’s language, times in the time zone of the group’s account. Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe.
     */
    get: operations['checkStocktaking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/series': {
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
     * Cancel the rest of a series
     * @description Cancels this booking and the later bookings of its series, as far as each may be cancelled. Rejected if none may be.
     */
    delete: operations['cancelSeries'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/recurring': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a series of bookings
     * @description Repeats every week, every second week, or on the same weekday of every month. With `dry_run`, each date is returned with its conflict, if any, and nothing is booked. Without it, the dates in `dates` are booked, all or nothing; the first refusal names its day in `params.date`. The bookings share a `series_id`.
     */
    post: operations['createRecurringBookings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List calendar feeds
     * @description The caller’s feeds.
     */
    get: operations['listFeeds'];
    put?: never;
    /**
     * Create a calendar feed
     * @description A user can have one feed of their own bookings, and one for each group whose bookings they may see. Each request returns what the creator of the feed may see at that moment, without names and memos, until the feed is deleted.
     */
    post: operations['createFeed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a calendar feed */
    delete: operations['deleteFeed'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the address of a calendar feed
     * @description The previous address stops working.
     */
    post: operations['rotateFeed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/{secret}.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the iCalendar file of a feed
     * @description For calendar programs. No token is needed: the secret in the address authorizes the request. Returns up to 1,000 bookings, from those that ended 31 days ago. A cancelled booking remains with `STATUS:CANCELLED` and a higher `SEQUENCE`, so that calendars remove it.
     */
    get: operations['readFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List waits
     * @description The caller’s waits, newest first. With `good_id`: the waiting list of a good.
     */
    get: operations['listWaits'];
    put?: never;
    /**
     * Join the waiting list of a good
     * @description Possible if a booking is rejected with `booking.unavailable`, `booking.on_loan` or `booking.exclusive`. When the good becomes free, it is offered to the waiting users in order. It is held for each until `answer_by` (the lender’s `queue_answer_hours`, but never beyond the start of the range).
     */
    post: operations['createWait'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waits/{id}': {
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
     * Delete a wait
     * @description Allowed for the user who waits and for managers of the good. A held good is offered to the next user.
     */
    delete: operations['leaveWait'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waits/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept an offer */
    post: operations['acceptWait'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waits/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline an offer */
    post: operations['declineWait'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the price of a booking
     * @description The cost of a booking for the caller, at current prices. Availability is not checked. `POST /bookings` with `expected_total` is rejected with `booking.price_changed` if the price has changed since.
     */
    get: operations['getQuote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment_methods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List cards
     * @description The caller’s cards, the latest first. The payment provider stores their numbers.
     */
    get: operations['listCards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment_methods/detach_card/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a card */
    delete: operations['detachCard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment_methods/setup_link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Create a link for adding a card */
    get: operations['getCardSetupLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payments
     * @description The caller’s payments, or those for goods that the caller owns or manages; the latest first.
     */
    get: operations['listPayments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment
     * @description For the payer, and for managers of the account that lends.
     */
    get: operations['getPayment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{id}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund a payment
     * @description For managers of the account that lends: all that is left, or a part of it. What was paid directly is returned directly; it is recorded here.
     */
    post: operations['refundPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry a payment
     * @description For the payer: requests the state from the payment provider, and charges a stored card again.
     */
    post: operations['retryPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{id}/settle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Settle a payment manually
     * @description For managers of the account that lends: the payer has paid in cash or by bank transfer.
     */
    post: operations['settlePayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/cancel_subscription/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel the fee of a group
     * @description For the member who pays it, by the payment of any of its months: the paid month is the last and is not refunded. Then the membership is paused. An unpaid month is canceled.
     */
    post: operations['cancelGroupFee'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/cancel/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a payment
     * @description For the payer, before it is paid: the booking that waits for it is cancelled.
     */
    post: operations['cancelPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export payments as CSV
     * @description The caller’s payments, or those for goods that the caller owns or manages, newest first, with the same filters as the list. UTF-8 with BOM and CRLF line endings. Column headings are in the caller’s language, times in the lender’s time zone, amounts in yen with tax included. Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe. The response is streamed.
     */
    get: operations['exportPayments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request invoices
     * @description For the payer: the payment provider emails an invoice for each payment, which is paid within 30 days by card or bank transfer. A booking remains valid meanwhile. A plan begins on the day of payment; until then the current one applies. Loans need a lender with `accept_invoices`. All payments are changed, or none.
     */
    post: operations['requestInvoices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/sheet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a payment sheet
     * @description For the payer. The provider’s script confirms the payment in the browser with the secret.
     */
    post: operations['openPaymentSheet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/stripe_pub_key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the key for paying by card */
    get: operations['getPublishableKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stripe/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive an event of the payment provider
     * @description Signed by the provider in the header `Stripe-Signature`. Up to 256 KiB.
     */
    post: operations['takeProviderEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/stripe_account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the caller’s payout account */
    get: operations['getPayoutAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/stripe_account_link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a link for setting up card payments
     * @description For the owner of the account that lends.
     */
    get: operations['getPayoutAccountLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List messages of a booking
     * @description Does not mark messages as read; `PUT /messages/read` does.
     */
    get: operations['listMessages'];
    put?: never;
    /**
     * Create a message
     * @description Allowed for borrower and lender, managers of either, owners of a group that contains the good, and the office while a dispute is open. The other parties are notified by email: of the first message immediately, of messages within the next five minutes together.
     */
    post: operations['createMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Mark messages as read */
    put: operations['markMessagesRead'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages/unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the number of unread messages
     * @description The number in all threads, for a badge. Cheap enough to call on every screen.
     */
    get: operations['countUnreadMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bookings/{id}/note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the note of a booking
     * @description Visible to managers of the good, never to the borrower. (The `memo` of a booking is visible to all parties.)
     */
    get: operations['getBookingNote'];
    /** Update the note of a booking */
    put: operations['setBookingNote'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/notification_setting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get notification settings
     * @description Settings of the caller only, for email and for browsers. All are on by default. The last one cannot be turned off.
     */
    get: operations['getNotificationSetting'];
    /** Update notification settings */
    put: operations['putNotificationSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update notification settings */
    patch: operations['updateNotificationSetting'];
    trace?: never;
  };
  '/unsubscribe/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the page of an unsubscribe link
     * @description The page says which mails are meant and has a button. It changes nothing.
     */
    get: operations['getUnsubscribe'];
    put?: never;
    /**
     * Unsubscribe from the mails of a kind
     * @description Called by the button of the page, and by mail programs (RFC 8058). It needs no sign-in, and can be repeated. The kind of the mail is turned off in the notification settings, even if it is the last one that is on.
     */
    post: operations['unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/groups/{id}/notification_setting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get notification settings for a group
     * @description Choices of the caller for one group, for members and people who act for its owner. Null follows the general setting. A notice about a good in several groups of the caller is sent if one of them allows it. The choices end with the membership.
     */
    get: operations['getGroupNotificationSetting'];
    /**
     * Update notification settings for a group
     * @description All flags of a group may be turned off. Null returns a flag to the general setting.
     */
    put: operations['putGroupNotificationSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update notification settings for a group
     * @description All flags of a group may be turned off. Null returns a flag to the general setting.
     */
    patch: operations['updateGroupNotificationSetting'];
    trace?: never;
  };
  '/push_tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List push tokens
     * @description Push tokens of the caller only. Not available to member cards.
     */
    get: operations['listPushTokens'];
    put?: never;
    /**
     * Create a push token
     * @description Registers a `PushSubscription` of the Push API. A second registration of the same browser replaces the first. With more than 20 tokens, the oldest is deleted. Messages are encrypted for the browser (RFC 8291) and contain JSON: `title`, `body`, `path` to open, `lang`, `tag`.
     */
    post: operations['createPushToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/push_tokens/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a push token */
    delete: operations['deletePushToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description The caller’s webhooks. Managers of the account do not see them.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Delivers events about what the caller lends and about the groups that it owns, from now on. An account has up to 20. `chatwork` and `line` need `token` and `to`; other providers take neither. Requests of `standard` are signed by Standard Webhooks 1.0; the response contains the `secret` this once.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a webhook */
    get: operations['getWebhook'];
    /**
     * Update a webhook
     * @description A new `url` or `token` needs a fresh sign-in. The provider cannot be changed.
     */
    put: operations['putWebhook'];
    post?: never;
    /** Delete a webhook */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /**
     * Update a webhook
     * @description A new `url` or `token` needs a fresh sign-in. The provider cannot be changed.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the deliveries of a webhook
     * @description Deliveries of the last 30 days.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries/{delivery_id}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry a webhook delivery
     * @description Sends it at once, with the same `webhook-id`.
     */
    post: operations['redeliverWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enable a webhook
     * @description Waiting deliveries are sent, oldest first. Has no effect on a webhook that is not disabled.
     */
    post: operations['enableWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/rotate_secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the secret of a webhook
     * @description For 24 hours, requests carry signatures of both secrets. For `standard` only.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test a webhook
     * @description Sends the event `ping` once, also to a disabled webhook. If it succeeds, a disabled webhook is enabled.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subscriptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a plan, or switch to another one
     * @description A more expensive plan, or annual instead of monthly payment, begins when `payment_id` is paid, within 30 minutes. A cheaper one begins with the next period. Requesting the current plan revokes its scheduled end.
     */
    post: operations['buyPlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subscriptions/amount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the price of a plan
     * @description The cost of the plan for the caller’s account: now, line by line, and from the next period on. A cheaper plan begins with the next period.
     */
    get: operations['quotePlan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subscriptions/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a plan
     * @description The plan stays active until the end of the paid period. An unpaid purchase is canceled.
     */
    post: operations['cancelPlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subscriptions/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add credit for plans
     * @description Credit is used before the card, and never paid out.
     */
    post: operations['buyCredit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/groups/{id}/seats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the seats of a group’s plan */
    get: operations['getSeats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List plans */
    get: operations['listPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/subscriptions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set the plan of an account
     * @description Allowed for accounts with a confirmed address in `STAFF_EMAILS`. Omitted fields are reset. The change is recorded and sent to the owner by email. It is not billed.
     */
    put: operations['setPlan'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subscriptions/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the current subscription */
    get: operations['getSubscription'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subscriptions/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request another plan
     * @description Without `owner_id`, the request for the caller’s account is sent to the operator; one request can be open at a time. With `owner_id`, a manager or group owner asks the owner for more seats.
     */
    post: operations['requestPlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the version */
    get: operations['getVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client_errors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a crash report
     * @description Writes a crash of a page into the operator’s log, without email addresses, secrets, ids and numbers. Up to 16 KiB, and 30 a minute from one address.
     */
    post: operations['createClientError'];
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
    Problem: {
      /** @example https://kashikari.dev/errors/booking.max_days */
      type: string;
      /** @example Bad Request */
      title: string;
      /** @example 400 */
      status: number;
      /**
       * @description Stable error code, for clients.
       * @example booking.max_days
       */
      code: string;
      /**
       * @description Message for people, in the language of `Accept-Language`.
       * @example You can book for at most 3 days.
       */
      detail: string;
      /** @description The requested values and what would be allowed. */
      params?: {
        [key: string]: unknown;
      };
      /** @description Faults by field, with the field names of the request. */
      errors?: {
        [key: string]: components['schemas']['FieldFault'][];
      };
      /** @description Trace id of the request; quote it to support. */
      trace_id: string;
    };
    FieldFault: {
      /** @description Stable error code, never translated. */
      code: string;
      /** @description Message for people, in the language of `Accept-Language`. */
      message: string;
    };
    EmailLinkRequest: {
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email: string;
    };
    SignInAnswer: {
      user: components['schemas']['User'];
      /** @description `Authorization: Bearer …`, for 15 minutes. */
      token: string;
      /** @description Can be used once, at `POST /auth/refresh`. Browsers also receive it as an HttpOnly cookie. */
      refresh_token: string;
      /** @description Seconds until `token` expires. */
      expires_in: number;
      /** @description The link verified the address for the first time: the password and all other earlier ways to sign in to the account are no longer valid. */
      earlier_access_ended: boolean;
    };
    User: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      name: string;
      account_name: string | null;
      /** @description Reading of the name in kana. */
      name_reading: string | null;
      thumbnail_url: string | null;
      /** @description Private. */
      email: string | null;
      /** @description Private. */
      email_verified: boolean | null;
      /** @description Private: the new address, which replaces `email` when it is confirmed. */
      pending_email: string | null;
      /**
       * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
       * @enum {string}
       */
      locale: 'ja' | 'en' | 'ja-Hira';
      /** @description IANA time zone, in which the days of this lender’s goods are counted. */
      time_zone: string;
      /** @description Private. */
      invoice_name: string | null;
      /** @description Private. */
      invoice_email: string | null;
      /** @description Private: weekdays (0 is Sunday) on which overdue notices are sent. If empty: daily for 14 days, then every 7 days. */
      reminder_days_indexes: number[];
      /** @description Private: whether `reminder_days_indexes` or `reminder_time` was saved, even unchanged. */
      reminders_chosen: boolean;
      /** @description For the user alone: groups that are tabs of Home, in their order. If empty: the first 11 of `GET /groups`. */
      home_group_ids: string[];
      /** @description Instructions for picking up a good. Visible to the user, their managers, and users who see it with a booking or with a good that they may book; otherwise empty. */
      pick_up_note: string;
      /** @description Sees no advertisements between screens. */
      hide_ads: boolean;
      /** @description Private: the last answer to “would you recommend us”, 0 to 10. */
      nps: number | null;
      /** @description Number of open bookings that a borrower may have; null means no limit. */
      max_supplies: number | null;
      /** @description Count future bookings in `max_supplies` too. */
      limit_supply_regardless_of_date: boolean;
      /** @description Weekdays (0 is Sunday) on which no booking starts or ends. */
      disabled_days_indexes: number[];
      /** @description Days on which no booking starts or ends. */
      closed_dates: string[];
      /** @description Minimum number of days between the request and the first day of the booking. */
      at_least_days_ahead: number;
      /** @description Total number of days by which a borrower may extend; 0 forbids extensions. */
      extendable_days: number;
      allow_return_by_borrower: boolean;
      allow_hand_over_by_user: boolean;
      /** @description Borrowers may move and cancel their own bookings. */
      allow_manage_by_user: boolean;
      /** @description A booking is out only after a hand-over. */
      manage_hand_over: boolean;
      /** @description The next booking is not moved if a good is overdue. */
      disable_auto_delay: boolean;
      /** @description Goods are visible to members only, regardless of the settings of each good. */
      prevent_public_access: boolean;
      /**
       * @description Country whose public holidays are closed dates; null: public holidays are ordinary days.
       * @enum {string|null}
       */
      closed_on_holidays: 'JP' | null;
      /** @description Hours within which a user must answer an offer. */
      queue_answer_hours: number;
      /** @description Loans that are paid by card may be paid by invoice too. */
      accept_invoices: boolean;
      /**
       * @description Time of day in `time_zone` at which reminders and overdue notices are sent.
       * @example 09:00
       */
      reminder_time: string;
      /** @description Actions on this user that are available to the caller now: `edit`, `delete`, `appoint_managers`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    /** @description One sign-in method: `email` and `password`; `account_name` and `password`; `token` of a link sent by email; `jti` of a member card; `provider` and `id_token`; `code` and `state` (and `iss`, if present) from the redirect of a provider; or `passkey`. */
    Credentials: {
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email?: string;
      /** @example sakura_nursery */
      account_name?: string;
      password?: string;
      /** @description Token of a link sent by email. */
      token?: string;
      /** @description The secret of a member card. */
      jti?: string;
      /**
       * @description Id of the provider that issued `id_token`, from `GET /auth/providers`.
       * @example google
       */
      provider?: string;
      /** @description ID token of the provider, for a client in its settings. Can be used once. */
      id_token?: string;
      /** @description With `state`: parameter of the provider’s redirect. */
      code?: string;
      state?: string;
      /** @description RFC 9207; the unchanged parameter of the redirect. */
      iss?: string;
      /** @description Result of `navigator.credentials.get`. */
      passkey?: {
        id: string;
        rawId: string;
        /** @enum {string} */
        type: 'public-key';
        authenticatorAttachment?: string | null;
        response: {
          clientDataJSON: string;
          authenticatorData: string;
          signature: string;
          userHandle?: string | null;
        };
      };
    };
    SignOut: {
      /** @description Browsers send the cookie instead. */
      refresh_token?: string;
      /** @description End every session of this user. */
      all?: boolean;
      /** @description Also end the sessions of all accounts that this browser remembers. */
      accounts?: boolean;
    };
    SessionAnswer: {
      user: components['schemas']['User'];
      /** @description `Authorization: Bearer …`, for 15 minutes. */
      token: string;
      /** @description Can be used once, at `POST /auth/refresh`. Browsers also receive it as an HttpOnly cookie. */
      refresh_token: string;
      /** @description Seconds until `token` expires. */
      expires_in: number;
    };
    Refresh: {
      /** @description Browsers send the cookie instead. */
      refresh_token?: string;
    };
    ProviderJourney: {
      /** @description Address to open in the browser. */
      authorization_url: string;
      /** @description Returned to `/auth_redirect`. Store it, and continue only if it matches. */
      state: string;
    };
    ProviderBeginning: {
      /** @example google */
      provider: string;
      /** @description Connect the provider with the caller’s account instead of signing in. */
      connect?: boolean;
      /**
       * @description Time zone of a new account, if this sign-in creates one.
       * @example Asia/Tokyo
       */
      time_zone?: string;
    };
    ProviderList: {
      providers: components['schemas']['Provider'][];
    };
    Provider: {
      /** @example google */
      id: string;
      name: string;
    };
    LinkedAccountAnswer: {
      linked_account: components['schemas']['LinkedAccount'];
    };
    LinkedAccount: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      provider: string;
      provider_name: string;
      /** @description Address at the provider when it was last used. */
      email: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      used_at: string;
    };
    NewLinkedAccount: {
      state: string;
      code: string;
      /** @description RFC 9207; the unchanged parameter of the redirect. */
      iss?: string;
    };
    LinkedAccountList: {
      linked_accounts: components['schemas']['LinkedAccount'][];
    };
    KeyOptions: {
      options: {
        [key: string]: unknown;
      };
    };
    PasskeyAnswer: {
      passkey: components['schemas']['Passkey'];
    };
    Passkey: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      name: string;
      /** @description The passkey is synchronized to several devices. */
      synced: boolean;
      /** @description Host at which the passkey signs in: that of an organization, or null for the common one. */
      host: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      used_at: string | null;
    };
    NewPasskey: {
      /** @description Name for its owner: the device, or the place where it is stored. */
      name: string;
      credential: {
        id: string;
        rawId: string;
        /** @enum {string} */
        type: 'public-key';
        authenticatorAttachment?: string | null;
        response: {
          clientDataJSON: string;
          attestationObject: string;
          transports?: string[];
        };
      };
    };
    PasskeyList: {
      passkeys: components['schemas']['Passkey'][];
    };
    PasskeyPatch: {
      /** @description Name for its owner: the device, or the place where it is stored. */
      name: string;
    };
    /** @description One of `password`, `passkey`, `token` of a link sent by email, or `provider` and `id_token`. */
    OwnersProof: {
      password?: string;
      /** @description Result for the options of `POST /auth/passkey`. */
      passkey?: {
        id: string;
        rawId: string;
        /** @enum {string} */
        type: 'public-key';
        authenticatorAttachment?: string | null;
        response: {
          clientDataJSON: string;
          authenticatorData: string;
          signature: string;
          userHandle?: string | null;
        };
      };
      /** @description Token of an emailed sign-in link; this call invalidates it. */
      token?: string;
      /**
       * @description Id of the provider that issued `id_token`.
       * @example google
       */
      provider?: string;
      /** @description ID token of a provider that is connected with the account. */
      id_token?: string;
    };
    MailedLinkAnswer: {
      link: {
        /**
         * @description `sign_in`, `verify` (verifies the address) or `change` (confirms a new address).
         * @example sign_in
         */
        purpose: string;
        /**
         * @description Masked, but recognizable for its owner.
         * @example m…@e….jp
         */
        email: string;
        /**
         * Format: uuid
         * @description Id of the account to which the link belongs.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string;
        /** @description Name of that account. */
        account_name: string;
        /** @description Following the link ends all sessions and removes the password, passkeys and providers. */
        ends_earlier_access: boolean;
      };
    };
    LinkToken: {
      /** @description Token of a link sent by email. */
      token: string;
    };
    SecurityEventList: {
      security_events: components['schemas']['SecurityEvent'][];
      meta: {
        per_page: number;
        /**
         * Format: uuid
         * @description Null on the last page.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        next_before: string | null;
      };
    };
    SecurityEvent: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * @description Kind of event; further kinds may be added.
       * @example signed_in
       */
      kind: string;
      /** Format: date-time */
      at: string;
      /** @description IP address of the request. */
      address: string | null;
      /** @description Names and sign-in methods; contains no secrets. */
      data: {
        [key: string]: string;
      };
    };
    DeviceList: {
      sessions: components['schemas']['Device'][];
    };
    Device: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /** @description The caller’s device, if its refresh cookie identifies it. */
      current: boolean;
      user_agent: string;
      /** @description IP address of the last use. */
      address: string | null;
      /** Format: date-time */
      begun_at: string;
      /**
       * Format: date-time
       * @description Time at which its tokens were last refreshed.
       */
      used_at: string;
    };
    KeptDevice: {
      /** @description Token of the device that remains signed in. Browsers send the cookie instead. */
      refresh_token?: string;
    };
    VerificationToken: {
      /** @description Token of the emailed link `/verify_email?token={token}`. */
      token: string;
    };
    AccountSwitch: {
      /**
       * Format: uuid
       * @description Id of an account that this browser remembers.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
    };
    ShellAnswer: {
      shell: components['schemas']['Shell'];
    };
    Shell: {
      /** @description As the operator’s file has it. */
      id: string;
      name: string;
      /** @description For home screens and notifications. */
      short_name: string;
      logo_image_id: string | null;
      logo_url: string | null;
      icon_image_id: string | null;
      icon_url: string | null;
      /** @description `#rrggbb`, for buttons and links in light and dark; null: the installation’s. */
      colour: string | null;
      /** @description Text for visitors, by language. */
      welcome: {
        ja?: string;
        en?: string;
        'ja-Hira'?: string;
      };
      /** @description Languages that it is offered in. */
      locales: ('ja' | 'en' | 'ja-Hira')[];
      /**
       * @description For visitors who chose none; null: the browser’s.
       * @enum {string|null}
       */
      locale: 'ja' | 'en' | 'ja-Hira' | null;
      /** @description IANA time zone for visitors; null: the browser’s. */
      time_zone: string | null;
      /** @description First page for visitors: `landing`, `search`, or the id of a group of the shell’s accounts. */
      start: string;
      /** @description Owners and managers act for its accounts only after a passkey or a provider. */
      strong_sign_in: boolean;
      /**
       * Format: date-time
       * @description Seven days after it was switched on; null while it is off.
       */
      strong_sign_in_from: string | null;
      version: number;
      /** @description Actions that are available to the caller now: `edit`. */
      permissions: string[];
    };
    ShellPatch: {
      /** @description Null: the name of the first account. */
      name?: string | null;
      /** @description Null: the beginning of the name. */
      short_name?: string | null;
      /**
       * Format: uuid
       * @description Id of an uploaded picture; null removes it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      logo_image_id?: string | null;
      /**
       * Format: uuid
       * @description Like `logo_image_id`, for home screens and browser tabs.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      icon_image_id?: string | null;
      /**
       * @description `#rrggbb`, for buttons and links in light and dark; null: the installation’s. Refused with `shell.contrast` where text in it can’t be read.
       * @example #2b4a9b
       */
      colour?: string | null;
      /** @description Languages that are absent stay; empty removes one. */
      welcome?: {
        ja?: string;
        en?: string;
        'ja-Hira'?: string;
      };
      locales?: ('ja' | 'en' | 'ja-Hira')[];
      /**
       * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
       * @enum {string|null}
       */
      locale?: 'ja' | 'en' | 'ja-Hira' | null;
      /** @example Asia/Tokyo */
      time_zone?: string | null;
      /** @description First page for visitors: `landing`, `search`, or the id of a group of the shell’s accounts. */
      start?: string;
      strong_sign_in?: boolean;
    };
    MailServerAnswer: {
      mail_server: components['schemas']['MailServer'];
    };
    /** @description Without its password. */
    MailServer: {
      /** @example smtp.example.jp */
      host: string;
      /** @example 587 */
      port: number;
      /**
       * @description `tls`: from the first byte, usually port 465. `starttls`: usually port 587. `none`: in the clear.
       * @enum {string}
       */
      security: 'tls' | 'starttls' | 'none';
      login: string;
      /**
       * @description Sender of every mail.
       * @example Kashikari <kashikari@example.jp>
       */
      from: string;
    } | null;
    MailServerChange: {
      /** @description Null: no mail. */
      mail_server: {
        /** @example smtp.example.jp */
        host: string;
        /** @example 587 */
        port: number;
        /**
         * @description `tls`: from the first byte, usually port 465. `starttls`: usually port 587. `none`: in the clear.
         * @enum {string}
         */
        security: 'tls' | 'starttls' | 'none';
        /**
         * @description Empty: the server asks for none.
         * @default
         */
        login?: string;
        /**
         * @description Sender of every mail.
         * @example Kashikari <kashikari@example.jp>
         */
        from: string;
        /**
         * Format: password
         * @description Empty: the stored one, where nothing else of the connection changes.
         * @default
         */
        password?: string;
      } | null;
    };
    NewSetup: {
      /** @description As printed at the start; not needed where only this machine reaches it. */
      token?: string;
      /** @description Of the installation; in titles and on home screens. */
      name: string;
      /**
       * @description Of the owner, and of visitors whose browser asks for no other.
       * @default ja
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
      /**
       * @description Of the owner.
       * @default Asia/Tokyo
       * @example Asia/Tokyo
       */
      time_zone?: string;
      /** @description Of the owner: a person or an organization. */
      display_name: string;
      /**
       * Format: email
       * @description Of the owner. It counts as confirmed.
       * @example hanako@example.jp
       */
      email: string;
      /**
       * Format: password
       * @description 6 to 55 ASCII characters.
       */
      password: string;
      /** @description Null: no mail yet. */
      mail?: {
        /** @example smtp.example.jp */
        host: string;
        /** @example 587 */
        port: number;
        /**
         * @description `tls`: from the first byte, usually port 465. `starttls`: usually port 587. `none`: in the clear.
         * @enum {string}
         */
        security: 'tls' | 'starttls' | 'none';
        /**
         * @description Empty: the server asks for none.
         * @default
         */
        login?: string;
        /**
         * @description Sender of every mail.
         * @example Kashikari <kashikari@example.jp>
         */
        from: string;
        /**
         * Format: password
         * @description Empty: the stored one, where nothing else of the connection changes.
         * @default
         */
        password?: string;
      } | null;
    };
    SetupAnswer: {
      setup: components['schemas']['Setup'];
    };
    Setup: {
      /** @description The installation is not set up yet. */
      needed: boolean;
      /** @description `POST /setup` needs the token that was printed at the start. */
      token_needed: boolean;
      /**
       * @description How emails are sent: by `SMTP_URL` (`settings`), by the owner’s mail server (`stored`), or not at all (`none`). Null while unknown.
       * @enum {string|null}
       */
      mail: 'settings' | 'stored' | 'none' | null;
      /** @description The caller set up the installation, and may change its mail server. */
      is_owner: boolean;
    };
    MailTestAnswer: {
      /** @description Response of the mail server to the email. */
      answer: string;
    };
    MailTest: {
      /** @description As printed at the start; not needed where only this machine reaches it. */
      token?: string;
      mail: components['schemas']['NewMailServer'];
      /**
       * Format: email
       * @example hanako@example.jp
       */
      to: string;
    };
    NewMailServer: {
      /** @example smtp.example.jp */
      host: string;
      /** @example 587 */
      port: number;
      /**
       * @description `tls`: from the first byte, usually port 465. `starttls`: usually port 587. `none`: in the clear.
       * @enum {string}
       */
      security: 'tls' | 'starttls' | 'none';
      /**
       * @description Empty: the server asks for none.
       * @default
       */
      login?: string;
      /**
       * @description Sender of every mail.
       * @example Kashikari <kashikari@example.jp>
       */
      from: string;
      /**
       * Format: password
       * @description Empty: the stored one, where nothing else of the connection changes.
       * @default
       */
      password?: string;
    };
    SignUpAnswer: {
      user: components['schemas']['User'];
      /** @description `Authorization: Bearer …`, for 15 minutes. */
      token: string;
      /** @description Can be used once, at `POST /auth/refresh`. Browsers also receive it as an HttpOnly cookie. */
      refresh_token: string;
      /** @description Seconds until `token` expires. */
      expires_in: number;
      membership?: components['schemas']['Membership'];
    };
    Membership: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** @description Also manages the group. */
      group_owner: boolean;
      /** @description The membership exists but has no rights: the plan has no seat for it, a group owner disabled it, or its fee was not paid. */
      disabled: boolean;
      /** @description True if the membership is disabled because the monthly fee of the group was not paid. Visible to the member and to callers who manage the members. */
      fee_unpaid: boolean;
      tags: string[];
      /** @description Actions that are available to the caller now: `edit`, `delete`. */
      permissions: string[];
      /** @description The member’s bookings that are reserved or out, of goods in the group or of a lender for whom the caller acts. In lists, for callers who manage the members; null otherwise. */
      bookings_count: number | null;
      /** @description Likewise: days past the end of the booking among them that is overdue longest. Null if none is overdue. */
      overdue_in_days: number | null;
      /** Format: date-time */
      created_at: string;
    };
    NewUser: {
      /** @description A person or an organization. */
      name: string;
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email: string;
      /**
       * Format: password
       * @description Required unless `invite_token` is sent.
       */
      password?: string;
      /** @description Token of the link of an invitation to a group. The address counts as confirmed, and the account joins the group. Without a `password`, the account signs in by passkey or email link. */
      invite_token?: string;
      /** @description With `invite_token`: answers to the additional question of the group. */
      tags?: string[];
      /**
       * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
       * @default ja
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
      /**
       * @default Asia/Tokyo
       * @example Asia/Tokyo
       */
      time_zone?: string;
      /** @description Not accepted here: an existing account chooses it (`PATCH /users/{id}`). */
      account_name?: string | null;
    };
    UserAnswer: {
      user: components['schemas']['User'];
    };
    UserUpdateAnswer: {
      user: components['schemas']['User'];
      /** @description The new address, which takes effect when it is confirmed by the emailed link. */
      pending_email: string | null;
    };
    UserPatch: {
      name?: string;
      name_reading?: string | null;
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email?: string;
      password?: string | '';
      password_confirmation?: string;
      /** @description Session that remains when the password changes; all others end. */
      refresh_token?: string;
      /**
       * @description Letters, digits and underscore; null removes it.
       * @example sakura_nursery
       */
      account_name?: string | null;
      /**
       * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
      /** @example Asia/Tokyo */
      time_zone?: string;
      /** @description Address of a picture that the user uploaded here; null for none. */
      thumbnail_url?: string | null;
      /**
       * Format: uuid
       * @description Id of a picture that the user uploaded (`image_id`); its thumbnail becomes `thumbnail_url`. Null removes it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      avatar?: string | null;
      invoice_name?: string | null;
      invoice_email?: string | '' | null;
      reminder_days_indexes?: number[];
      /** @description Groups of the caller that are tabs of Home, in their order; groups that were left are skipped. */
      home_group_ids?: string[];
      /** @description Plain text; line breaks are preserved. */
      pick_up_note?: string;
      hide_ads?: boolean;
      nps?: number | null;
      /** @description Number of open bookings that a borrower may have; null means no limit. */
      max_supplies?: number | null;
      /** @description Count future bookings in `max_supplies` too. */
      limit_supply_regardless_of_date?: boolean;
      /** @description Weekdays (0 is Sunday) on which no booking starts or ends. */
      disabled_days_indexes?: number[];
      /** @description Days on which no booking starts or ends: up to 1,000 from today on. Past ones do not count; the oldest are dropped. */
      closed_dates?: string[];
      /** @description Minimum number of days between the request and the first day of the booking. */
      at_least_days_ahead?: number;
      /** @description Total number of days by which a borrower may extend; 0 forbids extensions. */
      extendable_days?: number;
      allow_return_by_borrower?: boolean;
      allow_hand_over_by_user?: boolean;
      /** @description Borrowers may move and cancel their own bookings. */
      allow_manage_by_user?: boolean;
      /** @description A booking is out only after a hand-over. */
      manage_hand_over?: boolean;
      /** @description The next booking is not moved if a good is overdue. */
      disable_auto_delay?: boolean;
      /** @description Goods are visible to members only, regardless of the settings of each good. */
      prevent_public_access?: boolean;
      /**
       * @description Country whose public holidays are closed dates; null: public holidays are ordinary days.
       * @enum {string|null}
       */
      closed_on_holidays?: 'JP' | null;
      /** @description Hours within which a user must answer an offer. */
      queue_answer_hours?: number;
      /** @description Loans that are paid by card may be paid by invoice too. */
      accept_invoices?: boolean;
      /**
       * @description Time of day in `time_zone` at which reminders and overdue notices are sent.
       * @example 09:00
       */
      reminder_time?: string;
    };
    UserDeletion: {
      /**
       * Format: email
       * @description Email address of the account, for confirmation.
       * @example hanako@example.jp
       */
      email: string;
    };
    CurrentUserAnswer: {
      user: components['schemas']['User'];
      /** @description Token for the next requests. */
      token: string;
    };
    UserExport: {
      user: components['schemas']['User'];
      notification_setting: components['schemas']['NotificationSetting'];
      /** @description Choices for single groups. */
      group_notification_settings: components['schemas']['NotificationSettingOfGroup'][];
      sessions: components['schemas']['Device'][];
      /** @description Browsers that receive push notifications. */
      push_tokens: components['schemas']['PushToken'][];
      security_events: components['schemas']['SecurityEvent'][];
      /** @description Groups that the user owns, belongs to, or manages for another account. */
      groups: components['schemas']['Group'][];
      memberships: components['schemas']['Membership'][];
      managers: components['schemas']['Manager'][];
      /** @description Goods that the user lends. */
      goods: components['schemas']['Good'][];
      /** @description Bookings of the user. */
      bookings: components['schemas']['BookingOfExport'][];
      /** @description Goods that the user likes. */
      likes: components['schemas']['Good'][];
      /** @description Waits of the user, including past ones. */
      waits: components['schemas']['Wait'][];
      /** @description Calendar feeds, without their secrets. */
      feeds: components['schemas']['Feed'][];
      /** @description Folders of the user’s groups. */
      folders: components['schemas']['Folder'][];
      /** @description Posts that the user wrote. */
      posts: components['schemas']['Post'][];
      /** @description Reviews that the user wrote. */
      reviews: components['schemas']['Review'][];
      /** @description Comments that the user wrote. */
      comments: components['schemas']['Comment'][];
      /** @description Pictures that the user uploaded. */
      pictures: components['schemas']['Image'][];
      /** @description Invitations that the user sent, including past ones. */
      invites_sent: components['schemas']['Invite'][];
      /** @description Notes of managers about the user’s bookings. */
      notes_about: components['schemas']['NoteAbout'][];
      /** @description Notes about bookings whose last wording is the user’s. */
      notes_written: components['schemas']['NoteAbout'][];
      /** @description Counts that the user recorded. */
      stocktakings: components['schemas']['Stocktaking'][];
      /** @description Messages that the user wrote. */
      messages: components['schemas']['Message'][];
    };
    NotificationSetting: {
      /** @description A message about a booking was written. Overridden by `force_notify`. */
      email_message: boolean;
      /** @description A booking was made. */
      email_new_booking: boolean;
      /** @description A booking was changed, extended, moved or cancelled. */
      email_update_booking: boolean;
      /** @description A booking of the user starts tomorrow. */
      email_start_date: boolean;
      /** @description A good must be returned tomorrow. Overdue notices are sent regardless of this setting. */
      email_return_date: boolean;
      /** @description A group of the user has a new post. Overridden by `force_notify`. */
      email_new_post: boolean;
      /** @description Like `email_message`, in the user’s registered browsers (`/push_tokens`). */
      push_message: boolean;
      /** @description Like `email_new_booking`, in browsers. */
      push_new_booking: boolean;
      /** @description Like `email_update_booking`, in browsers. */
      push_update_booking: boolean;
      /** @description Like `email_start_date`, in browsers. */
      push_start_date: boolean;
      /** @description Like `email_new_post`, in browsers. */
      push_new_post: boolean;
      /** @description Goods that a group of the user shows for the first time, on Mondays. Goods with a price are included after `true` was sent. */
      email_new_goods: boolean;
      /** @description Like `email_new_goods`, in browsers. */
      push_new_goods: boolean;
      /** @description A comment or review of a good that the user lends, or has commented on, was written. */
      email_comment: boolean;
      /** @description Like `email_comment`, in browsers. */
      push_comment: boolean;
    };
    NotificationSettingOfGroup: {
      /** @description Null: as in the general setting. */
      email_message: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_booking: boolean | null;
      /** @description Null: as in the general setting. */
      email_update_booking: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_post: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_goods: boolean | null;
      /** @description Null: as in the general setting. */
      email_comment: boolean | null;
      /** @description Null: as in the general setting. */
      push_message: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_booking: boolean | null;
      /** @description Null: as in the general setting. */
      push_update_booking: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_post: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_goods: boolean | null;
      /** @description Null: as in the general setting. */
      push_comment: boolean | null;
      /** @description The resulting flags: the choice for the group, or else the general setting. `message`, `new_booking` and `update_booking` concern goods that the user lends; the user’s own bookings follow the general setting. */
      effective: {
        /** @description A message about a booking was written. Overridden by `force_notify`. */
        email_message: boolean;
        /** @description A booking was made. */
        email_new_booking: boolean;
        /** @description A booking was changed, extended, moved or cancelled. */
        email_update_booking: boolean;
        /** @description A group of the user has a new post. Overridden by `force_notify`. */
        email_new_post: boolean;
        /** @description Goods that a group of the user shows for the first time, on Mondays. Goods with a price are included after `true` was sent. */
        email_new_goods: boolean;
        /** @description A comment or review of a good that the user lends, or has commented on, was written. */
        email_comment: boolean;
        /** @description Like `email_message`, in the user’s registered browsers (`/push_tokens`). */
        push_message: boolean;
        /** @description Like `email_new_booking`, in browsers. */
        push_new_booking: boolean;
        /** @description Like `email_update_booking`, in browsers. */
        push_update_booking: boolean;
        /** @description Like `email_new_post`, in browsers. */
        push_new_post: boolean;
        /** @description Like `email_new_goods`, in browsers. */
        push_new_goods: boolean;
        /** @description Like `email_comment`, in browsers. */
        push_comment: boolean;
      };
      group_id: string;
    };
    PushToken: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uri
       * @description Endpoint, by which a browser recognizes its token.
       * @example https://fcm.googleapis.com/fcm/send/a
       */
      endpoint: string;
      /**
       * Format: uuid
       * @description Session of the device, from `GET /auth/sessions`.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      session_id: string | null;
      /** Format: date-time */
      created_at: string;
    };
    Group: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      name: string;
      description: string;
      /** @description Short name in the address of the group: `-/{slug}`. */
      slug: string;
      /**
       * Format: uuid
       * @description The account that owns it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id: string;
      /** @description Joining requires a passcode. */
      has_passcode: boolean;
      /** @description Visible to people who manage the group; null for others. */
      passcode: string | null;
      /** @description Members may register goods into it. */
      accept_member_goods: boolean;
      /** @description Members see the names on each other’s bookings. */
      member_booking_visible: boolean;
      /** @description New members can join by invitation only. */
      disable_sign_up: boolean;
      /** @description Shown to people who are about to join. */
      sign_up_message: string;
      /** @description Additional question for people who join, whose answers become tags; empty: no question. */
      tag_form_label: string;
      tag_form_placeholder: string;
      cover: components['schemas']['GroupPicture'];
      logo: components['schemas']['GroupPicture'];
      /** @description Monthly fee of a member in yen, tax included; null if there is none. The owner, managers and member cards are free. */
      price_per_month: number | null;
      /**
       * Format: date-time
       * @description When the fee, or its latest raise, begins for people who were members before it was set. People who join later pay it at once. Null if there is no fee.
       */
      price_from: string | null;
      /** @description The newest post, for callers who see the group’s goods. Present in the response for a single group only. */
      latest_post: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        group_id: string;
        /**
         * Format: uuid
         * @description Id of the author.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string;
        body: string;
        /** @description Pinned to the first place; up to one post per group. */
        pin: boolean;
        /** @description Actions that are available to the caller now: `edit`, `delete`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      } | null;
      /** @description Like `latest_post`, for the pinned post. */
      pinned_post: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        group_id: string;
        /**
         * Format: uuid
         * @description Id of the author.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string;
        body: string;
        /** @description Pinned to the first place; up to one post per group. */
        pin: boolean;
        /** @description Actions that are available to the caller now: `edit`, `delete`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      } | null;
      members_count: number;
      /**
       * @description Role of the caller in this group.
       * @enum {string|null}
       */
      role: 'owner' | 'group_owner' | 'member' | null;
      /** @description Actions that are available to the caller now: `edit`, `delete`, `transfer`, `join`, `leave`, `add_goods`, `list_members`, `manage_members`, `see_goods`, `set_fee`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    GroupPicture: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      image_id: string;
      public_url: string;
      thumbnail_public_url: string;
    } | null;
    Manager: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      account_id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** Format: date-time */
      created_at: string;
    };
    Good: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      title: string;
      /** @description How the title is read, in kana. */
      title_reading: string | null;
      /** @description Plain text; its #hashtags become tags. */
      description: string;
      /** @description The names of `authors`, joined; setting it alone sets one author. */
      author: string | null;
      /** @description One by one; up to 500 characters in total. */
      authors: string[];
      publisher: string | null;
      location: string | null;
      category: string | null;
      /** @description The lender’s number of the good, which is also its scan code. */
      management_id: string | null;
      /** @description In yen. Visible to people who may edit the good; null for others. */
      purchase_price: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date: string | null;
      isbn: string | null;
      /** @description Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender. */
      codes: string[];
      custom_tag_title: string | null;
      custom_tag: string | null;
      /** @description From the #hashtags of the description. */
      tags: string[];
      /**
       * Format: uuid
       * @description The lender.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id: string;
      /** @description Groups that contain the good. */
      group_ids: string[];
      /** @description Folders of its groups that contain the good; folders of groups that the caller does not edit stay. */
      folder_ids: string[];
      /** @description Ids from `GET /images/s3_presigned_url`, in display order. */
      image_ids: string[];
      /** @description The first picture. */
      image_url: string | null;
      /** @description The first picture, small. */
      thumbnail_url: string | null;
      /** @description Number of equal units. */
      quantity: number;
      /** @description Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0. */
      is_hourly: boolean;
      /** @description Maximum number of days per booking; null means no limit. */
      max_days: number | null;
      /** @description Days kept free after a booking. */
      margin_days: number;
      /** @description Visible to everyone. */
      is_public: boolean;
      /** @description Visible to everyone and bookable by every signed-in user. */
      is_public_use: boolean;
      /** @description Not in lists; reachable by URL only. */
      is_hidden: boolean;
      /** @description One open booking at a time, regardless of dates. */
      is_exclusive: boolean;
      /** @description A booking that is not returned is extended while no other user waits. */
      auto_extend: boolean;
      /** @description Shown, never booked. */
      for_reference_only: boolean;
      /** @description Bookable by managers only. */
      restrict_reservation: boolean;
      /** @description Bookable only by scanning its code. */
      only_scan_booking: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return: boolean;
      /**
       * Format: date
       * @description First day on which it can be borrowed.
       * @example 2026-12-01
       */
      from: string | null;
      /**
       * Format: date
       * @description Last day on which it can be borrowed.
       * @example 2026-12-01
       */
      to: string | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_hour: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_day: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_week: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_month: number | null;
      /** @enum {string} */
      currency: 'JPY';
      /** @description Actions that are available to the caller now: `edit`, `delete`, `book`, `manage_bookings`. */
      permissions: string[];
      /**
       * @description How a loan is paid: `direct` to the lender, or by `card`; null without a price. Prices include tax.
       * @enum {string|null}
       */
      settlement: 'direct' | 'card' | null;
      /** @description The operator’s share of what is paid by card, percent; null unless a loan is paid by card. */
      commission: number | null;
      /**
       * @description Why the caller cannot book it here; null: it can be booked when it is free.
       * @enum {string|null}
       */
      why_not: 'sign_in' | 'members_only' | 'no_group' | 'restricted' | 'reference_only' | 'scan' | null;
      /**
       * Format: uuid
       * @description To managers, in lists and single goods: the next booking that starts. Null otherwise.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      next_booking: string | null;
      /**
       * Format: uuid
       * @description Likewise: the earliest booking that has started or starts today and is not handed over.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      first_pending_booking: string | null;
      /**
       * Format: uuid
       * @description To managers, in single goods: the booking that is out and due first. Null otherwise.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      holder: string | null;
      /**
       * Format: uuid
       * @description Likewise: the booking that was returned last.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      last_holder: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    BookingOfExport: {
      id: string;
      good_id: string;
      good_title: string;
      lender_name: string;
      quantity: number;
      /** @description Units that are back. */
      returned_quantity: number;
      state: string;
      /** Format: date-time */
      start_at: string | null;
      /** Format: date-time */
      end_at: string | null;
      /** Format: date-time */
      returned_at: string | null;
      /** Format: date-time */
      cancelled_at: string | null;
      memo: string;
      /** Format: date-time */
      created_at: string | null;
    };
    Wait: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      good_title: string;
      /**
       * Format: uuid
       * @description The account that lends the good.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      lender_id: string;
      /**
       * Format: uuid
       * @description The user who waits.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      quantity: number;
      /**
       * @description `offered`: the good is free and held until `answer_by`; `passed`: the range started without a booking.
       * @enum {string}
       */
      state: 'waiting' | 'offered' | 'booked' | 'declined' | 'lapsed' | 'left' | 'passed' | 'withdrawn';
      is_hourly: boolean;
      /** Format: date-time */
      start_at: string;
      /**
       * Format: date-time
       * @description The range is half-open.
       */
      end_at: string;
      /**
       * Format: date
       * @description For bookings by the day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description For bookings by the day only; inclusive.
       */
      end_date: string | null;
      /** @description Time zone of the lender, in which days are counted. */
      time_zone: string;
      /** @description Place among the waits for an overlapping range, from 1; null if it no longer waits. */
      place: number | null;
      /** Format: date-time */
      offered_at: string | null;
      /**
       * Format: date-time
       * @description Until then, the good is held for this user.
       */
      answer_by: string | null;
      /**
       * Format: uuid
       * @description The resulting booking.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string | null;
      /** @description Actions that are available to the caller now. */
      permissions: ('accept' | 'decline' | 'leave')[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Feed: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @description Group whose goods the feed covers; null: bookings of the caller.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string | null;
      /** @description Name of the calendar. */
      name: string;
      /**
       * @description Path of the feed on this server. Anyone who knows it can read the feed. Null if it can no longer be shown; then replace the address.
       * @example /v1/feeds/…43 characters….ics
       */
      path: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      rotated_at: string | null;
    };
    Folder: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string;
      title: string;
      /** @description Unique in its group; made of the first title, in any script. `GET /goods?folder=` takes it. */
      slug: string;
      /** @description Place in the order, from 0. */
      place: number;
      /** @description Number of goods in the folder, without hidden ones. */
      goods_count: number;
      /** @description Actions that are available to the caller now: `edit`, `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Post: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string;
      /**
       * Format: uuid
       * @description Id of the author.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      body: string;
      /** @description Pinned to the first place; up to one post per group. */
      pin: boolean;
      /** @description Actions that are available to the caller now: `edit`, `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Review: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /**
       * Format: uuid
       * @description Id of the author; null for callers outside the groups of the good, except the author.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      body: string;
      /** @description Actions that are available to the caller now: `edit`, `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Comment: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /**
       * Format: uuid
       * @description Id of the author; null for callers outside the groups of the good, except the author.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /** @description Empty if `removed`. */
      body: string;
      /** @description A manager of the good has removed the text. */
      removed: boolean;
      /** @description Actions that are available to the caller now: `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
    };
    Image: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      public_url: string;
      thumbnail_public_url: string;
      /** @description Pixels. */
      width: number | null;
      /** @description Pixels. */
      height: number | null;
      /** @description Text for screen readers; may be empty. */
      alt: string;
    };
    Invite: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * @description Invitation to become a member of a group, a manager of an account, or the owner of a group.
       * @enum {string}
       */
      kind: 'member' | 'manager' | 'heir';
      /**
       * @description `ended`: deleted, or expired after 14 days.
       * @enum {string}
       */
      state: 'pending' | 'accepted' | 'declined' | 'ended';
      /** @description The last mail could not be delivered. Visible to the inviter. */
      bounced: boolean;
      /**
       * Format: uuid
       * @description Null for an invitation to manage an account.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string | null;
      group: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        name: string;
        slug: string;
      } | null;
      /** @description The account to be managed, or the account that transfers the group. */
      account: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        name: string;
      } | null;
      /** @description The invited address, if the invitation names an address. */
      email: string | null;
      /**
       * Format: uuid
       * @description The invited account, if the invitation names an id.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * Format: uuid
       * @description Id of the inviter.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      inviter_id: string;
      inviter_name: string;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Time of the last email.
       */
      sent_at: string;
      /**
       * Format: date-time
       * @description 14 days after the last email.
       */
      expires_at: string;
    };
    NoteAbout: {
      booking_id: string;
      body: string;
      /** Format: date-time */
      updated_at: string | null;
    };
    Stocktaking: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      scan_id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string;
      /**
       * Format: uuid
       * @description Null: it belongs to `date`.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      period_id: string | null;
      /**
       * Format: date
       * @description Day of the group’s account on which it was counted.
       */
      date: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /** @description Reserved: individual units of a good are not supported yet. */
      unit_id: null;
      /** @description All units that are there; a total, not a step. */
      actual_quantity: number;
      place: string;
      condition: string;
      note: string;
      /**
       * Format: date-time
       * @description Business time; never later than it was received.
       */
      counted_at: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      counted_by: string;
    };
    Message: {
      /**
       * Format: uuid
       * @description Later messages have higher ids.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string;
      /**
       * Format: uuid
       * @description Id of the author.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /**
       * @description Role of the author: `group` manages a group that contains the good; `office` takes part while a dispute is open.
       * @enum {string}
       */
      side: 'borrower' | 'lender' | 'group' | 'office';
      body: string;
      force_notify: boolean;
      /** @description Not yet read by the caller. */
      unread: boolean;
      /** Format: date-time */
      created_at: string;
    };
    ClosedDatesAnswer: {
      import: {
        dry_run: boolean;
        /** @description Days from today, for three years, in order. */
        days: {
          /** Format: date */
          date: string;
          /** @description Title of the calendar entry. */
          summary: string;
          /** @description The day is already closed. */
          known: boolean;
        }[];
        /** @description Titles of entries that could not be read; `left_out` has the reasons. */
        unread: string[];
        /** @description Entries of the calendar that close no day, up to 100 titles. */
        left_out: {
          /** @description Title of the entries; empty for entries of any title. */
          summary: string;
          /**
           * @description `unfinished`: has no end; `too_large`: more than 64 KiB; `time`: a date or time that does not exist, or another form than that of iCalendar; `time_zone`: an unknown zone; `too_long`: more than three years; `rule`: a repetition that is not read; `too_many_entries`: after the 5,000th; `past`, `too_far`: before today, or more than three years ahead.
           * @enum {string}
           */
          reason:
            | 'unfinished'
            | 'too_large'
            | 'time'
            | 'time_zone'
            | 'too_long'
            | 'rule'
            | 'too_many_entries'
            | 'past'
            | 'too_far';
          /** @description Entries of this title left out for this reason. */
          count: number;
        }[];
      };
      /** @description The user with the closed dates after the import. */
      user: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        name: string;
        account_name: string | null;
        /** @description Reading of the name in kana. */
        name_reading: string | null;
        thumbnail_url: string | null;
        /** @description Private. */
        email: string | null;
        /** @description Private. */
        email_verified: boolean | null;
        /** @description Private: the new address, which replaces `email` when it is confirmed. */
        pending_email: string | null;
        /**
         * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
         * @enum {string}
         */
        locale: 'ja' | 'en' | 'ja-Hira';
        /** @description IANA time zone, in which the days of this lender’s goods are counted. */
        time_zone: string;
        /** @description Private. */
        invoice_name: string | null;
        /** @description Private. */
        invoice_email: string | null;
        /** @description Private: weekdays (0 is Sunday) on which overdue notices are sent. If empty: daily for 14 days, then every 7 days. */
        reminder_days_indexes: number[];
        /** @description Private: whether `reminder_days_indexes` or `reminder_time` was saved, even unchanged. */
        reminders_chosen: boolean;
        /** @description For the user alone: groups that are tabs of Home, in their order. If empty: the first 11 of `GET /groups`. */
        home_group_ids: string[];
        /** @description Instructions for picking up a good. Visible to the user, their managers, and users who see it with a booking or with a good that they may book; otherwise empty. */
        pick_up_note: string;
        /** @description Sees no advertisements between screens. */
        hide_ads: boolean;
        /** @description Private: the last answer to “would you recommend us”, 0 to 10. */
        nps: number | null;
        /** @description Number of open bookings that a borrower may have; null means no limit. */
        max_supplies: number | null;
        /** @description Count future bookings in `max_supplies` too. */
        limit_supply_regardless_of_date: boolean;
        /** @description Weekdays (0 is Sunday) on which no booking starts or ends. */
        disabled_days_indexes: number[];
        /** @description Days on which no booking starts or ends. */
        closed_dates: string[];
        /** @description Minimum number of days between the request and the first day of the booking. */
        at_least_days_ahead: number;
        /** @description Total number of days by which a borrower may extend; 0 forbids extensions. */
        extendable_days: number;
        allow_return_by_borrower: boolean;
        allow_hand_over_by_user: boolean;
        /** @description Borrowers may move and cancel their own bookings. */
        allow_manage_by_user: boolean;
        /** @description A booking is out only after a hand-over. */
        manage_hand_over: boolean;
        /** @description The next booking is not moved if a good is overdue. */
        disable_auto_delay: boolean;
        /** @description Goods are visible to members only, regardless of the settings of each good. */
        prevent_public_access: boolean;
        /**
         * @description Country whose public holidays are closed dates; null: public holidays are ordinary days.
         * @enum {string|null}
         */
        closed_on_holidays: 'JP' | null;
        /** @description Hours within which a user must answer an offer. */
        queue_answer_hours: number;
        /** @description Loans that are paid by card may be paid by invoice too. */
        accept_invoices: boolean;
        /**
         * @description Time of day in `time_zone` at which reminders and overdue notices are sent.
         * @example 09:00
         */
        reminder_time: string;
        /** @description Actions on this user that are available to the caller now: `edit`, `delete`, `appoint_managers`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
    };
    /** @description A calendar whose days become closed dates. Alternatively, the body is the file itself (`text/calendar`, up to 2 MiB), with `dry_run` in the query. */
    ClosedDatesImport: {
      /**
       * @description An iCalendar object. Send longer ones as a file.
       * @example BEGIN:VCALENDAR
       *     …
       */
      calendar: string;
      /** @description Writes nothing; the response lists the days that would be closed. */
      dry_run?: boolean;
    };
    GroupAnswer: {
      group: components['schemas']['Group'];
      /** @description The owner, and the authors of the posts. */
      users: components['schemas']['User'][];
    };
    NewGroup: {
      name: string;
      /**
       * @description Derived from the name if absent.
       * @example media-library
       */
      slug?: string;
      description?: string;
      /** @description Passcode for joining, 6 characters or more; empty: none. */
      passcode?: string;
      accept_member_goods?: boolean;
      member_booking_visible?: boolean;
      disable_sign_up?: boolean;
      sign_up_message?: string;
      tag_form_label?: string;
      tag_form_placeholder?: string;
      price_per_month?: number;
    };
    GroupList: {
      groups: components['schemas']['Group'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    Meta: {
      page: number;
      per_page: number;
      /** @description Number of all results that match the filter, on all pages. */
      total: number;
      /** @description Null on the last page. */
      next_page: number | null;
      /**
       * Format: date-time
       * @description Present if the search index was queried: time up to which the result is current.
       */
      as_of?: string;
    };
    GroupPatch: {
      name?: string;
      /** @example media-library */
      slug?: string;
      description?: string;
      /** @description 6 characters or more; null or empty removes it. Unchanged if absent. The current one is accepted whatever its length. */
      passcode?: string | null;
      accept_member_goods?: boolean;
      member_booking_visible?: boolean;
      disable_sign_up?: boolean;
      sign_up_message?: string;
      tag_form_label?: string;
      tag_form_placeholder?: string;
      /**
       * Format: uuid
       * @description Id of an uploaded picture, as for goods; null removes it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      cover_image_id?: string | null;
      /**
       * Format: uuid
       * @description Like `cover_image_id`, for the small square logo.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      logo_image_id?: string | null;
      /** @description Monthly fee of a member in yen, tax included; null if there is none. Requires `set_fee`. A new or higher fee begins for members after 14 days, a lower one with their next month. */
      price_per_month?: number | null;
    };
    InviteAnswer: {
      invite: components['schemas']['Invite'];
    };
    Transfer: {
      /**
       * Format: uuid
       * @description The new owner.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** @description Slug of the group, for confirmation, because the transfer cannot be undone. */
      slug: string;
    };
    HeirList: {
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    PostAnswer: {
      post: components['schemas']['Post'];
      /** @description The author. */
      users: components['schemas']['User'][];
    };
    NewPost: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      body: string;
      /** @description Pins this post and unpins the other. */
      pin?: boolean;
      /** @description Sends an email to all members immediately, even those who turned these emails off. */
      force_notify?: boolean;
    };
    PostList: {
      posts: components['schemas']['Post'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    PostPatch: {
      body?: string;
      /** @description `true` pins this post and unpins the other. */
      pin?: boolean;
    };
    MembershipAnswer: {
      membership: components['schemas']['Membership'];
      users: components['schemas']['User'][];
      groups: components['schemas']['Group'][];
    };
    /** @description With the `email` or `user_id` of another person, that person is invited; without, the caller joins. */
    NewMembership: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      /** @description Required to join a group that has a passcode. */
      passcode?: string;
      /**
       * Format: email
       * @description Address of the person whom a group owner invites.
       * @example hanako@example.jp
       */
      email?: string;
      /**
       * Format: uuid
       * @description User whom a group owner invites. The caller’s own id is the same as no id: the caller joins.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
      /** @description Token of an invitation link; replaces the passcode. */
      invite_token?: string;
      /** @description Answers to the question of the group (`tag_form_label`); they become tags of the membership. */
      tags?: string[];
    };
    MembershipList: {
      memberships: components['schemas']['Membership'][];
      users: components['schemas']['User'][];
      groups: components['schemas']['Group'][];
      meta: components['schemas']['Meta'];
    };
    MembershipPatch: {
      group_owner?: boolean;
      disabled?: boolean;
      tags?: string[];
    };
    BulkMembershipsAnswer: {
      outcomes: components['schemas']['MembershipOutcome'][];
      memberships: components['schemas']['Membership'][];
    };
    MembershipOutcome: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      membership_id: string;
      ok: boolean;
      /** @description Reason for the refusal. */
      code: string | null;
      /** @description Message for people. */
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    BulkMemberships: {
      membership_ids: string[];
      group_owner?: boolean;
      disabled?: boolean;
      /** @description Replaces the tags of each membership. */
      tags?: string[];
      add_tags?: string[];
      remove_tags?: string[];
      /** @description Deletes the memberships instead. Group owners become ordinary members first. */
      remove?: boolean;
    };
    InvitesAnswer: {
      invites: components['schemas']['Invite'][];
      /** @description Addresses of existing members; no mail was sent to them. */
      members: string[];
      /** @description Addresses to which no mail is sent, with the reason: `invite.limit`. */
      refused: {
        email: string;
        code: string;
      }[];
      /** @description In a dry run: number of people for whom the plan has no seat. The real call is then rejected with `plan_limit`. */
      over_limit?: number;
      /** @description In a dry run: number of seats of the plan; null means no limit. */
      limit?: number | null;
      /** @description In a dry run: number of seats that are taken. */
      used?: number;
    };
    NewInvites: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      emails: string[];
      /** @description Writes and sends nothing; the response is the result of a dry run. */
      dry_run?: boolean;
    };
    InviteList: {
      invites: components['schemas']['Invite'][];
      meta: components['schemas']['Meta'];
    };
    AcceptedInvite: {
      invite: components['schemas']['Invite'];
      membership?: components['schemas']['Membership'];
      manager?: components['schemas']['Manager'];
      group?: components['schemas']['Group'];
    };
    AnswerInvite: {
      /** @description Token of the link sent by email. */
      token?: string;
    };
    Invitation: {
      invitation: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        /**
         * @description Invitation to become a member of a group, a manager of an account, or the owner of a group.
         * @enum {string}
         */
        kind: 'member' | 'manager' | 'heir';
        group: {
          /**
           * Format: uuid
           * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
           */
          id: string;
          name: string;
          slug: string;
        } | null;
        inviter_name: string;
        /** @description Name of the account to be managed, or of the account that transfers the group; empty for a membership. */
        account_name: string;
        /** @description Name of the account that owns the group; empty where an account is to be managed. */
        owner_name: string;
        sign_up_message: string;
        /** @description Additional question of the group; empty: no question. */
        tag_form_label: string;
        tag_form_placeholder: string;
        /** @description The invited address; null where an account was named. */
        email: string | null;
        /** @description Whether the invited address has an account. */
        has_account: boolean;
        /** @description Whether the plan has no seat for a new person. The owner is notified, once per invitation. */
        full: boolean;
        group_description: string;
        /** @description Fee of a member, yen a month, tax included; null: none. */
        price_per_month: number | null;
        /** Format: date-time */
        expires_at: string;
      };
      /** @description Up to three goods of the group that visitors may see. */
      goods: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        title: string;
        thumbnail_url: string | null;
      }[];
    };
    OpenInvite: {
      /** @description Token of the link `-/{slug}/sign_up?invite={token}`. */
      token: string;
    };
    StopInvites: {
      /** @description Token of the link `/invites/stop?token={token}`. */
      token?: string;
    };
    NewManager: {
      /**
       * Format: email
       * @description Receives an email with a link to accept.
       * @example hanako@example.jp
       */
      email: string;
    };
    ManagerList: {
      /** @description Managers of the caller’s account, and accounts that the caller manages. */
      managers: components['schemas']['Manager'][];
      users: components['schemas']['User'][];
    };
    AuthTokenAnswer: {
      auth_token: components['schemas']['AuthToken'];
      /** @description All new cards, first the card of the response. */
      auth_tokens: components['schemas']['AuthToken'][];
      users: components['schemas']['User'][];
    };
    AuthToken: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /** @description The secret of the card. Anyone who has it can sign in, at `POST /auth/login` or at `/auth_tokens/{jti}` in a browser. Null for callers who do not manage the members of the group. */
      jti: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string;
      /**
       * Format: uuid
       * @description The user that books with this card.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** @description The number on the card; unique in its group. */
      management_id: string;
      name: string;
      email: string | null;
      invite_email: string | null;
      /**
       * @description `book` can book like a member; `read` can only read, and gets 481 on every write.
       * @enum {string}
       */
      permission: 'book' | 'read';
      /**
       * @description Language of the screen that the card opens: `ja`, `en` or `ja-Hira`.
       * @enum {string}
       */
      locale: 'ja' | 'en' | 'ja-Hira';
      /** @description The plan has no seat for the card, or it was disabled: it can sign in, but has no rights. */
      disabled: boolean;
      /** @description Actions that are available to the caller now: `edit`, `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    NewAuthToken: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      /** @description The number on the card. */
      management_id?: string;
      /** @description If absent, the number of the card is its name. */
      name?: string;
      /**
       * Format: email
       * @description Email address of the holder.
       * @example hanako@example.jp
       */
      email?: string | null;
      /**
       * Format: email
       * @description Receives an email with the card. The email counts as an invitation and requires that the caller’s address is confirmed.
       * @example hanako@example.jp
       */
      invite_email?: string | null;
      /**
       * @description `book` can book like a member; `read` can only read, and gets 481 on every write.
       * @enum {string}
       */
      permission?: 'book' | 'read';
      /**
       * @description If absent, the language of the owner of the group.
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
      /** @description Number of cards with consecutive numbers, up to 1,000 (a setting). */
      count?: number;
    };
    AuthTokenList: {
      auth_tokens: components['schemas']['AuthToken'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    AuthTokenPatch: {
      /** @description The number on the card. */
      management_id?: string;
      name?: string;
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email?: string | null;
      /**
       * @description `book` can book like a member; `read` can only read, and gets 481 on every write.
       * @enum {string}
       */
      permission?: 'book' | 'read';
      /**
       * @description Language of the screen that the card opens: `ja`, `en` or `ja-Hira`.
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
    };
    AuthTokenRead: {
      /** @description The part after `/auth_tokens/` in the code of the card. */
      jti: string;
    };
    AuthTokenImportAnswer: {
      import: {
        dry_run: boolean;
        /** @description Number of cards that were created, or would be. */
        count: number;
        /** @description All faults of all rows. If there is any, nothing was written. */
        faults: {
          /** @description Stable error code, never translated. */
          code: string;
          /** @description Message for people, in the language of `Accept-Language`. */
          message: string;
          /** @description Line number in the sheet; the heading is line 1. */
          line: number;
          /** @description Column with the fault. */
          field: string;
        }[];
        /** @description In a dry run: number of people for whom the plan has no seat. The real call is then rejected with `plan_limit`. */
        over_limit?: number;
        /** @description In a dry run: number of seats of the plan; null means no limit. */
        limit?: number | null;
        /** @description In a dry run: number of seats that are taken. */
        used?: number;
      };
      /** @description In a dry run: number of people for whom the plan has no seat. The real call is then rejected with `plan_limit`. */
      over_limit?: number;
      /** @description In a dry run: number of seats of the plan; null means no limit. */
      limit?: number | null;
      /** @description In a dry run: number of seats that are taken. */
      used?: number;
    };
    /** @description The rows of a sheet. Alternatively, the body is the sheet itself (CSV in UTF-8 or Shift_JIS, or XLSX, up to 2 MiB; its first line names the columns `id`, `name`, `email`, `invite_email`, `locale`; numbers of a workbook are read as the sheet shows them), with `group_id`, `dry_run` and `permission` in the query. */
    AuthTokenImport: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      rows: components['schemas']['AuthTokenImportRow'][];
      /** @description Writes and sends nothing; the response is the result of a dry run. */
      dry_run?: boolean;
      /**
       * @description `book` can book like a member; `read` can only read, and gets 481 on every write.
       * @enum {string}
       */
      permission?: 'book' | 'read';
    };
    AuthTokenImportRow: {
      id?: string;
      name?: string;
      email?: string;
      invite_email?: string;
      locale?: string;
    };
    LinkAnswer: {
      group: components['schemas']['Group'];
    };
    CardToLink: {
      /** @description The secret in the QR code of the card. */
      jti: string;
    };
    GoodAnswer: {
      good: components['schemas']['Good'];
      /** @description The lender. */
      users: components['schemas']['User'][];
      images: components['schemas']['Image'][];
      /** @description Ids of the goods that the caller likes. */
      liked_good_ids: string[];
    };
    NewGood: {
      title: string;
      /** @description How the title is read, in kana. */
      title_reading?: string | null;
      /** @description Plain text; its #hashtags become tags. */
      description?: string;
      /** @description The names of `authors`, joined; setting it alone sets one author. */
      author?: string | null;
      /** @description One by one; up to 500 characters in total. */
      authors?: string[];
      publisher?: string | null;
      location?: string | null;
      category?: string | null;
      /** @description The lender’s number of the good, which is also its scan code. */
      management_id?: string | null;
      /** @description In yen. Visible to people who may edit the good; null for others. */
      purchase_price?: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date?: string | null;
      isbn?: string | null;
      /** @description Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender. */
      codes?: string[];
      custom_tag_title?: string | null;
      custom_tag?: string | null;
      /** @description Groups that contain the good. */
      group_ids?: string[];
      /** @description Folders of its groups that contain the good; folders of groups that the caller does not edit stay. */
      folder_ids?: string[];
      /** @description Ids from `GET /images/s3_presigned_url`, in display order. */
      image_ids?: string[];
      /** @description Number of equal units. */
      quantity?: number;
      /** @description Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0. */
      is_hourly?: boolean;
      /** @description Maximum number of days per booking; null means no limit. */
      max_days?: number | null;
      /** @description Days kept free after a booking. */
      margin_days?: number;
      /** @description Visible to everyone. */
      is_public?: boolean;
      /** @description Visible to everyone and bookable by every signed-in user. */
      is_public_use?: boolean;
      /** @description Not in lists; reachable by URL only. */
      is_hidden?: boolean;
      /** @description One open booking at a time, regardless of dates. */
      is_exclusive?: boolean;
      /** @description A booking that is not returned is extended while no other user waits. */
      auto_extend?: boolean;
      /** @description Shown, never booked. */
      for_reference_only?: boolean;
      /** @description Bookable by managers only. */
      restrict_reservation?: boolean;
      /** @description Bookable only by scanning its code. */
      only_scan_booking?: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return?: boolean;
      /**
       * Format: date
       * @description First day on which it can be borrowed.
       * @example 2026-12-01
       */
      from?: string | null;
      /**
       * Format: date
       * @description Last day on which it can be borrowed.
       * @example 2026-12-01
       */
      to?: string | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_hour?: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_day?: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_week?: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_month?: number | null;
    };
    GoodList: {
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      images: components['schemas']['Image'][];
      /** @description Ids of the goods that the caller likes. */
      liked_good_ids: string[];
      /** @description With `facets`: the goods of each value. */
      facets?: {
        /** @description Ids of groups that the caller belongs to or runs. */
        group?: {
          value: string;
          count: number;
        }[];
        /** @description Up to 20, those of most goods first. */
        category?: {
          value: string;
          count: number;
        }[];
        /** @description Up to 20, those of most goods first. */
        tag?: {
          value: string;
          count: number;
        }[];
        /** @description Up to 20, those of most goods first. */
        location?: {
          value: string;
          count: number;
        }[];
      };
      /** @description With `include=schedules`: one for each good. */
      schedules?: components['schemas']['Schedule'][];
      meta: components['schemas']['Meta'];
    };
    Schedule: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      time_zone: string;
      quantity: number;
      is_hourly: boolean;
      margin_days: number;
      max_days: number | null;
      days: components['schemas']['ScheduleDay'][];
      busy: components['schemas']['BusyRange'][];
    };
    ScheduleDay: {
      /** Format: date */
      date: string;
      /** @description Units available for a one-day booking on that day. Closed dates are not considered; see `state`. */
      remaining: number;
      /** @enum {string} */
      state: 'free' | 'part' | 'full' | 'closed';
      /**
       * @description Why a booking can neither start nor end on a closed day: it is past, too soon, a weekday without lending, or a closed date. Otherwise null.
       * @enum {string|null}
       */
      closed_by: 'past' | 'days_ahead' | 'weekday' | 'date' | null;
      /** @description A public holiday at the lender, whether the lender is closed or not. */
      holiday: boolean;
    };
    BusyRange: {
      /** Format: date-time */
      start_at: string;
      /** Format: date-time */
      end_at: string;
      quantity: number;
      /**
       * Format: date-time
       * @description End of the claim, including its margin.
       */
      locked_to: string | null;
      /**
       * Format: uuid
       * @description Only if the caller may see the booking.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string | null;
      /**
       * Format: uuid
       * @description Only if the caller may see the booking.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * @description `held`: for a waiting user who has an offer. Null if only the rest of a margin remains.
       * @enum {string|null}
       */
      state: 'reserved' | 'handed_over' | 'overdue' | 'held' | null;
      mine: boolean;
      /** @description With its borrower at this moment, late or not. */
      out: boolean;
    };
    GoodPatch: {
      title?: string;
      /** @description How the title is read, in kana. */
      title_reading?: string | null;
      /** @description Plain text; its #hashtags become tags. */
      description?: string;
      /** @description The names of `authors`, joined; setting it alone sets one author. */
      author?: string | null;
      /** @description One by one; up to 500 characters in total. */
      authors?: string[];
      publisher?: string | null;
      location?: string | null;
      category?: string | null;
      /** @description The lender’s number of the good, which is also its scan code. */
      management_id?: string | null;
      /** @description In yen. Visible to people who may edit the good; null for others. */
      purchase_price?: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date?: string | null;
      isbn?: string | null;
      /** @description Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender. */
      codes?: string[];
      custom_tag_title?: string | null;
      custom_tag?: string | null;
      /** @description Groups that contain the good. */
      group_ids?: string[];
      /** @description Folders of its groups that contain the good; folders of groups that the caller does not edit stay. */
      folder_ids?: string[];
      /** @description Ids from `GET /images/s3_presigned_url`, in display order. */
      image_ids?: string[];
      /** @description Number of equal units. */
      quantity?: number;
      /** @description Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0. */
      is_hourly?: boolean;
      /** @description Maximum number of days per booking; null means no limit. */
      max_days?: number | null;
      /** @description Days kept free after a booking. */
      margin_days?: number;
      /** @description Visible to everyone. */
      is_public?: boolean;
      /** @description Visible to everyone and bookable by every signed-in user. */
      is_public_use?: boolean;
      /** @description Not in lists; reachable by URL only. */
      is_hidden?: boolean;
      /** @description One open booking at a time, regardless of dates. */
      is_exclusive?: boolean;
      /** @description A booking that is not returned is extended while no other user waits. */
      auto_extend?: boolean;
      /** @description Shown, never booked. */
      for_reference_only?: boolean;
      /** @description Bookable by managers only. */
      restrict_reservation?: boolean;
      /** @description Bookable only by scanning its code. */
      only_scan_booking?: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return?: boolean;
      /**
       * Format: date
       * @description First day on which it can be borrowed.
       * @example 2026-12-01
       */
      from?: string | null;
      /**
       * Format: date
       * @description Last day on which it can be borrowed.
       * @example 2026-12-01
       */
      to?: string | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_hour?: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_day?: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_week?: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_month?: number | null;
    };
    SuggestionList: {
      suggestions: components['schemas']['Suggestion'][];
    };
    Suggestion: {
      /** @enum {string} */
      kind: 'good' | 'tag' | 'category';
      text: string;
      /**
       * Format: uuid
       * @description Of a title: the good that has been booked most. Null for others.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string | null;
      /** @description Goods that have it. */
      count: number;
    };
    BulkUpdateAnswer: {
      /** @description In the order of the request. */
      outcomes: components['schemas']['GoodUpdateOutcome'][];
      /** @description The changed goods. */
      goods: components['schemas']['Good'][];
      images: components['schemas']['Image'][];
    };
    GoodUpdateOutcome: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      ok: boolean;
      /** @description Reason for the refusal. */
      code: string | null;
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    BulkUpdate: {
      /** @description Duplicates are ignored. */
      good_ids: string[];
      /** @description Changes that are applied to all goods. */
      changes?: {
        title?: string;
        /** @description How the title is read, in kana. */
        title_reading?: string | null;
        /** @description Plain text; its #hashtags become tags. */
        description?: string;
        /** @description The names of `authors`, joined; setting it alone sets one author. */
        author?: string | null;
        /** @description One by one; up to 500 characters in total. */
        authors?: string[];
        publisher?: string | null;
        location?: string | null;
        category?: string | null;
        /** @description The lender’s number of the good, which is also its scan code. */
        management_id?: string | null;
        /** @description In yen. Visible to people who may edit the good; null for others. */
        purchase_price?: number | null;
        /**
         * Format: date
         * @example 2026-12-01
         */
        release_date?: string | null;
        isbn?: string | null;
        /** @description Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender. */
        codes?: string[];
        custom_tag_title?: string | null;
        custom_tag?: string | null;
        /** @description Groups that contain the good. */
        group_ids?: string[];
        /** @description Folders of its groups that contain the good; folders of groups that the caller does not edit stay. */
        folder_ids?: string[];
        /** @description Number of equal units. */
        quantity?: number;
        /** @description Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0. */
        is_hourly?: boolean;
        /** @description Maximum number of days per booking; null means no limit. */
        max_days?: number | null;
        /** @description Days kept free after a booking. */
        margin_days?: number;
        /** @description Visible to everyone. */
        is_public?: boolean;
        /** @description Visible to everyone and bookable by every signed-in user. */
        is_public_use?: boolean;
        /** @description Not in lists; reachable by URL only. */
        is_hidden?: boolean;
        /** @description One open booking at a time, regardless of dates. */
        is_exclusive?: boolean;
        /** @description A booking that is not returned is extended while no other user waits. */
        auto_extend?: boolean;
        /** @description Shown, never booked. */
        for_reference_only?: boolean;
        /** @description Bookable by managers only. */
        restrict_reservation?: boolean;
        /** @description Bookable only by scanning its code. */
        only_scan_booking?: boolean;
        /** @description A manager confirms each return. */
        confirmation_upon_return?: boolean;
        /**
         * Format: date
         * @description First day on which it can be borrowed.
         * @example 2026-12-01
         */
        from?: string | null;
        /**
         * Format: date
         * @description Last day on which it can be borrowed.
         * @example 2026-12-01
         */
        to?: string | null;
        /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
        price_per_hour?: number | null;
        /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
        price_per_day?: number | null;
        /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
        price_per_week?: number | null;
        /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
        price_per_month?: number | null;
      };
      /** @description Groups that each good enters; the others stay. Adding wins over removing. */
      add_group_ids?: string[];
      /** @description Groups that each good leaves; the others stay. Adding wins over removing. */
      remove_group_ids?: string[];
      /** @description Folders that each good enters, of groups that it is in afterwards; the others stay. Adding wins over removing. */
      add_folder_ids?: string[];
      /** @description Folders that each good leaves; the others stay. Adding wins over removing. */
      remove_folder_ids?: string[];
    };
    GoodsUploadAnswer: {
      /** @description The created goods, in the order of the rows. */
      goods: components['schemas']['Good'][];
      /** @description Faults of the rows that were not created, or in a dry run would not be. */
      faults: components['schemas']['GoodRowFault'][];
    };
    GoodRowFault: {
      /** @description Row number, from 0. */
      row: number;
      field: string | null;
      code: string;
      message: string;
    };
    GoodsUpload: {
      goods: components['schemas']['GoodRow'][];
      /**
       * @description Writes nothing; the response lists the faults.
       * @default false
       */
      dry_run?: boolean;
      /**
       * @description Creates the valid rows even if others are invalid. Otherwise all or nothing.
       * @default false
       */
      partial?: boolean;
    };
    /** @description The fields of a NewGood; `title` is optional if `isbn` is given. */
    GoodRow: {
      [key: string]: unknown;
    };
    ImportAnswer: {
      import: components['schemas']['Import'];
    };
    Import: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * @description `goods`: new goods. `goods_edit`: changes of goods by id or management id. `isbn`: new goods by ISBN.
       * @enum {string}
       */
      kind: 'goods' | 'goods_edit' | 'isbn';
      /**
       * @description `reading`: the preview is being created. `failed`: nothing was written; see `failure`.
       * @enum {string}
       */
      state: 'reading' | 'ready' | 'applying' | 'applied' | 'failed';
      columns: string[];
      /** @description Encoding in which the file was read. */
      encoding: string | null;
      /** @description Number of all rows. */
      rows: number;
      /** @description Number of rows that become goods. */
      new: number;
      /** @description Number of rows that change a good. */
      changed: number;
      /** @description Number of rows that change nothing. */
      unchanged: number;
      /** @description Number of rows with faults. */
      faulty: number;
      /** @description Number of rows that are skipped because there is such a good. */
      duplicate: number;
      /** @description Number of rows that were left out. */
      left_out: number;
      /** @description Faults of the first 500 faulty rows. */
      faults: components['schemas']['ImportFault'][];
      /** @description The first 500. They are skipped. */
      duplicates: components['schemas']['ImportDuplicate'][];
      /** @description Notes of the first 500 rows that have some. They are no faults. */
      notes: components['schemas']['ImportFault'][];
      /** @description Catalogs that are queried for rows with an ISBN and no title; empty if none is configured. */
      book_credits: string[];
      failure: {
        code: string;
        message: string;
      } | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      expires_at: string;
      /** Format: date-time */
      applied_at: string | null;
    };
    ImportFault: {
      /** @description Stable error code, never translated. */
      code: string;
      /** @description Message for people, in the language of `Accept-Language`. */
      message: string;
      /** @description Line in the sheet; the heading is line 1. Without a heading, from 1. */
      row: number;
      /** @description Empty for the row as a whole. */
      column: string;
      /** @description Value of the cell, up to 100 characters. */
      value: string;
    };
    ImportDuplicate: {
      /** @description Line in the sheet; the heading is line 1. Without a heading, from 1. */
      row: number;
      /** @enum {string} */
      by: 'management_id' | 'isbn';
      title: string;
      /**
       * Format: uuid
       * @description The existing good.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string | null;
      /** @description The row above that is the same. */
      of_row: number | null;
    };
    /** @description Alternatively, the body is the file itself (CSV in UTF-8 or CP932, or XLSX, up to 20 MiB and 10,000 rows), with the rest in the query. The first line has the headings: names of fields, or the Japanese or English words of the export. */
    NewImport: {
      /**
       * @description `goods`: new goods. `goods_edit`: changes of goods by id or management id. `isbn`: new goods by ISBN.
       * @enum {string}
       */
      kind: 'goods' | 'goods_edit' | 'isbn';
      /** @description A sheet as text, separated by commas or tabs, its first line the headings; or any text with ISBNs. */
      text: string;
      /** @description Groups that the goods enter. */
      group_ids?: string[];
      /**
       * Format: uuid
       * @description The account that lends the goods.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id?: string;
      /** @description Values of cells that are missing or empty, by column. */
      defaults?: {
        id?: string;
        title?: string;
        description?: string;
        management_id?: string;
        isbn?: string;
        codes?: string;
        author?: string;
        publisher?: string;
        category?: string;
        location?: string;
        quantity?: string;
        is_hourly?: string;
        max_days?: string;
        margin_days?: string;
        from?: string;
        to?: string;
        is_public?: string;
        is_public_use?: string;
        is_hidden?: string;
        is_exclusive?: string;
        auto_extend?: string;
        for_reference_only?: string;
        restrict_reservation?: string;
        only_scan_booking?: string;
        confirmation_upon_return?: string;
        price_per_hour?: string;
        price_per_day?: string;
        price_per_week?: string;
        price_per_month?: string;
        purchase_price?: string;
        release_date?: string;
        custom_tag_title?: string;
        custom_tag?: string;
        group_ids?: string;
        title_reading?: string;
        authors?: string;
        folder_ids?: string;
        owner_id?: string;
        image_urls?: string;
      };
      /**
       * @description Encoding of a CSV file. Recognized by default.
       * @enum {string}
       */
      encoding?: 'utf-8' | 'cp932';
      /** @enum {string} */
      headings?: 'names' | 'ja' | 'en';
    };
    ApplyImport: {
      /**
       * @description Applies the valid rows even if others have faults.
       * @default false
       */
      skip_faulty?: boolean;
      /**
       * @description Rows for which there is a good are skipped.
       * @default skip
       * @enum {string}
       */
      duplicates?: 'skip';
    };
    ImportRowList: {
      rows: components['schemas']['ImportRow'][];
      meta: components['schemas']['Meta'];
    };
    ImportRow: {
      /** @description Line in the sheet; the heading is line 1. Without a heading, from 1. */
      row: number;
      values: {
        [key: string]: string;
      };
      /** @enum {string} */
      outcome: 'new' | 'changed' | 'unchanged' | 'faulty' | 'duplicate' | 'left_out';
      faults: components['schemas']['ImportFault'][];
      /** @description The good, or the row above, because of which the row is skipped. */
      duplicate: {
        /** @description Line in the sheet; the heading is line 1. Without a heading, from 1. */
        row: number;
        /** @enum {string} */
        by: 'management_id' | 'isbn';
        title: string;
        /**
         * Format: uuid
         * @description The existing good.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string | null;
        /** @description The row above that is the same. */
        of_row: number | null;
      } | null;
      /**
       * Format: uuid
       * @description The good that the row became, or changes.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string | null;
      /** @description What should be known, and keeps no row from being written. */
      notes: components['schemas']['ImportFault'][];
      /** @description Name of the catalog of books that filled empty cells. */
      credit: string | null;
    };
    /** @description New values of cells, by column. A row that was left out is included again. */
    ImportRowPatch: {
      id?: string;
      title?: string;
      description?: string;
      management_id?: string;
      isbn?: string;
      codes?: string;
      author?: string;
      publisher?: string;
      category?: string;
      location?: string;
      quantity?: string;
      is_hourly?: string;
      max_days?: string;
      margin_days?: string;
      from?: string;
      to?: string;
      is_public?: string;
      is_public_use?: string;
      is_hidden?: string;
      is_exclusive?: string;
      auto_extend?: string;
      for_reference_only?: string;
      restrict_reservation?: string;
      only_scan_booking?: string;
      confirmation_upon_return?: string;
      price_per_hour?: string;
      price_per_day?: string;
      price_per_week?: string;
      price_per_month?: string;
      purchase_price?: string;
      release_date?: string;
      custom_tag_title?: string;
      custom_tag?: string;
      group_ids?: string;
      title_reading?: string;
      authors?: string;
      folder_ids?: string;
      owner_id?: string;
      image_urls?: string;
    };
    BookList: {
      /** @description The books that are known, in the order of the ISBNs. */
      books: components['schemas']['Book'][];
    };
    Book: {
      /** @description 13 digits. */
      isbn: string;
      title: string;
      /** @description In kana. */
      title_reading: string | null;
      authors: string[];
      publisher: string | null;
      /**
       * Format: date
       * @description Null, too, if only the year or the month is known.
       */
      release_date: string | null;
      /** @enum {string} */
      source: 'openbd' | 'ndl';
      /** @description Address of the picture of the cover, which may be missing there. Show it with `credit`. */
      cover_url: string | null;
      /** @description Name of the source, to show beside its data and cover. */
      credit: string;
    };
    BookAnswer: {
      book: components['schemas']['Book'];
    };
    LabelCode: {
      /** @description 12 characters; the label holds `/q/{code}`. */
      code: string;
    };
    LabelledGood: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
    };
    LabelPrint: {
      /** @description Goods that the caller may edit, in this order. */
      good_ids?: string[];
      /**
       * @description Instead of `good_ids`: the goods of this group (id or slug) that the caller may edit, up to 500.
       * @example media-library
       */
      group_id?: string;
      /**
       * @description Labels on an A4 sheet; `cards`: 10 business cards of 91 × 55 mm.
       * @enum {string}
       */
      format: '24' | '36' | '44' | '65' | '95' | 'cards';
      /**
       * @description The first label that is still on the sheet.
       * @default 1
       */
      first_cell?: number;
      /**
       * @description Labels of each good.
       * @default 1
       */
      copies?: number;
      /**
       * @description `qr` holds the address `/q/{code}`; `code128` and `nw7` hold the management id.
       * @default qr
       * @enum {string}
       */
      code?: 'qr' | 'code128' | 'nw7';
      /**
       * @description Lines of text.
       * @default [
       *       "group",
       *       "title",
       *       "management_id",
       *       "location"
       *     ]
       */
      lines?: ('group' | 'title' | 'management_id' | 'location')[];
      /**
       * @description To the right, mm.
       * @default 0
       */
      offset_x?: number;
      /**
       * @description Downwards, mm.
       * @default 0
       */
      offset_y?: number;
      /**
       * @description Added to the distance of two rows, tenths of a millimetre.
       * @default 0
       */
      spacing?: number;
      /**
       * @description Outlines and a scale in millimetres instead of labels.
       * @default false
       */
      ruler?: boolean;
    };
    ScanAnswer: {
      scan: components['schemas']['Scan'];
      goods: components['schemas']['Good'][];
      /** @description Open bookings of the good that start by the end of tomorrow, the earliest end first; up to 50. */
      bookings: components['schemas']['Booking'][];
      users: components['schemas']['User'][];
      groups: components['schemas']['Group'][];
      images: components['schemas']['Image'][];
    };
    Scan: {
      /**
       * @description `card`: a member card. `isbn`: a book, with its goods in `candidates`. `several`: one of `candidates`. `unknown`: nothing that the caller may see.
       * @enum {string}
       */
      kind: 'good' | 'group' | 'card' | 'isbn' | 'several' | 'unknown';
      /** @description The code in its normal form; empty for the address of a member card, which is a secret. */
      normal: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string | null;
      /**
       * Format: uuid
       * @description The group, or the group of the card.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string | null;
      /**
       * Format: uuid
       * @description Holder of the card, for callers who may list the members of its group.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * Format: uuid
       * @description The booking, if its address was scanned.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string | null;
      /** @description Up to 20. */
      candidates: components['schemas']['ScanCandidate'][];
      /** @description Actions that are available to the caller, the most likely first. */
      actions: (
        | 'borrow'
        | 'book_later'
        | 'queue'
        | 'collect'
        | 'return'
        | 'extend'
        | 'hand_out'
        | 'hand_over'
        | 'take_back'
        | 'write'
        | 'count'
        | 'edit'
        | 'open'
        | 'join'
        | 'sign_in'
        | 'lend_to'
        | 'show_goods'
        | 'register'
        | 'attach'
        | 'search'
      )[];
      /**
       * @description Reason why a code that looks like an ISBN was not used. `good.isbn_jan`: scan the upper barcode. `books.none`: no source of books knows the ISBN; returned to managers only, for an ISBN without goods.
       * @enum {string|null}
       */
      code: 'good.isbn' | 'good.isbn_jan' | 'books.none' | null;
    };
    ScanCandidate: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string | null;
      /**
       * Format: uuid
       * @description Holder of a member card.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * Format: uuid
       * @description Group of a member card.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string | null;
    };
    Booking: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      good_title: string;
      /**
       * Format: uuid
       * @description The account that lends the good.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      lender_id: string;
      /**
       * Format: uuid
       * @description The borrower; null for callers who may see that the good is taken, but not by whom.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      quantity: number;
      /** @description Units that are back while the rest is out; all of `quantity` once it is returned. */
      returned_quantity: number;
      /** @enum {string} */
      state: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
      in_dispute: boolean;
      /** @description The open dispute. */
      dispute: {
        /** Format: date-time */
        opened_at: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        opened_by: string | null;
        /** @description Text of the person who opened it; may be empty. */
        reason: string;
      } | null;
      is_hourly: boolean;
      /** Format: date-time */
      start_at: string;
      /**
       * Format: date-time
       * @description The range is half-open: this instant is free again.
       */
      end_at: string;
      /**
       * Format: date
       * @description For bookings by the day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description For bookings by the day only; inclusive.
       */
      end_date: string | null;
      /** @description Time zone of the lender, in which days are counted. */
      time_zone: string;
      /**
       * Format: date-time
       * @description Start, including the margin.
       */
      locked_from: string | null;
      /**
       * Format: date-time
       * @description End, including the margin.
       */
      locked_to: string | null;
      /**
       * Format: date-time
       * @description When a manager set its units aside to be collected. Other dates or another quantity clear it.
       */
      prepared_at: string | null;
      /** Format: date-time */
      handed_over_at: string | null;
      /**
       * Format: date-time
       * @description For managers: when one of them last asked the borrower to return it.
       */
      reminded_at: string | null;
      /** Format: date-time */
      returned_at: string | null;
      /** Format: date-time */
      received_at: string | null;
      /** Format: date-time */
      cancelled_at: string | null;
      extended_days: number;
      /**
       * Format: date-time
       * @description Original start, if the booking was moved because its units were overdue. It may be cancelled without restriction until `start_at`.
       */
      delayed_from: string | null;
      overdue_in_days: number;
      /** @description Number of days, including both ends; minutes for a booking by the hour. */
      duration: number;
      memo: string | null;
      /** @description How it was booked: `web`, `scan` (by its code), `counter` (for another person), `bulk` (several goods at once), `takeout` (borrowed on the spot), `api` (by a program). */
      method: string;
      /**
       * Format: uuid
       * @description Shared by the bookings of a series.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      series_id: string | null;
      not_collected: boolean;
      /** @description For managers: the time between its return and the next booking was shorter than the margin. */
      short_turn_round: boolean;
      /** @description Actions that are available to the caller now: `return`, `revert_return`, `receive`, `hand_over`, `revert_hand_over`, `extend`, `update`, `cancel`, `open_dispute`, `close_dispute`, `prepare`, `revert_prepare`. */
      permissions: string[];
      /** @description Messages about it that the caller has not read. */
      unread_messages: number;
      /** @description Yen, tax included, for the borrower and managers; null: it costs nothing. */
      price: number | null;
      /** @description Its payments, the first first. */
      payments: components['schemas']['PaymentOfBooking'][];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    PaymentOfBooking: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * @description `draft`: unsettled; `requires_capture`: the card holds the amount; `payment_failed`: try again.
       * @enum {string}
       */
      status:
        | 'draft'
        | 'pending'
        | 'succeeded'
        | 'requires_capture'
        | 'requires_action'
        | 'payment_failed'
        | 'canceled'
        | 'refunded'
        | 'invoice_sent'
        | 'invoice_payment_failed'
        | 'invoice_payment_action_required';
      /**
       * @description What it is for.
       * @enum {string}
       */
      reason:
        'reservation' | 'extended' | 'overdue' | 'subscription' | 'group_subscription' | 'credit_purchase';
      /** @description Yen, tax included. */
      amount: number;
      /** @description Yen that went back. */
      amount_refunded: number;
    };
    ScanRequest: {
      /**
       * @description The scanned or typed text, unchanged.
       * @example CAM-003
       */
      code: string;
      /**
       * @description Format of the barcode; absent if it was typed.
       * @enum {string}
       */
      format?:
        | 'ean_8'
        | 'ean_13'
        | 'upc_a'
        | 'upc_e'
        | 'itf'
        | 'codabar'
        | 'code_39'
        | 'code_93'
        | 'code_128'
        | 'qr_code'
        | 'data_matrix'
        | 'aztec';
      /**
       * @description Where it was scanned (id or slug): things of this group are preferred.
       * @example media-library
       */
      group_id?: string;
      /**
       * @description Intended action; it comes first if it is possible.
       * @default one
       * @enum {string}
       */
      mode?: 'one' | 'borrow' | 'return' | 'count' | 'search';
    };
    GoodTransferAnswer: {
      transfer: components['schemas']['GoodTransfer'];
      users: components['schemas']['User'][];
    };
    GoodTransfer: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /** @description Title when the transfer was requested; the receiver may not see the good yet. */
      good_title: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      from_user_id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      to_user_id: string;
      /**
       * @description `withdrawn`: deleted by the owner, or replaced by a request to another account.
       * @enum {string}
       */
      state: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'expired';
      /**
       * Format: date-time
       * @description 14 days after the request.
       */
      expires_at: string;
      /** Format: date-time */
      created_at: string;
    };
    NewGoodTransfer: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** @description The title of the good, typed again. */
      title: string;
    };
    TransfereeList: {
      transferees: components['schemas']['Transferee'][];
      /** @description The open transfer of the good. */
      transfer: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string;
        /** @description Title when the transfer was requested; the receiver may not see the good yet. */
        good_title: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        from_user_id: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        to_user_id: string;
        /**
         * @description `withdrawn`: deleted by the owner, or replaced by a request to another account.
         * @enum {string}
         */
        state: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'expired';
        /**
         * Format: date-time
         * @description 14 days after the request.
         */
        expires_at: string;
        /** Format: date-time */
        created_at: string;
      } | null;
      /** @description Number of bookings that follow the good: reserved or out, and those that are out. */
      bookings: {
        live: number;
        out: number;
      };
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    Transferee: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** @description The caller manages this account; the transfer happens at once. */
      managed: boolean;
      /** @description Up to 5 groups that connect both accounts. */
      group_ids: string[];
      /** @description Groups of the good in which this account may not lend; the good leaves them. */
      leaves_group_ids: string[];
    };
    GoodTransferList: {
      transfers: components['schemas']['GoodTransfer'][];
      /** @description The goods that the caller may see. */
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    FolderAnswer: {
      folder: components['schemas']['Folder'];
    };
    NewFolder: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      title: string;
    };
    FolderList: {
      /** @description All folders, in order; up to 100 per group. */
      folders: components['schemas']['Folder'][];
    };
    FolderPatch: {
      title?: string;
      /** @description New place; the other folders are shifted. */
      place?: number;
      /** @description Goods of the group. */
      add_good_ids?: string[];
      remove_good_ids?: string[];
    };
    LikeAnswer: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /** @description Whether the caller likes it now. */
      liked: boolean;
    };
    Liking: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /** @description The wished state. Without it, the call changes the state to the other one. */
      liked?: boolean;
    };
    ReviewAnswer: {
      review: components['schemas']['Review'];
      /** @description The author. */
      users: components['schemas']['User'][];
    };
    NewReview: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      body: string;
    };
    ReviewList: {
      reviews: components['schemas']['Review'][];
      /** @description The caller’s own review, on whatever page it is. */
      own: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string;
        /**
         * Format: uuid
         * @description Id of the author; null for callers outside the groups of the good, except the author.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string | null;
        body: string;
        /** @description Actions that are available to the caller now: `edit`, `delete`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      } | null;
      /** @description Actions that are available to the caller now: `create`, after returning the good and without a review of it. */
      permissions: string[];
      /** @description The authors whom the caller may know. */
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    ReviewPatch: {
      body: string;
    };
    CommentAnswer: {
      comment: components['schemas']['Comment'];
      /** @description The author. */
      users: components['schemas']['User'][];
    };
    NewComment: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      body: string;
    };
    CommentList: {
      comments: components['schemas']['Comment'][];
      /** @description Actions that are available to the caller now: `create`. */
      permissions: string[];
      /** @description The authors whom the caller may know. */
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    ScheduleAnswer: {
      schedule: components['schemas']['Schedule'];
    };
    ScheduleList: {
      schedules: components['schemas']['Schedule'][];
    };
    /** @description An event of the stream. `data` is sent as JSON on one line. */
    LiveEvents:
      | components['schemas']['LiveReady']
      | components['schemas']['LiveChanged']
      | components['schemas']['LiveWritten']
      | components['schemas']['LiveCounted']
      | components['schemas']['LiveMissed'];
    /** @description The first event: the goods, the lenders, the thread and the group that the caller may follow. */
    LiveReady: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      event: 'ready';
      /** @description Value for the header `Last-Event-ID`. */
      id?: string;
      /** @description Milliseconds to wait before reconnecting. */
      retry?: number;
      data: {
        good_ids: string[];
        lender_ids?: string[];
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        booking_id?: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        group_id?: string;
      };
    };
    /** @description Fetch the schedule of the good again. */
    LiveChanged: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      event: 'changed';
      /** @description Value for the header `Last-Event-ID`. */
      id?: string;
      /** @description Milliseconds to wait before reconnecting. */
      retry?: number;
      data: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string;
        /** @description Grows with every change. */
        version: number;
      };
    };
    /** @description Fetch the thread of the booking again. */
    LiveWritten: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      event: 'written';
      /** @description Value for the header `Last-Event-ID`. */
      id?: string;
      /** @description Milliseconds to wait before reconnecting. */
      retry?: number;
      data: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        booking_id: string;
        /** @description Grows with every change. */
        version: number;
      };
    };
    /** @description Fetch the stocktaking of the group again, also after each reconnect: the event has no `id`. */
    LiveCounted: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      event: 'counted';
      /** @description Value for the header `Last-Event-ID`. */
      id?: string;
      /** @description Milliseconds to wait before reconnecting. */
      retry?: number;
      data: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        group_id: string;
        /** @description Grows with every change. */
        version: number;
      };
    };
    /** @description Anything may have changed. */
    LiveMissed: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      event: 'missed';
      /** @description Value for the header `Last-Event-ID`. */
      id?: string;
      /** @description Milliseconds to wait before reconnecting. */
      retry?: number;
      data: Record<string, never>;
    };
    UploadAnswer: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      image_id: string;
      /** @description PUT the bytes here, with the same Content-Type. May be relative to this server. */
      url: string;
      /** @description Address of the picture after the upload. */
      public_url: string;
    };
    BookingWritten: {
      booking: components['schemas']['Booking'];
    };
    /** @description With `start_date` and `end_date`, or with `start_at` and `end_at`. */
    NewBooking: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /**
       * Format: date
       * @description First day, in the lender’s calendar.
       * @example 2026-12-01
       */
      start_date?: string;
      /**
       * Format: date
       * @description Last day, inclusive.
       * @example 2026-12-01
       */
      end_date?: string;
      /**
       * Format: date-time
       * @description For goods lent by the hour.
       * @example 2026-12-01T09:00:00+09:00
       */
      start_at?: string;
      /**
       * Format: date-time
       * @description Exclusive.
       * @example 2026-12-01T09:00:00+09:00
       */
      end_at?: string;
      /** @default 1 */
      quantity?: number;
      memo?: string;
      /**
       * Format: uuid
       * @description The borrower, if a manager books for another person, or a group owner for a member of the group.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
      /** @description The scanned code, for goods that are booked by scanning. */
      scanned_code?: string;
      /**
       * @description `takeout`: borrowed on the spot; rejected with `booking.not_now` unless it starts today or, by the hour, within 15 minutes. `api`: booked by a program. The server determines the other methods itself: `scan` with a scanned code, `counter` for another person without one, `kiosk` and `sip2` at machines, else `web`.
       * @enum {string}
       */
      method?: 'web' | 'scan' | 'counter' | 'bulk' | 'takeout' | 'api' | 'kiosk' | 'sip2';
      /** @description The `total` of the quote that was shown; rejected with `booking.price_changed` if it differs. */
      expected_total?: number;
    };
    BookingList: {
      bookings: components['schemas']['Booking'][];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    BookingAnswer: {
      booking: components['schemas']['Booking'];
      /** @description Up to 100 other bookings of the same bulk request or series, earliest first. */
      related_bookings: components['schemas']['Booking'][];
      /** @description Up to 50 other open bookings of the good in the next 14 days, as far as the caller sees its schedule, earliest first. */
      related_members_bookings: components['schemas']['NextOfGood'][];
      /** @description The borrower’s review of the good. */
      review: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string;
        /**
         * Format: uuid
         * @description Id of the author; null for callers outside the groups of the good, except the author.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string | null;
        body: string;
        /** @description Actions that are available to the caller now: `edit`, `delete`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      } | null;
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
    };
    NextOfGood: {
      /**
       * Format: uuid
       * @description A substitute id if the caller may not know the id of the booking.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /** Format: date-time */
      start_at: string;
      /**
       * Format: date-time
       * @description Exclusive.
       */
      end_at: string;
      /**
       * Format: uuid
       * @description The borrower, for managers of the lender or of a group of the good, and for members of a group with `member_booking_visible`; and the caller.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
    };
    BookingPatch: {
      /**
       * Format: date
       * @description First day, in the lender’s calendar.
       * @example 2026-12-01
       */
      start_date?: string;
      /**
       * Format: date
       * @description Last day, inclusive.
       * @example 2026-12-01
       */
      end_date?: string;
      /**
       * Format: date-time
       * @description For goods lent by the hour.
       * @example 2026-12-01T09:00:00+09:00
       */
      start_at?: string;
      /**
       * Format: date-time
       * @description Exclusive.
       * @example 2026-12-01T09:00:00+09:00
       */
      end_at?: string;
      quantity?: number;
      memo?: string | null;
      /** @description The `total` of the quote for the change; rejected with `booking.price_changed` if it differs. */
      expected_total?: number;
    };
    BookingsWritten: {
      bookings: components['schemas']['Booking'][];
    };
    /** @description Several goods for the same range, all or nothing. */
    BulkBooking: {
      good_ids: string[];
      /**
       * Format: date
       * @description First day, in the lender’s calendar.
       * @example 2026-12-01
       */
      start_date?: string;
      /**
       * Format: date
       * @description Last day, inclusive.
       * @example 2026-12-01
       */
      end_date?: string;
      /**
       * Format: date-time
       * @description For goods lent by the hour.
       * @example 2026-12-01T09:00:00+09:00
       */
      start_at?: string;
      /**
       * Format: date-time
       * @description Exclusive.
       * @example 2026-12-01T09:00:00+09:00
       */
      end_at?: string;
      memo?: string;
      /**
       * Format: uuid
       * @description The borrower, if a manager books for another person, or a group owner for a member of the group.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
    };
    Dispute: {
      reason: string;
    };
    Extension: {
      /** @description Number of additional days. */
      days?: number;
      /**
       * Format: date-time
       * @description Alternatively, the new end.
       * @example 2026-12-01T09:00:00+09:00
       */
      end_at?: string;
      /**
       * @description Allows managers to move the following bookings.
       * @default false
       */
      move_others?: boolean;
      /** @description With `move_others`: the `digest` of the preview. The response is 409 `booking.preview_outdated` if the result would now be different. */
      preview?: string;
    };
    ExtensionPreview: {
      /** @description Send it as `preview` with the extension. */
      digest: string;
      extended: components['schemas']['MovedBooking'];
      /** @description The following bookings, in the order of their starts. */
      moves: components['schemas']['MovedBooking'][];
      /** @description Accounts that would be notified. */
      told_user_ids: string[];
      /** @description Users whose bookings would move or who would be notified. */
      users: components['schemas']['User'][];
      /** @description Number of days, up to `days`, by which the booking can be extended without moving others. */
      days_without_moving: number;
    };
    MovedBooking: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      quantity: number;
      from: components['schemas']['MovedRange'];
      to: components['schemas']['MovedRange'];
    };
    MovedRange: {
      /**
       * Format: date
       * @description For bookings by the day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description For bookings by the day only; inclusive.
       */
      end_date: string | null;
      /** Format: date-time */
      start_at: string;
      /** Format: date-time */
      end_at: string;
    };
    ReturnBooking: {
      /** @description Units that are back, if the rest stays out; by default all that are out. */
      quantity?: number;
    };
    BulkReturnAnswer: {
      outcomes: components['schemas']['ReturnOutcome'][];
      bookings: components['schemas']['Booking'][];
    };
    ReturnOutcome: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string;
      ok: boolean;
      /** @description Reason for the refusal. */
      code: string | null;
      /** @description Message for people. */
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    BulkHandOver: {
      booking_ids: string[];
    };
    BulkReturn: {
      booking_ids: string[];
    };
    Companions: {
      /** @description The most frequent first. */
      goods: components['schemas']['CompanionGood'][];
    };
    CompanionGood: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      title: string;
      /** @description How the title is read, in kana. */
      title_reading: string | null;
      /** @description Plain text; its #hashtags become tags. */
      description: string;
      /** @description The names of `authors`, joined; setting it alone sets one author. */
      author: string | null;
      /** @description One by one; up to 500 characters in total. */
      authors: string[];
      publisher: string | null;
      location: string | null;
      category: string | null;
      /** @description The lender’s number of the good, which is also its scan code. */
      management_id: string | null;
      /** @description In yen. Visible to people who may edit the good; null for others. */
      purchase_price: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date: string | null;
      isbn: string | null;
      /** @description Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender. */
      codes: string[];
      custom_tag_title: string | null;
      custom_tag: string | null;
      /** @description From the #hashtags of the description. */
      tags: string[];
      /**
       * Format: uuid
       * @description The lender.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id: string;
      /** @description Groups that contain the good. */
      group_ids: string[];
      /** @description Folders of its groups that contain the good; folders of groups that the caller does not edit stay. */
      folder_ids: string[];
      /** @description Ids from `GET /images/s3_presigned_url`, in display order. */
      image_ids: string[];
      /** @description The first picture. */
      image_url: string | null;
      /** @description The first picture, small. */
      thumbnail_url: string | null;
      /** @description Number of equal units. */
      quantity: number;
      /** @description Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0. */
      is_hourly: boolean;
      /** @description Maximum number of days per booking; null means no limit. */
      max_days: number | null;
      /** @description Days kept free after a booking. */
      margin_days: number;
      /** @description Visible to everyone. */
      is_public: boolean;
      /** @description Visible to everyone and bookable by every signed-in user. */
      is_public_use: boolean;
      /** @description Not in lists; reachable by URL only. */
      is_hidden: boolean;
      /** @description One open booking at a time, regardless of dates. */
      is_exclusive: boolean;
      /** @description A booking that is not returned is extended while no other user waits. */
      auto_extend: boolean;
      /** @description Shown, never booked. */
      for_reference_only: boolean;
      /** @description Bookable by managers only. */
      restrict_reservation: boolean;
      /** @description Bookable only by scanning its code. */
      only_scan_booking: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return: boolean;
      /**
       * Format: date
       * @description First day on which it can be borrowed.
       * @example 2026-12-01
       */
      from: string | null;
      /**
       * Format: date
       * @description Last day on which it can be borrowed.
       * @example 2026-12-01
       */
      to: string | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_hour: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_day: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_week: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_month: number | null;
      /** @enum {string} */
      currency: 'JPY';
      /** @description Actions that are available to the caller now: `edit`, `delete`, `book`, `manage_bookings`. */
      permissions: string[];
      /**
       * @description How a loan is paid: `direct` to the lender, or by `card`; null without a price. Prices include tax.
       * @enum {string|null}
       */
      settlement: 'direct' | 'card' | null;
      /** @description The operator’s share of what is paid by card, percent; null unless a loan is paid by card. */
      commission: number | null;
      /**
       * @description Why the caller cannot book it here; null: it can be booked when it is free.
       * @enum {string|null}
       */
      why_not: 'sign_in' | 'members_only' | 'no_group' | 'restricted' | 'reference_only' | 'scan' | null;
      /**
       * Format: uuid
       * @description To managers, in lists and single goods: the next booking that starts. Null otherwise.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      next_booking: string | null;
      /**
       * Format: uuid
       * @description Likewise: the earliest booking that has started or starts today and is not handed over.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      first_pending_booking: string | null;
      /**
       * Format: uuid
       * @description To managers, in single goods: the booking that is out and due first. Null otherwise.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      holder: string | null;
      /**
       * Format: uuid
       * @description Likewise: the booking that was returned last.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      last_holder: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** @description Bookings of the good in the path within 365 days during which the same person had this one; 2 or more. */
      times_together: number;
    };
    DayAnswer: {
      day: components['schemas']['LendersDay'];
      /** @description Offers, the earliest deadline first, then the number of waiting users by good. */
      waits: components['schemas']['DayWait'][];
      /** @description The seven days after the day. */
      week: components['schemas']['WeekDay'][];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      images: components['schemas']['Image'][];
    };
    LendersDay: {
      /** Format: date */
      date: string;
      /** @description Out with its end past, the longest first. Empty on other days than today. */
      late: {
        /** @description Number of bookings of this part, on all pages. */
        total: number;
        /** @description Up to 100. */
        bookings: components['schemas']['Booking'][];
      };
      /** @description Returned and not received, in dispute, never collected until its end, or more than the good has. Empty on other days than today. */
      check: {
        /** @description Number of bookings of this part, on all pages. */
        total: number;
        /** @description Up to 100. */
        bookings: components['schemas']['Booking'][];
      };
      /** @description Out, and ends on the day, by time. On other days than today, what began before that day is out. An end at 24:00 belongs to the day before. */
      due: {
        /** @description Number of bookings of this part, on all pages. */
        total: number;
        /** @description Up to 100. */
        bookings: components['schemas']['Booking'][];
      };
      /** @description Starts on the day and is not out, by time; where the lender does not manage hand-overs, until it is returned. */
      starts: {
        /** @description Number of bookings of this part, on all pages. */
        total: number;
        /** @description Up to 100. */
        bookings: components['schemas']['Booking'][];
      };
      /** @description Returned or handed over on the day, the latest first. */
      settled: {
        /** @description Number of bookings of this part, on all pages. */
        total: number;
        /** @description Up to 100. */
        bookings: components['schemas']['Booking'][];
      };
    };
    DayWait: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      good_title: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      lender_id: string;
      /** @description Number of users who wait for the good and have no offer. */
      waiting: number;
      /**
       * Format: uuid
       * @description The wait that has an offer; null in a row that only counts.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      wait_id: string | null;
      /**
       * Format: uuid
       * @description The user who has the offer.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * Format: date-time
       * @description Until then, the good is held for this user.
       */
      answer_by: string | null;
    };
    /** @description Number of bookings that go out and come back on a day. */
    WeekDay: {
      /** Format: date */
      date: string;
      starts: number;
      due: number;
    };
    IdleGoods: {
      goods: components['schemas']['IdleGood'][];
      meta: components['schemas']['Meta'];
    };
    IdleGood: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      title: string;
      /** @description How the title is read, in kana. */
      title_reading: string | null;
      /** @description Plain text; its #hashtags become tags. */
      description: string;
      /** @description The names of `authors`, joined; setting it alone sets one author. */
      author: string | null;
      /** @description One by one; up to 500 characters in total. */
      authors: string[];
      publisher: string | null;
      location: string | null;
      category: string | null;
      /** @description The lender’s number of the good, which is also its scan code. */
      management_id: string | null;
      /** @description In yen. Visible to people who may edit the good; null for others. */
      purchase_price: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date: string | null;
      isbn: string | null;
      /** @description Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender. */
      codes: string[];
      custom_tag_title: string | null;
      custom_tag: string | null;
      /** @description From the #hashtags of the description. */
      tags: string[];
      /**
       * Format: uuid
       * @description The lender.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id: string;
      /** @description Groups that contain the good. */
      group_ids: string[];
      /** @description Folders of its groups that contain the good; folders of groups that the caller does not edit stay. */
      folder_ids: string[];
      /** @description Ids from `GET /images/s3_presigned_url`, in display order. */
      image_ids: string[];
      /** @description The first picture. */
      image_url: string | null;
      /** @description The first picture, small. */
      thumbnail_url: string | null;
      /** @description Number of equal units. */
      quantity: number;
      /** @description Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0. */
      is_hourly: boolean;
      /** @description Maximum number of days per booking; null means no limit. */
      max_days: number | null;
      /** @description Days kept free after a booking. */
      margin_days: number;
      /** @description Visible to everyone. */
      is_public: boolean;
      /** @description Visible to everyone and bookable by every signed-in user. */
      is_public_use: boolean;
      /** @description Not in lists; reachable by URL only. */
      is_hidden: boolean;
      /** @description One open booking at a time, regardless of dates. */
      is_exclusive: boolean;
      /** @description A booking that is not returned is extended while no other user waits. */
      auto_extend: boolean;
      /** @description Shown, never booked. */
      for_reference_only: boolean;
      /** @description Bookable by managers only. */
      restrict_reservation: boolean;
      /** @description Bookable only by scanning its code. */
      only_scan_booking: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return: boolean;
      /**
       * Format: date
       * @description First day on which it can be borrowed.
       * @example 2026-12-01
       */
      from: string | null;
      /**
       * Format: date
       * @description Last day on which it can be borrowed.
       * @example 2026-12-01
       */
      to: string | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_hour: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_day: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_week: number | null;
      /** @description Yen, tax included: 50 to 1000000. Null or 0: not offered. */
      price_per_month: number | null;
      /** @enum {string} */
      currency: 'JPY';
      /** @description Actions that are available to the caller now: `edit`, `delete`, `book`, `manage_bookings`. */
      permissions: string[];
      /**
       * @description How a loan is paid: `direct` to the lender, or by `card`; null without a price. Prices include tax.
       * @enum {string|null}
       */
      settlement: 'direct' | 'card' | null;
      /** @description The operator’s share of what is paid by card, percent; null unless a loan is paid by card. */
      commission: number | null;
      /**
       * @description Why the caller cannot book it here; null: it can be booked when it is free.
       * @enum {string|null}
       */
      why_not: 'sign_in' | 'members_only' | 'no_group' | 'restricted' | 'reference_only' | 'scan' | null;
      /**
       * Format: uuid
       * @description To managers, in lists and single goods: the next booking that starts. Null otherwise.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      next_booking: string | null;
      /**
       * Format: uuid
       * @description Likewise: the earliest booking that has started or starts today and is not handed over.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      first_pending_booking: string | null;
      /**
       * Format: uuid
       * @description To managers, in single goods: the booking that is out and due first. Null otherwise.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      holder: string | null;
      /**
       * Format: uuid
       * @description Likewise: the booking that was returned last.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      last_holder: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description When a unit of it was last out; null for a good that never was.
       */
      last_out_at: string | null;
    };
    UsageAnswer: {
      /** @description By month and weekday one line for each, also where nothing was lent. */
      usage: components['schemas']['Usage'][];
      /** @description Those that the lines are about. */
      goods: components['schemas']['Good'][];
      meta: components['schemas']['Meta'];
    };
    Usage: {
      /** @description A month `YYYY-MM`, the id of a good, or a weekday: `0` is Sunday. */
      key: string;
      /** @description Bookings that start then, without cancelled ones and those never collected. */
      lent: number;
      /** @description Days begun on which units were out, each unit for itself. */
      days_out: number;
      /** @description `days_out` divided by units × open days so far; null where there are none. */
      use_rate: number | null;
      /** @description Of the bookings that end then and have ended: returned by the end of the last day; by the hour, up to 15 minutes after the end. */
      on_time: number;
      /** @description Returned later, or overdue now. */
      late: number;
      /** @description `on_time` divided by what is returned or overdue; null where that is nothing. */
      on_time_rate: number | null;
    };
    ReminderAnswer: {
      booking: components['schemas']['Booking'];
      reminder: components['schemas']['SentReminder'];
    };
    SentReminder: {
      /** Format: date-time */
      at: string;
      /** @description How the borrower is notified of the message. Empty if they can only be informed in person. */
      told: ('email' | 'push')[];
    };
    NewReminder: {
      /** @description The manager’s own words, after those of the reminder. */
      words?: string;
    };
    StocktakingPeriodAnswer: {
      stocktaking_period: components['schemas']['StocktakingPeriod'];
    };
    StocktakingPeriod: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string;
      name: string;
      /** @description Folders that it covers; none: all goods of the group. */
      folder_ids: string[];
      /** @description Where it takes place; of counts that name no place. */
      place: string;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      created_by: string;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Null while it is open.
       */
      closed_at: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      closed_by: string | null;
    };
    NewStocktakingPeriod: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      /** @example 2026 autumn */
      name: string;
      /** @description Without them it covers all goods of the group. */
      folder_ids?: string[];
      place?: string;
    };
    StocktakingPeriodList: {
      /** @description Newest first. */
      stocktaking_periods: components['schemas']['StocktakingPeriod'][];
      meta: components['schemas']['Meta'];
    };
    StocktakingPeriodPatch: {
      /** @example 2026 autumn */
      name?: string;
      /**
       * @description Closes it for good.
       * @enum {boolean}
       */
      closed?: true;
    };
    SettlementAnswer: {
      /** @description In the order of the items. */
      outcomes: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string;
        ok: boolean;
        /** @description Why it was not settled. */
        code: string | null;
        message: string | null;
        params: {
          [key: string]: unknown;
        } | null;
      }[];
    };
    Settlement: {
      items: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        good_id: string;
        /** @description Reserved: individual units of a good are not supported yet. */
        unit_id?: null;
        /**
         * @description `quantity`: the good has what was counted and what was out. `lost`: its quantity is lowered by what is missing. `out_of_service`: not possible yet. `left`: nothing is changed, for a reason.
         * @enum {string}
         */
        choice: 'quantity' | 'lost' | 'out_of_service' | 'left';
        /** @description Required for `left`. */
        reason?: string;
      }[];
    };
    StocktakingAnswer: {
      stocktaking: components['schemas']['Stocktaking'];
    };
    NewStocktaking: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      /**
       * Format: uuid
       * @description Without one, the count belongs to the day of `counted_at`.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      period_id?: string;
      /**
       * Format: uuid
       * @description Either this or `scanned_code`.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id?: string;
      /** @description The scanned text: the code or address of a label, the address of a good, a management id or a further code. */
      scanned_code?: string;
      /** @description Reserved: individual units of a good are not supported yet. */
      unit_id?: null;
      /** @description All units that are there; a total, not a step. */
      actual_quantity: number;
      /**
       * @description By default that of the period.
       * @example 2F storeroom
       */
      place?: string;
      condition?: string;
      note?: string;
      /**
       * Format: uuid
       * @description Generated by the device. A count that is sent again returns 200 and is recorded once.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      scan_id: string;
      /**
       * Format: date-time
       * @description When it was counted; a time in the future is corrected to now.
       * @example 2026-12-01T09:00:00+09:00
       */
      counted_at: string;
    };
    StocktakingList: {
      stocktakings: components['schemas']['Stocktaking'][];
      /** @description Those that were counted. */
      goods: components['schemas']['Good'][];
      /** @description Those who counted. */
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    StocktakingChecks: {
      /** @description In the order of titles. */
      checks: components['schemas']['StocktakingCheck'][];
      /**
       * Format: date
       * @description The day that was checked; null for a period.
       */
      date: string | null;
      /** @description Goods in each state, whatever `state` asks for. */
      totals: {
        match: number;
        short: number;
        over: number;
        not_scanned: number;
        unexpected: number;
      };
      /** @description Goods about which something is to be decided, whatever `state` and `undecided` ask for. */
      undecided: number;
      /** @description Where was counted, in the order of names, whatever is asked for. */
      places: {
        place: string;
        /** @description Goods that were counted there. */
        goods: number;
      }[];
      /** @description Those that the checks are about. */
      goods: components['schemas']['Good'][];
      /** @description Those who counted or settled. */
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    StocktakingCheck: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /** @description Reserved: individual units of a good are not supported yet. */
      unit_id: null;
      /** @description Quantity less the units that were out at the newest count; not counted: now, or at the close. */
      expected_quantity: number;
      /** @description Sum of the newest counts of all places; null: not counted. */
      actual_quantity: number | null;
      /** @description Counted less expected. */
      difference: number | null;
      /**
       * @description `unexpected`: more than expected while units are booked out.
       * @enum {string}
       */
      state: 'match' | 'short' | 'over' | 'not_scanned' | 'unexpected';
      /**
       * Format: date-time
       * @description Newest count.
       */
      counted_at: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      counted_by: string | null;
      /**
       * @description How the difference was settled.
       * @enum {string|null}
       */
      choice: 'quantity' | 'lost' | 'out_of_service' | 'left' | null;
      reason: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      settled_by: string | null;
    };
    SeriesCancelled: {
      bookings: components['schemas']['Booking'][];
    };
    RecurringAnswer: {
      dates: components['schemas']['RecurringDate'][];
      /** @description Empty after a dry run. */
      bookings: components['schemas']['Booking'][];
      /**
       * Format: uuid
       * @description Shared by the bookings.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      series_id: string | null;
    };
    RecurringDate: {
      /**
       * Format: date
       * @description For bookings by the day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description For bookings by the day only; inclusive.
       */
      end_date: string | null;
      /**
       * Format: date-time
       * @description For bookings by the hour only.
       */
      start_at: string | null;
      /**
       * Format: date-time
       * @description For bookings by the hour only.
       */
      end_at: string | null;
      ok: boolean;
      /** @description Reason why the date cannot be booked. */
      code: string | null;
      /** @description Message for people. */
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The first booking, as for a single booking, and the repetition. */
    RecurringBooking: components['schemas']['NewBooking'] & {
      repeat: components['schemas']['Repeat'];
      /** @description First days of the bookings to make; if absent, all. */
      dates?: string[];
      /** @description Books nothing; the response is the result for each date. */
      dry_run?: boolean;
    };
    Repeat: {
      /**
       * @description `month`: the same weekday of each month, if that month has it.
       * @enum {string}
       */
      every: 'week' | 'two_weeks' | 'month';
      /** @description Total number of bookings. */
      count?: number;
      /**
       * Format: date
       * @description Last day on which a booking may start; up to 52 bookings.
       * @example 2026-12-01
       */
      until?: string;
    };
    FeedAnswer: {
      feed: components['schemas']['Feed'];
    };
    NewFeed: {
      /**
       * Format: uuid
       * @description If absent, the feed contains the caller’s bookings.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id?: string;
      name: string;
    };
    FeedList: {
      feeds: components['schemas']['Feed'][];
    };
    WaitWritten: {
      wait: components['schemas']['Wait'];
    };
    /** @description With `start_date` and `end_date`, or with `start_at` and `end_at`. */
    NewWait: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string;
      /**
       * Format: date
       * @description First day, in the lender’s calendar.
       * @example 2026-12-01
       */
      start_date?: string;
      /**
       * Format: date
       * @description Last day, inclusive.
       * @example 2026-12-01
       */
      end_date?: string;
      /**
       * Format: date-time
       * @description For goods lent by the hour.
       * @example 2026-12-01T09:00:00+09:00
       */
      start_at?: string;
      /**
       * Format: date-time
       * @description Exclusive.
       * @example 2026-12-01T09:00:00+09:00
       */
      end_at?: string;
      /** @default 1 */
      quantity?: number;
    };
    WaitList: {
      waits: components['schemas']['Wait'][];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    WaitAccepted: {
      wait: components['schemas']['Wait'];
      booking: components['schemas']['Booking'];
    };
    QuoteAnswer: {
      quote: components['schemas']['Quote'];
    };
    Quote: {
      /** @description Yen, tax included; 0: it costs nothing. */
      total: number;
      /** @description Of it, yen. */
      tax: number;
      /** @description The amounts add up to the price. */
      lines: components['schemas']['PriceLine'][];
      /** @description Refunds to the caller when canceling, in the order of time. */
      cancellation: components['schemas']['CancellationStep'][];
      /** @description Time zone of the lender, in which days are counted. */
      time_zone: string;
      /** @description With `booking_id`, for a booking that has a price. */
      change: {
        /** @description Yen: the price before the change. */
        before: number;
        /** @description Yen that are paid in addition. */
        due: number;
        /** @description Yen of what was paid that are refunded. */
        refund: number;
        /** @description Share of the difference that is refunded, percent. */
        refund_percent: number;
      } | null;
    };
    PriceLine: {
      /**
       * @description `month`: 31 days; `minimum`: what makes up the smallest amount that can be charged.
       * @enum {string}
       */
      kind: 'month' | 'week' | 'day' | 'hour' | 'minimum';
      /** @description How many of them; hours in quarters, as 2.75. */
      count: number;
      /** @description Yen for one piece. */
      unit_price: number;
      quantity: number;
      /** @description Yen, tax included. */
      amount: number;
    };
    CancellationStep: {
      /**
       * Format: date-time
       * @description The first instant at which it no longer holds; null: from the step before on.
       */
      until: string | null;
      /** @description Of the price, that is refunded. */
      percent: number;
      /** @description Yen. */
      refund: number;
    };
    KeptCards: {
      cards: components['schemas']['KeptCard'][];
    };
    KeptCard: {
      id: string;
      brand: string;
      last4: string;
      exp_month: number;
      exp_year: number;
    };
    ProviderPage: {
      /**
       * Format: uri
       * @description A page of the payment provider, for one visit.
       */
      url: string;
    };
    PaymentList: {
      payments: components['schemas']['Payment'][];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    Payment: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * @description `draft`: unsettled; `requires_capture`: the card holds the amount; `payment_failed`: try again.
       * @enum {string}
       */
      status:
        | 'draft'
        | 'pending'
        | 'succeeded'
        | 'requires_capture'
        | 'requires_action'
        | 'payment_failed'
        | 'canceled'
        | 'refunded'
        | 'invoice_sent'
        | 'invoice_payment_failed'
        | 'invoice_payment_action_required';
      /**
       * @description What it is for.
       * @enum {string}
       */
      reason:
        'reservation' | 'extended' | 'overdue' | 'subscription' | 'group_subscription' | 'credit_purchase';
      /** @description Yen, tax included. */
      amount: number;
      /** @description Yen that went back. */
      amount_refunded: number;
      /** @description Of it, yen. */
      tax: number;
      /** @description The amounts add up to the price. */
      lines: components['schemas']['PriceLine'][];
      /** @description Refunds to the caller when canceling, in the order of time. */
      cancellation: components['schemas']['CancellationStep'][];
      /**
       * @description `direct`: to the lender, whose managers note it; `card`: through the card provider.
       * @enum {string}
       */
      settlement: 'direct' | 'card';
      /**
       * Format: date-time
       * @description Time at which an unpaid booking is canceled; null if it remains without payment.
       */
      pay_by: string | null;
      /** @description The card that it is paid with. */
      card: {
        brand: string;
        last4: string;
      } | null;
      /**
       * @description How it was paid by hand.
       * @enum {string|null}
       */
      method: 'cash' | 'bank' | null;
      /** @description For managers: what was noted when it was paid by hand. */
      note: string | null;
      /** @description Code of the last refusal of the card. */
      error: string | null;
      /**
       * Format: date-time
       * @description When the card is charged; null if it isn’t paid by card, or is charged.
       */
      capture_at: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      payer_id: string;
      /**
       * Format: uuid
       * @description The account that lends; null for a plan, which the operator receives.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      payee_id: string | null;
      /**
       * Format: uuid
       * @description Null if it is for a plan, or for a group’s fee.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      good_id: string | null;
      good_title: string;
      /**
       * Format: date-time
       * @description Of the booking.
       */
      start_at: string | null;
      /**
       * Format: date-time
       * @description Of the booking; exclusive.
       */
      end_at: string | null;
      /** Format: date */
      start_date: string | null;
      /**
       * Format: date
       * @description Inclusive.
       */
      end_date: string | null;
      /** @description Time zone of the lender, in which days are counted. */
      time_zone: string;
      /**
       * Format: date-time
       * @description When the payer paid, or the card held the amount.
       */
      paid_at: string | null;
      /**
       * Format: date-time
       * @description When the money was collected, by hand or from the card.
       */
      captured_at: string | null;
      /** @description In the order of time. */
      refunds: components['schemas']['Refund'][];
      /** @description The bill, if the payment is not for a booking. */
      bill: {
        /** @enum {string} */
        kind: 'begin' | 'change' | 'renewal' | 'seats' | 'end' | 'credit' | 'given';
        lines: components['schemas']['PlanLine'][];
      } | null;
      /** @description What is paid for, if it is a month of a group’s fee. */
      fee: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        group_id: string;
        group_name: string;
        /**
         * Format: date
         * @description First day of the paid month.
         */
        start_date: string;
        /**
         * Format: date
         * @description Its last day.
         */
        end_date: string;
        /**
         * @description `ending`: the member ended it, and the paid month is the last; `paused`: a month was not paid, and the membership is paused until it is; `over`: the member ended it or left, or the group asks no fee.
         * @enum {string}
         */
        status: 'active' | 'ending' | 'paused' | 'over';
        /**
         * Format: date-time
         * @description When the next month is charged; null: it is not.
         */
        next_at: string | null;
        /**
         * Format: date-time
         * @description End of the last month that is paid; null while one is unpaid.
         */
        paid_until: string | null;
        /**
         * Format: date-time
         * @description When the membership is paused if the month stays unpaid; null if nothing is unpaid.
         */
        stops_at: string | null;
      } | null;
      /** @description For the payer: the invoice that was asked for. */
      invoice: {
        name: string;
        email: string;
        /** @description The payment provider’s page; null until it is sent. */
        url: string | null;
        /** Format: date-time */
        due_at: string | null;
      } | null;
      /** @description Actions that are available to the caller now: `settle`, `refund`, `pay`, `invoice`, `retry`, `cancel`, `cancel_subscription`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Refund: {
      /** @description Yen. */
      amount: number;
      /** @description The manager’s reason; null if the booking was canceled or became cheaper. */
      reason: string | null;
      /** Format: date-time */
      at: string;
    };
    PlanLine: {
      /**
       * @description `seats`: of a period in advance; `joined`, `left`: within a period that was billed; `unused`: days that a new period replaces; `discount`; `carried`: earlier amounts that were too small to charge; `credit`: paid from credit; `to_credit`: becomes credit; `waits`: too little to charge now.
       * @enum {string}
       */
      kind:
        'seats' | 'joined' | 'left' | 'unused' | 'discount' | 'carried' | 'credit' | 'to_credit' | 'waits';
      /** @description Seats; 1 if the line is not about seats. */
      count: number;
      /** @description Yen for one seat and the whole period. */
      unit_price: number;
      /** @description Days that count; 0 if the line is not about days. */
      days: number;
      /** @description Days of the whole period. */
      of_days: number;
      /** Format: date */
      from: string | null;
      /**
       * Format: date
       * @description The day after the last.
       */
      to: string | null;
      /** @description Percent off; 0 for other lines. */
      percent: number;
      /** @description Yen, tax included; negative for what is taken off. */
      amount: number;
    };
    PaymentAnswer: {
      payment: components['schemas']['Payment'];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
    };
    PaymentWritten: {
      payment: components['schemas']['Payment'];
    };
    RefundPayment: {
      /** @description Yen. */
      amount: number;
      /** @description The payer reads it. */
      reason: string;
    };
    SettlePayment: {
      /** @enum {string} */
      method: 'cash' | 'bank';
      /** @description For managers. */
      note?: string;
    };
    InvoicesRequested: {
      payments: components['schemas']['Payment'][];
    };
    RequestInvoices: {
      /** @description Payments of the caller; each gets a separate invoice. */
      payment_ids: string[];
      /** @description Whom they are addressed to. */
      name: string;
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email: string;
    };
    Sheet: {
      /** @description For the provider’s script alone; never log or store it. */
      client_secret: string;
    };
    OpenSheet: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      payment_id: string;
      /**
       * @description The payer agrees that the card is stored and charged for costs at the return.
       * @default false
       */
      keep_card?: boolean;
    };
    PublishableKey: {
      /** @description Whether cards are taken here at all. */
      enabled: boolean;
      /** @description The payment provider’s key for browsers; empty if cards are off. */
      key: string;
      /** @description Address of the payment provider’s script. */
      script: string;
    };
    EventTaken: Record<string, never>;
    PayoutAccount: {
      /** @description Loans of the caller’s goods are paid by card. */
      takes_cards: boolean;
      /** @description The operator’s share of what is paid by card, percent. */
      commission: number | null;
    };
    MessageWritten: {
      message: components['schemas']['Message'];
    };
    NewMessage: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string;
      body: string;
      /**
       * @description Notifies immediately even users who turned off emails about messages. Allowed for managers of the lender and of a group that contains the good.
       * @default false
       */
      force_notify?: boolean;
    };
    MessageList: {
      messages: components['schemas']['Message'][];
      users: components['schemas']['User'][];
      /** @description Actions in this thread that are available to the caller: `write`, `force_notify`, `note`. */
      permissions: string[];
      meta: components['schemas']['Meta'];
    };
    UnreadAnswer: {
      unread: components['schemas']['Unread'];
    };
    Unread: {
      messages: number;
      /** @description Bookings whose threads contain them. */
      bookings: number;
    };
    MessagesRead: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string;
      /**
       * Format: uuid
       * @description Id of the last message that was seen.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      message_id: string;
    };
    NoteAnswer: {
      note: components['schemas']['BookingNote'];
      users: components['schemas']['User'][];
    };
    BookingNote: {
      /** @description Empty if there is none. */
      body: string;
      /**
       * Format: uuid
       * @description Id of the last author.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /** Format: date-time */
      updated_at: string | null;
    };
    NoteText: {
      body: string;
    };
    NotificationSettingAnswer: {
      notification_setting: components['schemas']['NotificationSetting'];
    };
    NotificationSettingPatch: {
      /** @description A message about a booking was written. Overridden by `force_notify`. */
      email_message?: boolean;
      /** @description A booking was made. */
      email_new_booking?: boolean;
      /** @description A booking was changed, extended, moved or cancelled. */
      email_update_booking?: boolean;
      /** @description A booking of the user starts tomorrow. */
      email_start_date?: boolean;
      /** @description A good must be returned tomorrow. Overdue notices are sent regardless of this setting. */
      email_return_date?: boolean;
      /** @description A group of the user has a new post. Overridden by `force_notify`. */
      email_new_post?: boolean;
      /** @description Like `email_message`, in the user’s registered browsers (`/push_tokens`). */
      push_message?: boolean;
      /** @description Like `email_new_booking`, in browsers. */
      push_new_booking?: boolean;
      /** @description Like `email_update_booking`, in browsers. */
      push_update_booking?: boolean;
      /** @description Like `email_start_date`, in browsers. */
      push_start_date?: boolean;
      /** @description Like `email_new_post`, in browsers. */
      push_new_post?: boolean;
      /** @description Goods that a group of the user shows for the first time, on Mondays. Goods with a price are included after `true` was sent. */
      email_new_goods?: boolean;
      /** @description Like `email_new_goods`, in browsers. */
      push_new_goods?: boolean;
      /** @description A comment or review of a good that the user lends, or has commented on, was written. */
      email_comment?: boolean;
      /** @description Like `email_comment`, in browsers. */
      push_comment?: boolean;
      /** @description Text beside the switch, as the user saw it when turning on `new_goods`. Write-only. */
      new_goods_wording?: string;
    };
    /** @description A page for the reader of the mail, in the language of the mail. */
    UnsubscribePage: string;
    OneClick: Record<string, never>;
    GroupNotificationSettingAnswer: {
      notification_setting: components['schemas']['GroupNotificationSetting'];
    };
    GroupNotificationSetting: {
      /** @description Null: as in the general setting. */
      email_message: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_booking: boolean | null;
      /** @description Null: as in the general setting. */
      email_update_booking: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_post: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_goods: boolean | null;
      /** @description Null: as in the general setting. */
      email_comment: boolean | null;
      /** @description Null: as in the general setting. */
      push_message: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_booking: boolean | null;
      /** @description Null: as in the general setting. */
      push_update_booking: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_post: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_goods: boolean | null;
      /** @description Null: as in the general setting. */
      push_comment: boolean | null;
      /** @description The resulting flags: the choice for the group, or else the general setting. `message`, `new_booking` and `update_booking` concern goods that the user lends; the user’s own bookings follow the general setting. */
      effective: {
        /** @description A message about a booking was written. Overridden by `force_notify`. */
        email_message: boolean;
        /** @description A booking was made. */
        email_new_booking: boolean;
        /** @description A booking was changed, extended, moved or cancelled. */
        email_update_booking: boolean;
        /** @description A group of the user has a new post. Overridden by `force_notify`. */
        email_new_post: boolean;
        /** @description Goods that a group of the user shows for the first time, on Mondays. Goods with a price are included after `true` was sent. */
        email_new_goods: boolean;
        /** @description A comment or review of a good that the user lends, or has commented on, was written. */
        email_comment: boolean;
        /** @description Like `email_message`, in the user’s registered browsers (`/push_tokens`). */
        push_message: boolean;
        /** @description Like `email_new_booking`, in browsers. */
        push_new_booking: boolean;
        /** @description Like `email_update_booking`, in browsers. */
        push_update_booking: boolean;
        /** @description Like `email_new_post`, in browsers. */
        push_new_post: boolean;
        /** @description Like `email_new_goods`, in browsers. */
        push_new_goods: boolean;
        /** @description Like `email_comment`, in browsers. */
        push_comment: boolean;
      };
    };
    GroupNotificationSettingPatch: {
      /** @description Null: as in the general setting. */
      email_message?: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_booking?: boolean | null;
      /** @description Null: as in the general setting. */
      email_update_booking?: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_post?: boolean | null;
      /** @description Null: as in the general setting. */
      email_new_goods?: boolean | null;
      /** @description Null: as in the general setting. */
      email_comment?: boolean | null;
      /** @description Null: as in the general setting. */
      push_message?: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_booking?: boolean | null;
      /** @description Null: as in the general setting. */
      push_update_booking?: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_post?: boolean | null;
      /** @description Null: as in the general setting. */
      push_new_goods?: boolean | null;
      /** @description Null: as in the general setting. */
      push_comment?: boolean | null;
      /** @description Text beside the switch, as the user saw it when turning on `new_goods`. Write-only. */
      new_goods_wording?: string;
    };
    PushTokenAnswer: {
      push_token: components['schemas']['PushToken'];
    };
    NewPushToken: {
      /**
       * Format: uri
       * @description Address at a push service, https only.
       * @example https://fcm.googleapis.com/fcm/send/a
       */
      endpoint: string;
      /** @description Public key of the browser (RFC 8291), base64url. */
      p256dh: string;
      /** @description Secret of the browser (RFC 8291), base64url. */
      auth: string;
      /**
       * Format: uuid
       * @description Session of the device. The token is deleted when that session ends. If absent, any sign-out deletes it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      session_id?: string;
    };
    PushTokenList: {
      push_tokens: components['schemas']['PushToken'][];
      /** @description Key for `pushManager.subscribe`: VAPID, RFC 8292, base64url. */
      application_server_key: string;
    };
    WebhookAnswer: {
      webhook: components['schemas']['Webhook'];
    };
    Webhook: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /** @enum {string} */
      provider: 'slack' | 'discord' | 'teams' | 'chatwork' | 'line' | 'standard';
      /** @description Masked: the host and the last 4 characters. */
      url: string;
      /** @description Masked. */
      token: string | null;
      to: string | null;
      /** @description Events that it delivers; `ping` is the event of a test. */
      events: (
        | 'booking.created'
        | 'booking.updated'
        | 'booking.extended'
        | 'booking.delayed'
        | 'booking.handed_over'
        | 'booking.returned'
        | 'booking.received'
        | 'booking.cancelled'
        | 'booking.overdue'
        | 'booking.dispute_opened'
        | 'booking.dispute_closed'
        | 'message.created'
        | 'wait.offered'
        | 'good.created'
        | 'good.updated'
        | 'good.deleted'
        | 'comment.created'
        | 'post.created'
        | 'membership.created'
        | 'membership.deleted'
        | 'stocktaking.finished'
        | 'payment.succeeded'
        | 'payment.failed'
        | 'payment.refunded'
        | 'ping'
      )[];
      /**
       * Format: uuid
       * @description Group that it is limited to.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string | null;
      /**
       * @description Language of chat messages.
       * @enum {string}
       */
      locale: 'ja' | 'en' | 'ja-Hira';
      /**
       * @description `failing`: the last request failed and is repeated; `disabled`: nothing is sent.
       * @enum {string}
       */
      state: 'active' | 'failing' | 'disabled';
      /** @description Failed requests in a row; at 10 it is disabled. */
      error_count: number;
      last_error: components['schemas']['WebhookError'];
      /**
       * Format: date-time
       * @description Next request of the oldest waiting delivery.
       */
      next_at: string | null;
      /** @description Number of waiting deliveries, up to 1,000. */
      waiting: number;
      /** Format: date-time */
      oldest_waiting_at: string | null;
      /** @description Number of dropped deliveries: more than 1,000 were waiting, or chat news was over 2 hours old. */
      dropped: number;
      /** Format: date-time */
      disabled_at: string | null;
      /** Format: date-time */
      succeeded_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** @description Key of the signatures; only in the response that creates a webhook of `standard`. */
      secret: string | null;
    };
    WebhookError: {
      /** @description `status`, `redirect`, `timeout`, `unreachable`, `address`, `too_large` or `texts`. */
      code: string;
      /** @description HTTP status; null without a response. */
      status: number | null;
      /** @description Start of the response, up to 200 characters. */
      text: string;
      /** Format: date-time */
      at: string;
    } | null;
    NewWebhook: {
      /** @enum {string} */
      provider: 'slack' | 'discord' | 'teams' | 'chatwork' | 'line' | 'standard';
      /**
       * Format: uri
       * @description Address of the receiver, https only. Optional for `chatwork` and `line`, whose addresses are known.
       * @example https://hooks.example.org/kashikari
       */
      url?: string;
      /** @description Token of the receiver; `chatwork` and `line` only. */
      token?: string;
      /** @description Room (`chatwork`), or user, group or room (`line`) that receives the messages. */
      to?: string;
      /** @description Events that it delivers; `ping` is the event of a test. */
      events: (
        | 'booking.created'
        | 'booking.updated'
        | 'booking.extended'
        | 'booking.delayed'
        | 'booking.handed_over'
        | 'booking.returned'
        | 'booking.received'
        | 'booking.cancelled'
        | 'booking.overdue'
        | 'booking.dispute_opened'
        | 'booking.dispute_closed'
        | 'message.created'
        | 'wait.offered'
        | 'good.created'
        | 'good.updated'
        | 'good.deleted'
        | 'comment.created'
        | 'post.created'
        | 'membership.created'
        | 'membership.deleted'
        | 'stocktaking.finished'
        | 'payment.succeeded'
        | 'payment.failed'
        | 'payment.refunded'
        | 'ping'
      )[];
      /**
       * Format: uuid
       * @description Group of the caller to which it is limited.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id?: string;
      /**
       * @description Language of chat messages; the caller’s if absent.
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
    };
    WebhookList: {
      webhooks: components['schemas']['Webhook'][];
    };
    WebhookPatch: {
      /**
       * Format: uri
       * @description Address of the receiver, https only. Optional for `chatwork` and `line`, whose addresses are known.
       * @example https://hooks.example.org/kashikari
       */
      url?: string;
      /** @description Token of the receiver; `chatwork` and `line` only. */
      token?: string;
      /** @description Room (`chatwork`), or user, group or room (`line`) that receives the messages. */
      to?: string;
      /** @description Events that it delivers; `ping` is the event of a test. */
      events?: (
        | 'booking.created'
        | 'booking.updated'
        | 'booking.extended'
        | 'booking.delayed'
        | 'booking.handed_over'
        | 'booking.returned'
        | 'booking.received'
        | 'booking.cancelled'
        | 'booking.overdue'
        | 'booking.dispute_opened'
        | 'booking.dispute_closed'
        | 'message.created'
        | 'wait.offered'
        | 'good.created'
        | 'good.updated'
        | 'good.deleted'
        | 'comment.created'
        | 'post.created'
        | 'membership.created'
        | 'membership.deleted'
        | 'stocktaking.finished'
        | 'payment.succeeded'
        | 'payment.failed'
        | 'payment.refunded'
        | 'ping'
      )[];
      /**
       * Format: uuid
       * @description Null: all groups.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id?: string | null;
      /**
       * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
       * @enum {string}
       */
      locale?: 'ja' | 'en' | 'ja-Hira';
    };
    WebhookDeliveryList: {
      deliveries: components['schemas']['WebhookDelivery'][];
      meta: components['schemas']['Meta'];
    };
    WebhookDelivery: {
      /**
       * Format: uuid
       * @description Also the `webhook-id` of all its requests.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /** @enum {string} */
      event:
        | 'booking.created'
        | 'booking.updated'
        | 'booking.extended'
        | 'booking.delayed'
        | 'booking.handed_over'
        | 'booking.returned'
        | 'booking.received'
        | 'booking.cancelled'
        | 'booking.overdue'
        | 'booking.dispute_opened'
        | 'booking.dispute_closed'
        | 'message.created'
        | 'wait.offered'
        | 'good.created'
        | 'good.updated'
        | 'good.deleted'
        | 'comment.created'
        | 'post.created'
        | 'membership.created'
        | 'membership.deleted'
        | 'stocktaking.finished'
        | 'payment.succeeded'
        | 'payment.failed'
        | 'payment.refunded'
        | 'ping';
      /** @enum {string} */
      state: 'waiting' | 'delivered' | 'failed' | 'dropped';
      attempts: number;
      /** @description The last 20 requests, oldest first. */
      tries: components['schemas']['WebhookTry'][];
      /** @description Last HTTP status. */
      status: number | null;
      /** Format: date-time */
      next_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      delivered_at: string | null;
      /** @description JSON of the requests; null until a chat message is written for its first request. */
      body: {
        [key: string]: unknown;
      } | null;
    };
    WebhookTry: {
      /** Format: date-time */
      at: string;
      /** @description HTTP status; null without a response. */
      status: number | null;
      /** @description Code as in `WebhookError`; null if it succeeded. */
      error: string | null;
    };
    WebhookDeliveryAnswer: {
      delivery: components['schemas']['WebhookDelivery'];
    };
    WebhookSecret: {
      secret: string;
    };
    PlanBought: {
      /** @description They sum up to `due_now`. */
      lines: components['schemas']['PlanLine'][];
      /** @description Amount due now in yen; 0 if the plan begins later. */
      due_now: number;
      /** @description Yen, of what is sold now. */
      tax: number;
      /**
       * Format: date-time
       * @description Null: at once.
       */
      begins_at: string | null;
      next_lines: components['schemas']['PlanLine'][];
      /** @description Amount of the next period in yen, with the current seats. */
      next_amount: number;
      /**
       * Format: date-time
       * @description When the next period begins.
       */
      next_at: string;
      /**
       * Format: uuid
       * @description Payment that is due now; the plan begins when it is paid.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      payment_id: string | null;
    };
    PlanOrder: {
      /** @enum {string} */
      plan: 'lite' | 'standard';
      /** @enum {string} */
      interval: 'monthly' | 'annual';
      coupon?: string;
      /** @description Maximum number of seats that are used and billed. */
      max_members?: number;
    };
    PlanQuote: {
      /** @description They sum up to `due_now`. */
      lines: components['schemas']['PlanLine'][];
      /** @description Amount due now in yen; 0 if the plan begins later. */
      due_now: number;
      /** @description Yen, of what is sold now. */
      tax: number;
      /**
       * Format: date-time
       * @description Null: at once.
       */
      begins_at: string | null;
      next_lines: components['schemas']['PlanLine'][];
      /** @description Amount of the next period in yen, with the current seats. */
      next_amount: number;
      /**
       * Format: date-time
       * @description When the next period begins.
       */
      next_at: string;
    };
    CreditBought: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      payment_id: string;
    };
    CreditOrder: {
      /** @description Yen. */
      amount: number;
    };
    Seats: {
      seats: {
        /**
         * Format: uuid
         * @description Account that has the plan.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        owner_id: string;
        owner_name: string;
        /** @description Number of people with a seat, without the owner, counted once across the owner’s groups. */
        used: number;
        /** @description Null means no limit. */
        limit: number | null;
        /** @description Number of people who are paused because the plan has no seat for them. */
        disabled: number;
      };
    };
    PlanList: {
      /** @description Cheapest first. */
      plans: components['schemas']['Plan'][];
      /** @description Plan of accounts that neither bought nor were given one. */
      default_plan_id: string;
      /**
       * @description Whether prices are for each member beside the owner or for the account.
       * @enum {string}
       */
      price_unit: 'member' | 'account';
      /** @description Smallest first. The best single discount applies. */
      volume_discounts: components['schemas']['VolumeDiscount'][];
    };
    Plan: {
      /** @example free */
      id: string;
      /** @description Maximum number of members, without the owner; null means no limit. */
      member_limit: number | null;
      /** @description Yen per month; null if agreed by contract. */
      price_monthly: number | null;
      /** @description Yen per month if paid for a year. */
      price_annual: number | null;
      /** @example JPY */
      currency: string;
      ads: boolean;
      /** @description Goods can be restricted to members (`prevent_public_access`). */
      restrict_to_members: boolean;
      priority_support: boolean;
    };
    VolumeDiscount: {
      from_members: number;
      percent_off: number;
    };
    StaffSubscriptionAnswer: {
      subscription: components['schemas']['StaffSubscription'];
      /** @description The plan of the subscription. */
      plans: components['schemas']['Plan'][];
    };
    StaffSubscription: {
      /** @description Id of the plan, under the name that requests use. */
      plan: string;
      /** @description Same as `plan`. */
      plan_id: string;
      /** @enum {string} */
      interval: 'none' | 'monthly' | 'annual';
      /**
       * @description `default`: neither bought nor given; `staff`: given by the operator; `bought`: by the owner.
       * @enum {string}
       */
      source: 'default' | 'staff' | 'bought';
      /**
       * Format: date-time
       * @description End of this plan, after which the default plan applies; null: no end.
       */
      until: string | null;
      /** @description Number of people with a seat, without the owner, each counted once. */
      members_count: number;
      /** @description Null means no limit. */
      members_limit: number | null;
      /** @description Number of people who are paused because the plan has no seat for them. */
      disabled_members_count: number;
      /** @description Contact for another plan: an address or a site. */
      contact: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      account_id: string;
      /** @description Agreed price in yen; nothing is billed. */
      price: number | null;
      note: string;
    };
    GivenPlan: {
      /** @description `free`, `lite`, `standard`, `plus`, `free_legacy`; `default` resets to the default plan. */
      plan: string;
      /** @description End of the plan, after which the default plan applies. A day is inclusive, in the account’s time zone. */
      until?: string | null;
      /** @description Replaces the member limit of the plan. */
      max_members?: number | null;
      /** @description Agreed price in yen; nothing is billed. */
      price?: number | null;
      note?: string | null;
    };
    SubscriptionAnswer: {
      subscription: components['schemas']['Subscription'];
      /** @description The plan of the subscription. */
      plans: components['schemas']['Plan'][];
    };
    Subscription: {
      /** @description Id of the plan, under the name that requests use. */
      plan: string;
      /** @description Same as `plan`. */
      plan_id: string;
      /** @enum {string} */
      interval: 'none' | 'monthly' | 'annual';
      /**
       * @description `default`: neither bought nor given; `staff`: given by the operator; `bought`: by the owner.
       * @enum {string}
       */
      source: 'default' | 'staff' | 'bought';
      /**
       * Format: date-time
       * @description End of this plan, after which the default plan applies; null: no end.
       */
      until: string | null;
      /** @description Number of people with a seat, without the owner, each counted once. */
      members_count: number;
      /** @description Null means no limit. */
      members_limit: number | null;
      /** @description Number of people who are paused because the plan has no seat for them. */
      disabled_members_count: number;
      /** @description Contact for another plan: an address or a site. */
      contact: string | null;
      /** @description Plan of the open request. */
      requested_plan_id: string | null;
      /**
       * @description `waiting`: its first payment is open; `past_due`: a renewal was not paid; `ending`: it ends with `period_end`.
       * @enum {string}
       */
      status: 'active' | 'waiting' | 'past_due' | 'ending';
      /**
       * Format: date-time
       * @description Of a bought plan: when the period that is paid ends.
       */
      period_end: string | null;
      /**
       * Format: date-time
       * @description When a plan ends whose renewal was not paid.
       */
      ends_unpaid_at: string | null;
      /**
       * Format: uuid
       * @description Payment of the plan that is open.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      payment_id: string | null;
      /** @description Yen paid in advance or given back. It is used first. */
      credit: number;
      coupon: components['schemas']['Coupon'];
      /** @description Plan that follows at `period_end`; null if the plan renews unchanged. */
      next_plan_id: string | null;
      /** @enum {string|null} */
      next_interval: 'none' | 'monthly' | 'annual' | null;
      /** @description Of a bought plan: the bill that comes next, as far as it is known now. */
      next_bill: {
        /** @description They sum up to `due`. */
        lines: components['schemas']['PlanLine'][];
        /** @description Yen, tax included. */
        due: number;
        /** @description Yen, of what is sold. */
        tax: number;
        /** Format: date-time */
        at: string;
      } | null;
      /** @description Features of the plan. */
      features: ('no_ads' | 'restrict_to_members' | 'priority_support')[];
    };
    Coupon: {
      code: string;
      name: string;
      percent_off: number;
      /** @description Null: as long as the plan lasts. */
      months_left: number | null;
    } | null;
    PlanRequest: {
      /** @description Requested plan for the caller’s account; not allowed with `owner_id`. */
      plan?: string;
      message?: string;
      nonprofit?: boolean;
      /**
       * Format: uuid
       * @description Owner whom a manager or group owner asks; the owner receives up to one mail a day.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id?: string;
    };
    Version: {
      /** @description The release, as in the changelog; 0.0.0 if there is none. */
      version: string;
      /** @description Commit of the sources, 40 hex digits; null if the build does not know it. */
      commit: string | null;
    };
    NewClientError: {
      /**
       * @description Number that the page shows, for support.
       * @example 7F2C-0418
       */
      number: string;
      /** @description Message of the error. */
      message: string;
      /** @description Where it happened. */
      stack?: string;
      /**
       * @description Path of the page; ids in it are not stored.
       * @example /goods/new
       */
      route: string;
      /**
       * @description Release of the page.
       * @example 0.1.0
       */
      version: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  requestEmailLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailLinkRequest'];
      };
    };
    responses: {
      /** @description Accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.way_off`, `auth.use_provider` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  signIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `auth.failed`, `auth.link_expired`, `auth.attempt_expired` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.way_off`, `auth.use_provider`, `auth.invited_only` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `auth.account_exists`, `auth.email_unverified`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `auth.provider_unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SignOut'];
      };
    };
    responses: {
      /** @description Signed out. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  refreshSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['Refresh'];
      };
    };
    responses: {
      /** @description A new pair of tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  beginProviderSignIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderBeginning'];
      };
    };
    responses: {
      /** @description Where to send the browser. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderJourney'];
        };
      };
      /** @description Bad Request: `validation.choice`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.way_off` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `auth.provider_unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listProviders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The providers, in display order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderList'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLinkedAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkedAccountList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createLinkedAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewLinkedAccount'];
      };
    };
    responses: {
      /** @description Connected. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkedAccountAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `auth.attempt_expired`, `auth.failed`, `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `auth.linked_elsewhere`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `auth.provider_unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteLinkedAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the linked account. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted; the provider no longer signs in to this account. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  beginPasskeySignIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description PublicKeyCredentialRequestOptionsJSON. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeyOptions'];
        };
      };
      /** @description Bad Request: `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.way_off` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createPasskey: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPasskey'];
      };
    };
    responses: {
      /** @description The new passkey, which can sign in from now on. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyAnswer'];
        };
      };
      /** @description Bad Request: `passkey.refused`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `auth.attempt_expired`, `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `passkey.exists`, `passkey.too_many`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the passkey. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyPatch'];
      };
    };
    responses: {
      /** @description Renamed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deletePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the passkey. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted; the passkey can no longer sign in. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updatePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the passkey. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyPatch'];
      };
    };
    responses: {
      /** @description Renamed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  beginPasskey: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description PublicKeyCredentialCreationOptionsJSON. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeyOptions'];
        };
      };
      /** @description Bad Request: `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  confirmSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnersProof'];
      };
    };
    responses: {
      /** @description Confirmed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `auth.failed`, `auth.link_expired`, `auth.attempt_expired`, `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailedLinkAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `auth.link_expired` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSecurityEvents: {
    parameters: {
      query?: {
        /** @description Value of `meta.next_before`; without it, the list starts with the newest. */
        before?: string;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecurityEventList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['KeptDevice'];
      };
    };
    responses: {
      /** @description Signed out everywhere else. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the session. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out there. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  requestVerification: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  verifyEmail: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerificationToken'];
      };
    };
    responses: {
      /** @description Verified. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `auth.link_expired` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `user.email_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  forgetAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountSwitch'];
      };
    };
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  keepAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Remembered; no account is signed in by cookie now. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `auth.too_many_accounts`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  switchAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountSwitch'];
      };
    };
    responses: {
      /** @description A new pair of tokens for that account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getShell: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The shell. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShellAnswer'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateShell: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShellPatch'];
      };
    };
    responses: {
      /** @description The shell after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShellAnswer'];
        };
      };
      /** @description Bad Request: `shell.contrast`, `image.unknown`, `validation.choice`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMailServer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The server, without its password. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailServerAnswer'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateMailServer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailServerChange'];
      };
    };
    responses: {
      /** @description The server, without its password. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailServerAnswer'];
        };
      };
      /** @description Bad Request: `mail_server.unreachable`, `mail_server.tls`, `mail_server.login`, `mail_server.refused`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSetup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SetupAnswer'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  setUp: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSetup'];
      };
    };
    responses: {
      /** @description Set up and signed in. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      /** @description Bad Request: `password.common`, `mail_server.unreachable`, `mail_server.tls`, `mail_server.login`, `mail_server.refused`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `setup.token` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `setup.done`, `user.email_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  testMailServer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailTest'];
      };
    };
    responses: {
      /** @description The server accepted the email. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailTestAnswer'];
        };
      };
      /** @description Bad Request: `mail_server.unreachable`, `mail_server.tls`, `mail_server.login`, `mail_server.refused`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `setup.token`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `setup.done`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewUser'];
      };
    };
    responses: {
      /** @description Registered and signed in. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignUpAnswer'];
        };
      };
      /** @description Bad Request: `invite.other_address`, `password.common`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.way_off`, `auth.use_provider`, `auth.invited_only` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `invite.expired` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `user.email_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or account name. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id or account name. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserPatch'];
      };
    };
    responses: {
      /** @description The user after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserUpdateAnswer'];
        };
      };
      /** @description Bad Request: `password.common`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `user.email_taken`, `user.account_name_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or account name. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserDeletion'];
      };
    };
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `user.email_mismatch`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `user.unreturned_bookings` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id or account name. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserPatch'];
      };
    };
    responses: {
      /** @description The user after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserUpdateAnswer'];
        };
      };
      /** @description Bad Request: `password.common`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `user.email_taken`, `user.account_name_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCurrentUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The signed-in user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentUserAnswer'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or account name. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data, as one JSON object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserExport'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  importClosedDates: {
    parameters: {
      query?: {
        /** @description If `true`, nothing is written; the response lists the days that would be closed. */
        dry_run?: 'true' | 'false';
      };
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClosedDatesImport'];
        'text/calendar': string;
      };
    };
    responses: {
      /** @description The days that were or would be closed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosedDatesAnswer'];
        };
      };
      /** @description Bad Request: `calendar.no_entries`, `file.too_complex`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `busy`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listGroups: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of groups. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroup'];
      };
    };
    responses: {
      /** @description The new group, owned by the caller. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `group.slug_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `group.sign_up_disabled` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupPatch'];
      };
    };
    responses: {
      /** @description The group after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupAnswer'];
        };
      };
      /** @description Bad Request: `image.unknown`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `group.slug_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupPatch'];
      };
    };
    responses: {
      /** @description The group after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupAnswer'];
        };
      };
      /** @description Bad Request: `image.unknown`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `group.slug_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listHeirs: {
    parameters: {
      query?: {
        /** @description Part of a name, a reading or an address. */
        match?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of possible new owners, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HeirList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  transferGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Transfer'];
      };
    };
    responses: {
      /** @description The invitation; the group is unchanged until it is accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteAnswer'];
        };
      };
      /** @description Bad Request: `group.heir`, `group.confirmation`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `invite.limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPosts: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of posts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createPost: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPost'];
      };
    };
    responses: {
      /** @description The new post. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the post. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The post. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putPost: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the post. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PostPatch'];
      };
    };
    responses: {
      /** @description The post after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deletePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the post. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updatePost: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the post. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PostPatch'];
      };
    };
    responses: {
      /** @description The post after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listMemberships: {
    parameters: {
      query?: {
        /** @description Members of this group (id or slug). */
        group_id?: string;
        /** @description Memberships of this user. */
        user_id?: string;
        /** @description Part of a name, a reading, an address or a tag. */
        match?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of memberships. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createMembership: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMembership'];
      };
    };
    responses: {
      /** @description The new membership. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipAnswer'];
        };
      };
      /** @description The invitation of the other person. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteAnswer'];
        };
      };
      /** @description Bad Request: `invite.other_address`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `group.passcode`, `group.sign_up_disabled`, `auth.unconfirmed_address` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found`, `invite.expired` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `membership.exists`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `invite.limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the membership. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MembershipPatch'];
      };
    };
    responses: {
      /** @description The membership after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `membership.last_owner`, `membership.fee_unpaid` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the membership. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `membership.active_bookings`, `membership.last_owner` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the membership. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MembershipPatch'];
      };
    };
    responses: {
      /** @description The membership after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `membership.last_owner`, `membership.fee_unpaid` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  bulkUpdateMemberships: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkMemberships'];
      };
    };
    responses: {
      /** @description The outcome of each. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkMembershipsAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listInvites: {
    parameters: {
      query?: {
        /** @description Invitations of the caller. */
        to?: 'me';
        /** @description Invitations that the caller sent to managers and to new owners of groups. */
        from?: 'me';
        /** @description Id or slug of the group. */
        group_id?: string;
        /** @description `ended`: deleted, or expired after 14 days. */
        state?: 'pending' | 'accepted' | 'declined' | 'ended';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of invitations: pending ones first, then newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createInvites: {
    parameters: {
      query?: {
        /** @description If `true`, nothing is written; the response is the result of a dry run. */
        dry_run?: 'true' | 'false';
      };
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvites'];
      };
    };
    responses: {
      /** @description The result of a dry run, and whether the plan has seats for all. Nothing was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitesAnswer'];
        };
      };
      /** @description Accepted; the emails will be sent. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitesAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.unconfirmed_address` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `invite.limit`, `plan_limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the invitation. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted; the invitation can no longer be accepted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  acceptInvite: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the invitation. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerInvite'];
      };
    };
    responses: {
      /** @description The membership, manager or group that the invitation granted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AcceptedInvite'];
        };
      };
      /** @description Bad Request: `invite.other_address`, `group.heir`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.unconfirmed_address`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found`, `invite.expired` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `manager.exists`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  declineInvite: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the invitation. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerInvite'];
      };
    };
    responses: {
      /** @description Declined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteAnswer'];
        };
      };
      /** @description Bad Request: `invite.other_address`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.unconfirmed_address`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found`, `invite.expired` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  openInvite: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenInvite'];
      };
    };
    responses: {
      /** @description The group, the inviter and some goods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `invite.expired` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  stopInvites: {
    parameters: {
      query?: {
        /** @description Token of the link `/invites/stop?token={token}`. */
        token?: string;
      };
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StopInvites'];
        'application/x-www-form-urlencoded': string;
      };
    };
    responses: {
      /** @description Unsubscribed; no further invitations are sent to that address. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `invite.expired` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listManagers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The complete list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createManager: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewManager'];
      };
    };
    responses: {
      /** @description The invitation; an email will be sent. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `auth.unconfirmed_address`, `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `manager.exists`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `invite.limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteManager: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the manager. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listAuthTokens: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description Part of a name, a number or an address. */
        match?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAuthToken'];
      };
    };
    responses: {
      /** @description The first card, and all new cards. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenAnswer'];
        };
      };
      /** @description Bad Request: `card.too_many`, `card.not_an_integer`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.unconfirmed_address` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `card.number_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `invite.limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getAuthToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the card. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the card. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthTokenPatch'];
      };
    };
    responses: {
      /** @description The card after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `card.number_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteAuthToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the card. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `membership.active_bookings` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the card. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthTokenPatch'];
      };
    };
    responses: {
      /** @description The card after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `card.number_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  reissueAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the card. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The card with its new secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportAuthTokens: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
      };
      header?: never;
      path?: never;
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
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  findAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthTokenRead'];
      };
    };
    responses: {
      /** @description The card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  importAuthTokens: {
    parameters: {
      query?: {
        /** @description Id or slug of the group, if the body is a file. */
        group_id?: string;
        /** @description If `true`, nothing is written; the response is the result of a dry run. */
        dry_run?: 'true' | 'false';
        /** @description `book` can book like a member; `read` can only read, and gets 481 on every write. */
        permission?: 'book' | 'read';
      };
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthTokenImport'];
        'text/csv': string;
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
      };
    };
    responses: {
      /** @description The cards that were or would be created, or all faults of all rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenImportAnswer'];
        };
      };
      /** @description Bad Request: `card.too_many`, `card.no_rows`, `card.columns`, `card.file`, `sheet.quote`, `file.too_complex`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.unconfirmed_address` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `plan_limit`, `invite.limit`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `busy`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  linkAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CardToLink'];
      };
    };
    responses: {
      /** @description The group of the card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `card.unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listGoods: {
    parameters: {
      query?: {
        /** @description Full text; all words must match. */
        match?: string;
        /** @description Only goods in this group (id or slug). */
        group_id?: string;
        /** @description Only goods of this lender. */
        owner_id?: string;
        /** @description Only goods in this folder: its id, or its slug together with `group_id`. */
        folder?: string;
        /** @description Only goods that the caller likes. */
        liked?: 'true' | 'false';
        tag?: string;
        /** @description `true`: only goods lent by the hour; `false`: only goods lent by the day. */
        is_hourly?: 'true' | 'false';
        /** @description Only goods of accounts that the caller acts for, whose `management_id` another good of the lender has. */
        duplicate?: 'management_id';
        /** @description Only goods of this category; width and capitals make no difference. */
        category?: string;
        /** @description Only goods at this location, likewise. */
        location?: string;
        /** @description `true`: only goods with a price; `false`: only free ones. */
        priced?: 'true' | 'false';
        /** @description Only goods with this management id, ISBN or GTIN, as typed or scanned. Requires sign-in. */
        code?: string;
        filter?: 'all' | 'available' | 'in_use';
        /** @description First day (default today): with `available` the good is free from it on; also that of the schedules. */
        from?: string;
        /** @description Last day of that range, inclusive; by default the first, of schedules 13 days later. */
        to?: string;
        sort?: 'latest' | 'popular' | 'alphabetic' | 'booked_at';
        /** @description Fields by which the found goods are counted, separated by commas. Each count ignores the filter on its own field. */
        facets?: string;
        /** @description `schedules`: the days and busy ranges of the page’s goods. */
        include?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the goods that the caller may see in lists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodList'];
        };
      };
      /** @description Bad Request: `validation.range`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createGood: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGood'];
      };
    };
    responses: {
      /** @description The new good, owned by the caller. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description Bad Request: `good.hourly_quantity`, `good.hourly_margin`, `good.price_unit`, `good.isbn`, `good.isbn_jan`, `folder.good`, `image.unknown`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `good.group` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `good.management_id_taken`, `good.code_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getGood: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The good. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putGood: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GoodPatch'];
      };
    };
    responses: {
      /** @description The good after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description Bad Request: `good.hourly_quantity`, `good.hourly_margin`, `good.price_unit`, `good.isbn`, `good.isbn_jan`, `folder.good`, `image.unknown`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `good.group` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `good.management_id_taken`, `good.code_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteGood: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `good.on_loan` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateGood: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GoodPatch'];
      };
    };
    responses: {
      /** @description The good after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description Bad Request: `good.hourly_quantity`, `good.hourly_margin`, `good.price_unit`, `good.isbn`, `good.isbn_jan`, `folder.good`, `image.unknown`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `good.group` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `good.management_id_taken`, `good.code_taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSuggestions: {
    parameters: {
      query: {
        /** @description As far as it is typed. Latin letters after kana are those of an input method. */
        q: string;
        /** @description Only goods in this group (id or slug). */
        group_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The suggestions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestionList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  bulkUpdateGoods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkUpdate'];
      };
    };
    responses: {
      /** @description The outcome of each. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkUpdateAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportGoods: {
    parameters: {
      query?: {
        /** @description Full text; all words must match. */
        match?: string;
        /** @description Only goods in this group (id or slug). */
        group_id?: string;
        /** @description Only goods of this lender. */
        owner_id?: string;
        /** @description Only goods in this folder: its id, or its slug together with `group_id`. */
        folder?: string;
        /** @description Only goods that the caller likes. */
        liked?: 'true' | 'false';
        tag?: string;
        /** @description `true`: only goods lent by the hour; `false`: only goods lent by the day. */
        is_hourly?: 'true' | 'false';
        /** @description Only goods of accounts that the caller acts for, whose `management_id` another good of the lender has. */
        duplicate?: 'management_id';
        /** @description Only goods of this category; width and capitals make no difference. */
        category?: string;
        /** @description Only goods at this location, likewise. */
        location?: string;
        /** @description `true`: only goods with a price; `false`: only free ones. */
        priced?: 'true' | 'false';
        /** @description Only goods with this management id, ISBN or GTIN, as typed or scanned. Requires sign-in. */
        code?: string;
        filter?: 'all' | 'available' | 'in_use';
        /** @description First day (default today): with `available` the good is free from it on; also that of the schedules. */
        from?: string;
        /** @description Last day of that range, inclusive; by default the first, of schedules 13 days later. */
        to?: string;
        /** @description Column headings: the field names, with which the file can be imported again, or words. */
        headings?: 'names' | 'ja' | 'en';
        /** @description `cp932` (Shift_JIS of Windows) has `?` for characters that it lacks. */
        encoding?: 'utf-8' | 'cp932';
      };
      header?: never;
      path?: never;
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
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  uploadGoods: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GoodsUpload'];
      };
    };
    responses: {
      /** @description The goods that were created, and the faults of the others. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodsUploadAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createImport: {
    parameters: {
      query?: {
        /** @description Required if the body is a file. */
        kind?: 'goods' | 'goods_edit' | 'isbn';
        /** @description Groups that the goods enter, separated by commas. */
        group_ids?: string;
        owner_id?: string;
        /** @description Encoding of a CSV file. Recognized by default. */
        encoding?: 'utf-8' | 'cp932';
        /** @description Headings in any of the three are understood without it. */
        headings?: 'names' | 'ja' | 'en';
      };
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewImport'];
        'text/csv': string;
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
      };
    };
    responses: {
      /** @description The import, whose preview is being created. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportAnswer'];
        };
      };
      /** @description Bad Request: `import.columns`, `import.not_csv`, `import.no_rows`, `import.too_many`, `sheet.quote`, `file.too_complex`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `good.group` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `busy`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the import. */
        id: string;
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
          'application/json': components['schemas']['ImportAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the import. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `import.not_ready` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  applyImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the import. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ApplyImport'];
      };
    };
    responses: {
      /** @description The import, being applied. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportAnswer'];
        };
      };
      /** @description Bad Request: `import.no_rows`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `import.not_ready`, `import.faulty`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listImportRows: {
    parameters: {
      query?: {
        /** @description Only rows with this outcome. */
        outcome?: 'new' | 'changed' | 'unchanged' | 'faulty' | 'duplicate' | 'left_out';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path: {
        /** @description Id of the import. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportRowList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteImportRow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the import. */
        id: string;
        /** @description Line of the row in the sheet; the heading is line 1. */
        row: number;
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
          'application/json': components['schemas']['ImportAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `import.applied`, `import.not_ready` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateImportRow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the import. */
        id: string;
        /** @description Line of the row in the sheet; the heading is line 1. */
        row: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportRowPatch'];
      };
    };
    responses: {
      /** @description The import. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `import.applied`, `import.not_ready` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getImportTemplate: {
    parameters: {
      query?: {
        /** @description Headings: field names, or words in Japanese or English. */
        headings?: 'names' | 'ja' | 'en';
        encoding?: 'utf-8' | 'cp932';
      };
      header?: never;
      path?: never;
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
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listBooks: {
    parameters: {
      query: {
        /** @description Up to 100 ISBNs, separated by commas. */
        isbns: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The books that are known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookList'];
        };
      };
      /** @description Bad Request: `good.isbn`, `good.isbn_jan`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `books.unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ISBN of 13 or 10 characters, with or without hyphens. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The book. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookAnswer'];
        };
      };
      /** @description Bad Request: `good.isbn`, `good.isbn_jan`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `books.none`, `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `books.unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getNdlCover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ISBN of 13 or 10 characters, with or without hyphens. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The book, with the address of its cover. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookAnswer'];
        };
      };
      /** @description Bad Request: `good.isbn`, `good.isbn_jan`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `books.none`, `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `books.unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getNdlBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ISBN of 13 or 10 characters, with or without hyphens. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The book. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookAnswer'];
        };
      };
      /** @description Bad Request: `good.isbn`, `good.isbn_jan`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `books.none`, `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `books.unavailable`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createLabelCode: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new code. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LabelCode'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLabelCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Code of a label: 12 characters, in any case. */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The good. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LabelledGood'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createLabels: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelPrint'];
      };
    };
    responses: {
      /** @description The PDF. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description Bad Request: `label.charset`, `label.too_long`, `file.too_complex`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `busy`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  resolveScan: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScanRequest'];
      };
    };
    responses: {
      /** @description The object that the code identifies. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScanAnswer'];
        };
      };
      /** @description Bad Request: `code.too_long`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listTransferees: {
    parameters: {
      query?: {
        /** @description Part of a name or a reading. */
        match?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of possible receivers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransfereeList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  transferGood: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGoodTransfer'];
      };
    };
    responses: {
      /** @description The transferred good. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description The transfer; the good is unchanged until it is accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodTransferAnswer'];
        };
      };
      /** @description Bad Request: `good.no_transferee`, `good.confirmation`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `good.on_loan`, `good.management_id_taken`, `good.code_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listTransfers: {
    parameters: {
      query?: {
        /** @description Transfers to the caller. */
        to?: 'me';
        /** @description Transfers that the caller requested. */
        from?: 'me';
        /** @description `withdrawn`: deleted by the owner, or replaced by a request to another account. */
        state?: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'expired';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transfers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodTransferList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the transfer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted; the transfer can no longer be accepted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `transfer.ended` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  acceptTransfer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the transfer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The good, owned by the caller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `transfer.ended`, `good.on_loan`, `good.management_id_taken`, `good.code_taken`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listFolders: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description Only folders that contain this good. */
        good_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The complete list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FolderList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createFolder: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFolder'];
      };
    };
    responses: {
      /** @description The new folder, in the last place of the group. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FolderAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putFolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the folder. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FolderPatch'];
      };
    };
    responses: {
      /** @description The folder after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FolderAnswer'];
        };
      };
      /** @description Bad Request: `folder.good`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteFolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the folder. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateFolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the folder. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FolderPatch'];
      };
    };
    responses: {
      /** @description The folder after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FolderAnswer'];
        };
      };
      /** @description Bad Request: `folder.good`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  toggleLike: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Liking'];
      };
    };
    responses: {
      /** @description The new state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LikeAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listReviews: {
    parameters: {
      query: {
        good_id: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of reviews. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createReview: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReview'];
      };
    };
    responses: {
      /** @description The new review. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `review.not_returned`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `review.exists`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putReview: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the review. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewPatch'];
      };
    };
    responses: {
      /** @description The review after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the review. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateReview: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the review. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewPatch'];
      };
    };
    responses: {
      /** @description The review after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listComments: {
    parameters: {
      query: {
        good_id: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of comments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommentList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewComment'];
      };
    };
    responses: {
      /** @description The new comment. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommentAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the comment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSchedule: {
    parameters: {
      query?: {
        /** @description First day; by default today in the lender’s time zone. */
        from?: string;
        /** @description Number of days, 1 to 92. */
        days?: number;
      };
      header?: never;
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The days of the schedule and the busy ranges. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSchedules: {
    parameters: {
      query: {
        /** @description Ids, separated by commas, up to 100. */
        good_ids: string;
        /** @description First day; by default today in the lender’s time zone. */
        from?: string;
        /** @description Number of days, 1 to 92. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schedules. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  followGoods: {
    parameters: {
      query?: {
        /** @description Ids, separated by commas, up to 100. */
        good_ids?: string;
        /** @description Also stream changes of all goods of these lenders, for those who manage them; up to 100. */
        lender_ids?: string;
        /** @description Also stream new messages about this booking. */
        booking_id?: string;
        /** @description Also stream that the stocktaking of this group went on, for those who count it. */
        group_id?: string;
        /** @description Seconds after which the stream ends. Permissions are checked again on reconnection. */
        seconds?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stream. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['LiveEvents'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `busy`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createUpload: {
    parameters: {
      query: {
        content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
        /** @description Text for screen readers. */
        alt?: string;
        /** @description Exact size of the upload in bytes. */
        byte_size: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The signed URL. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadAnswer'];
        };
      };
      /** @description Bad Request: `image.type`, `image.size`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `quota`, `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listBookings: {
    parameters: {
      query?: {
        /** @description `use`: the caller’s bookings; `lend`: bookings of goods that the caller may manage; `all`: both. */
        scope?: 'use' | 'lend' | 'all';
        good_id?: string;
        /** @description Only bookings of goods of this lender. */
        lender_id?: string;
        /** @description Only bookings of goods in this group (id or slug). */
        group_id?: string;
        state?: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
        /** @description Only bookings that end after this instant, or on this day or later. */
        from?: string;
        /** @description Only bookings that start before this instant, or on this day or earlier. */
        to?: string;
        /** @description Time zone of `from` and `to`, if they are days. */
        time_zone?: string;
        /** @description For managers: only bookings that exceed the quantity since it was lowered. */
        overcommitted?: 'true' | 'false';
        /** @description Only bookings that are reserved or out. */
        open?: 'true' | 'false';
        /** @description Part of a good’s title, or of the memo or the borrower’s name if the caller may know them. Spellings are compared as in the search of goods. */
        match?: string;
        sort?: 'latest' | 'start_at' | 'end_at';
        /** @description Of `start_at` and `end_at`; `latest` is always the newest first. */
        order?: 'asc' | 'desc';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of bookings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBooking'];
      };
    };
    responses: {
      /** @description The booking. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.not_now`, `booking.quarter_hour`, `booking.max_days`, `booking.disabled_weekday`, `booking.closed_date`, `booking.at_least_days_ahead`, `booking.quantity`, `booking.reference_only`, `payment.amount`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `booking.not_a_member`, `booking.restricted`, `booking.scan_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.unavailable`, `booking.on_loan`, `booking.exclusive`, `booking.max_supplies`, `booking.price_changed`, `payment.unsettled`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingPatch'];
      };
    };
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.max_days`, `booking.quantity`, `payment.amount`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.unavailable`, `booking.cancelled`, `booking.already_returned`, `booking.price_changed` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking, cancelled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.started`, `booking.cancelled`, `booking.already_returned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingPatch'];
      };
    };
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.max_days`, `booking.quantity`, `payment.amount`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.unavailable`, `booking.cancelled`, `booking.already_returned`, `booking.price_changed` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  bulkCreateBookings: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkBooking'];
      };
    };
    responses: {
      /** @description The bookings, in the order of the request. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingsWritten'];
        };
      };
      /** @description Bad Request: `bulk.hourly`, `bulk.reference_only`, `bulk.restricted`, `bulk.priced`, `booking.range`, `booking.max_days`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.not_a_member`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.unavailable`, `booking.on_loan`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  openDispute: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Dispute'];
      };
    };
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.in_dispute`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  closeDispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_in_dispute` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  previewExtension: {
    parameters: {
      query: {
        /** @description Number of additional days. */
        days: number;
      };
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The result of the extension, if it were applied. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExtensionPreview'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.unavailable`, `booking.on_loan`, `booking.cancelled`, `booking.already_returned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  extendBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Extension'];
      };
    };
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_extendable`, `booking.max_supplies`, `booking.unavailable`, `booking.preview_outdated`, `booking.cancelled`, `booking.already_returned`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  handOverBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_started`, `booking.cancelled`, `booking.already_returned`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  revertHandOver: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.cancelled`, `booking.already_returned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  prepareBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_reserved`, `booking.prepared`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  receiveBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.cancelled`, `booking.not_returned`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  returnBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReturnBooking'];
      };
    };
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `booking.quantity`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_started`, `booking.cancelled`, `booking.already_returned`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  revertReturn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.cancelled`, `booking.not_returned`, `booking.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  revertPrepare: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_reserved`, `booking.not_prepared`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  bulkHandOverBookings: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkHandOver'];
      };
    };
    responses: {
      /** @description The outcome of each. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkReturnAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  bulkReturnBookings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkReturn'];
      };
    };
    responses: {
      /** @description The outcome of each. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkReturnAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getBookingCalendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The calendar file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportBookings: {
    parameters: {
      query?: {
        /** @description `use`: the caller’s bookings; `lend`: bookings of goods that the caller may manage; `all`: both. */
        scope?: 'use' | 'lend' | 'all';
        good_id?: string;
        /** @description Only bookings of goods of this lender. */
        lender_id?: string;
        /** @description Only bookings of goods in this group (id or slug). */
        group_id?: string;
        state?: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
        /** @description Only bookings that end after this instant, or on this day or later. */
        from?: string;
        /** @description Only bookings that start before this instant, or on this day or earlier. */
        to?: string;
        /** @description Time zone of `from` and `to`, if they are days. */
        time_zone?: string;
        /** @description For managers: only bookings that exceed the quantity since it was lowered. */
        overcommitted?: 'true' | 'false';
        /** @description Only bookings that are reserved or out. */
        open?: 'true' | 'false';
        /** @description Part of a good’s title, or of the memo or the borrower’s name if the caller may know them. Spellings are compared as in the search of goods. */
        match?: string;
      };
      header?: never;
      path?: never;
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
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCompanions: {
    parameters: {
      query?: {
        /** @description First day, in the lender’s calendar. */
        start_date?: string;
        /** @description Last day, inclusive. */
        end_date?: string;
        /** @description For goods lent by the hour. */
        start_at?: string;
        /** @description Exclusive. */
        end_at?: string;
      };
      header?: never;
      path: {
        /** @description Id of the good. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Companions'];
        };
      };
      /** @description Bad Request: `booking.range`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLendersDay: {
    parameters: {
      query?: {
        /** @description In each lender’s own calendar, from 7 days before to 31 days after today; today if it is absent. */
        date?: string;
        /** @description Only goods of this lender. If it is absent, all that the caller manages. */
        lender_id?: string;
        /** @description Only goods in this group (id or slug). */
        group_id?: string;
        /** @description Only the bookings of this part, page by page; the other parts have their totals alone. */
        part?: 'late' | 'check' | 'due' | 'starts' | 'settled';
        /** @description Page of `part`, from 1; 100 bookings a page. */
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The day. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DayAnswer'];
        };
      };
      /** @description Bad Request: `validation.range`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listIdleGoods: {
    parameters: {
      query?: {
        /** @description Of what this account lends. */
        lender_id?: string;
        /** @description Of the goods in this group (id or slug). */
        group_id?: string;
        /** @description For how many days nobody had them. */
        days?: '30' | '90' | '180' | '365';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of goods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdleGoods'];
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getUsage: {
    parameters: {
      query?: {
        /** @description Of what this account lends. */
        lender_id?: string;
        /** @description Of the goods in this group (id or slug). */
        group_id?: string;
        /** @description Of this good. */
        good_id?: string;
        /** @description First month; by default the twelfth before `to`. Up to 24 months. */
        from?: string;
        /** @description Last month, inclusive; by default this month, where the lender is. */
        to?: string;
        /** @description Subject of each line. */
        by?: 'month' | 'good' | 'weekday';
        /** @description Of goods: the highest first. */
        sort?: 'use_rate' | 'lent' | 'days_out' | 'late' | 'on_time_rate';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsageAnswer'];
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation.range`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  remindBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['NewReminder'];
      };
    };
    responses: {
      /** @description The booking, and how the borrower is notified. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReminderAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.not_due`, `booking.already_reminded`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listStocktakingPeriods: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingPeriodList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createStocktakingPeriod: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStocktakingPeriod'];
      };
    };
    responses: {
      /** @description The new period. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingPeriodAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `stocktaking.open`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putStocktakingPeriod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the period. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StocktakingPeriodPatch'];
      };
    };
    responses: {
      /** @description The period after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingPeriodAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `stocktaking.closed` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateStocktakingPeriod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the period. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StocktakingPeriodPatch'];
      };
    };
    responses: {
      /** @description The period after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingPeriodAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `stocktaking.closed` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  settleStocktakingPeriod: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the period. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Settlement'];
      };
    };
    responses: {
      /** @description The outcome of each item. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettlementAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `stocktaking.not_closed`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listStocktakings: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description Only counts of this period. */
        period_id?: string;
        /** @description Only counts of this day that belong to no period. */
        date?: string;
        /** @description Only counts of this good. */
        good_id?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createStocktaking: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStocktaking'];
      };
    };
    responses: {
      /** @description The count that was recorded under this `scan_id` before. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingAnswer'];
        };
      };
      /** @description The count. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `stocktaking.closed`, `scan.id_reused`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteStocktaking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the count. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `stocktaking.closed` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  checkStocktaking: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description The period; what was frozen if it is closed. */
        period_id?: string;
        /** @description Without a period: the day, by default today where the group’s account is. */
        date?: string;
        /** @description Only goods in this state. */
        state?: 'match' | 'short' | 'over' | 'not_scanned' | 'unexpected';
        /** @description Only goods that were counted there. */
        place?: string;
        /** @description Only this good. */
        good_id?: string;
        /** @description Only goods that differ or were not counted, about which nothing was decided. */
        undecided?: 'true' | 'false';
        /** @description `csv`: all goods as a file. */
        format?: 'json' | 'csv';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of goods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StocktakingChecks'];
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelSeries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cancelled bookings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeriesCancelled'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.started`, `booking.cancelled`, `booking.already_returned`, `booking.no_series` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createRecurringBookings: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecurringBooking'];
      };
    };
    responses: {
      /** @description The result of a dry run for each date. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecurringAnswer'];
        };
      };
      /** @description The bookings, in order. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecurringAnswer'];
        };
      };
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.not_now`, `booking.quarter_hour`, `booking.max_days`, `booking.disabled_weekday`, `booking.closed_date`, `booking.at_least_days_ahead`, `booking.quantity`, `booking.reference_only`, `payment.amount`, `booking.too_many_repeats`, `booking.not_in_series`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `booking.not_a_member`, `booking.restricted`, `booking.scan_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.unavailable`, `booking.on_loan`, `booking.exclusive`, `booking.max_supplies`, `booking.price_changed`, `payment.unsettled`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listFeeds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The complete list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeedList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createFeed: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFeed'];
      };
    };
    responses: {
      /** @description The feed with its address. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeedAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `feed.exists`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the feed. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted; the address no longer works. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  rotateFeed: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the feed. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The feed with its new address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeedAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Secret of the address; it authorizes the request. */
        secret: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The calendar. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listWaits: {
    parameters: {
      query?: {
        /** @description Waiting list of this good, in order: all waits for managers of the good, only the caller’s waits for others. */
        good_id?: string;
        /** @description Only waits that are waiting or have an offer. */
        live?: 'true' | 'false';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of waits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createWait: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWait'];
      };
    };
    responses: {
      /** @description The wait, with its place on the waiting list. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitWritten'];
        };
      };
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.quarter_hour`, `booking.max_days`, `booking.disabled_weekday`, `booking.closed_date`, `booking.at_least_days_ahead`, `booking.quantity`, `booking.reference_only`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.not_a_member`, `booking.restricted`, `booking.scan_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `wait.exists`, `wait.free_now`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  leaveWait: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the wait. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `wait.over` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  acceptWait: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the wait. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The wait and the resulting booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitAccepted'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `booking.not_a_member` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `wait.not_offered`, `wait.lapsed`, `wait.over`, `booking.max_supplies`, `payment.unsettled`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  declineWait: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the wait. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The wait. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `wait.not_offered`, `wait.lapsed`, `wait.over`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getQuote: {
    parameters: {
      query: {
        good_id: string;
        /** @description First day, in the lender’s calendar. */
        start_date?: string;
        /** @description Last day, inclusive. */
        end_date?: string;
        /** @description For goods lent by the hour. */
        start_at?: string;
        /** @description Exclusive. */
        end_at?: string;
        quantity?: number;
        /** @description The borrower, if a manager books for another person. */
        user_id?: string;
        /** @description A booking to change this way: priced by its frozen prices; the refusals are those of the change. */
        booking_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The price. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteAnswer'];
        };
      };
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.quarter_hour`, `booking.max_days`, `booking.quantity`, `payment.amount`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `booking.started`, `booking.cancelled`, `booking.already_returned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCards: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptCards'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  detachCard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the card. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment_method.last` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCardSetupLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page where the caller adds a card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderPage'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPayments: {
    parameters: {
      query?: {
        /** @description `pay`: the caller’s payments; `receive`: payments for goods that the caller owns or manages. */
        scope?: 'pay' | 'receive';
        booking_id?: string;
        /** @description Only fees of this group; id or slug. */
        group_id?: string;
        /** @description `draft`: unsettled; `requires_capture`: the card holds the amount; `payment_failed`: try again. */
        status?:
          | 'draft'
          | 'pending'
          | 'succeeded'
          | 'requires_capture'
          | 'requires_action'
          | 'payment_failed'
          | 'canceled'
          | 'refunded'
          | 'invoice_sent'
          | 'invoice_payment_failed'
          | 'invoice_payment_action_required';
        /** @description Only payments that were created at this instant or later. */
        from?: string;
        /** @description Only payments that were created before this instant, or on this day or earlier. */
        to?: string;
        /** @description Time zone of `from` and `to`, if they are days. */
        time_zone?: string;
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  refundPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundPayment'];
      };
    };
    responses: {
      /** @description The payment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentWritten'];
        };
      };
      /** @description Bad Request: `payment.refund_too_large`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  retryPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `payment.session_timeout`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  settlePayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettlePayment'];
      };
    };
    responses: {
      /** @description The payment, paid. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelGroupFee: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment, with the fee as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment, canceled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportPayments: {
    parameters: {
      query?: {
        /** @description `pay`: the caller’s payments; `receive`: payments for goods that the caller owns or manages. */
        scope?: 'pay' | 'receive';
        booking_id?: string;
        /** @description Only fees of this group; id or slug. */
        group_id?: string;
        /** @description `draft`: unsettled; `requires_capture`: the card holds the amount; `payment_failed`: try again. */
        status?:
          | 'draft'
          | 'pending'
          | 'succeeded'
          | 'requires_capture'
          | 'requires_action'
          | 'payment_failed'
          | 'canceled'
          | 'refunded'
          | 'invoice_sent'
          | 'invoice_payment_failed'
          | 'invoice_payment_action_required';
        /** @description Only payments that were created at this instant or later. */
        from?: string;
        /** @description Only payments that were created before this instant, or on this day or earlier. */
        to?: string;
        /** @description Time zone of `from` and `to`, if they are days. */
        time_zone?: string;
      };
      header?: never;
      path?: never;
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
          'text/csv': string;
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  requestInvoices: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestInvoices'];
      };
    };
    responses: {
      /** @description The payments, in the order of the request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoicesRequested'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `subscription.requested`, `invoice.not_accepted`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  openPaymentSheet: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenSheet'];
      };
    };
    responses: {
      /** @description The secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sheet'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `payment.state`, `payment.session_timeout`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPublishableKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key with which a browser pays by card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishableKey'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  takeProviderEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json; charset=utf-8': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventTaken'];
        };
      };
      /** @description Bad Request: `webhook.signature`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPayoutAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the caller accepts cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutAccount'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPayoutAccountLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page where the account is set up. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderPage'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listMessages: {
    parameters: {
      query: {
        booking_id: string;
        sort?: 'latest' | 'oldest';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMessage'];
      };
    };
    responses: {
      /** @description The message. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageWritten'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `message.force_notify`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  markMessagesRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessagesRead'];
      };
    };
    responses: {
      /** @description The number of unread messages in all threads. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  countUnreadMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of unread messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadAnswer'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getBookingNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The note; empty if there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoteAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  setBookingNote: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of the resource; the response is 412 `stale` if the resource has changed since. */
        'If-Match'?: string;
      };
      path: {
        /** @description Id of the booking. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoteText'];
      };
    };
    responses: {
      /** @description The note after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoteAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `booking.manager_only`, `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Precondition Failed: `stale` */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getNotificationSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the user. */
        id: string;
      };
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
          'application/json': components['schemas']['NotificationSettingAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putNotificationSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationSettingPatch'];
      };
    };
    responses: {
      /** @description The settings after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationSettingAnswer'];
        };
      };
      /** @description Bad Request: `notification_setting.none`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateNotificationSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationSettingPatch'];
      };
    };
    responses: {
      /** @description The settings after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationSettingAnswer'];
        };
      };
      /** @description Bad Request: `notification_setting.none`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getUnsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Token of the link in a mail; it authorizes the request. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': components['schemas']['UnsubscribePage'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unsubscribe: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Token of the link in a mail; it authorizes the request. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['OneClick'];
        'application/x-www-form-urlencoded': string;
        'multipart/form-data': string;
      };
    };
    responses: {
      /** @description Unsubscribed. The body is a page that says so. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': components['schemas']['UnsubscribePage'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getGroupNotificationSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The choices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupNotificationSettingAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putGroupNotificationSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupNotificationSettingPatch'];
      };
    };
    responses: {
      /** @description The choices after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupNotificationSettingAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateGroupNotificationSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or slug. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupNotificationSettingPatch'];
      };
    };
    responses: {
      /** @description The choices after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupNotificationSettingAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPushTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushTokenList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createPushToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPushToken'];
      };
    };
    responses: {
      /** @description The new push token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushTokenAnswer'];
        };
      };
      /** @description Bad Request: `push.endpoint`, `push.keys`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deletePushToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the push token. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The complete list, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWebhook'];
      };
    };
    responses: {
      /** @description The new webhook. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookAnswer'];
        };
      };
      /** @description Bad Request: `validation.url`, `webhook.address`, `webhook.provider_fields`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `webhook.too_many`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookAnswer'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookPatch'];
      };
    };
    responses: {
      /** @description The webhook after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookAnswer'];
        };
      };
      /** @description Bad Request: `validation.url`, `webhook.address`, `webhook.provider_fields`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted with its deliveries. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookPatch'];
      };
    };
    responses: {
      /** @description The webhook after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookAnswer'];
        };
      };
      /** @description Bad Request: `validation.url`, `webhook.address`, `webhook.provider_fields`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        state?: 'waiting' | 'delivered' | 'failed' | 'dropped';
        /** @description Page number, from 1. */
        page?: number;
        /** @description Page size, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryList'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  redeliverWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        id: string;
        /** @description Id of the delivery. */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery; it is sent at once. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `webhook.disabled`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  enableWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new secret, this once. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookSecret'];
        };
      };
      /** @description Bad Request: `webhook.provider_fields`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden`, `auth.fresh_needed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the webhook. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery; it is sent at once. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryAnswer'];
        };
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  buyPlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanOrder'];
      };
    };
    responses: {
      /** @description The price, and the amount due now. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanBought'];
        };
      };
      /** @description Bad Request: `coupon.invalid`, `payment.amount`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `coupon.spent`, `payment.unsettled`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  quotePlan: {
    parameters: {
      query: {
        plan: 'lite' | 'standard';
        interval: 'monthly' | 'annual';
        coupon?: string;
        /** @description Maximum number of seats that are used and billed. */
        max_members?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The price. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanQuote'];
        };
      };
      /** @description Bad Request: `coupon.invalid`, `payment.amount`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `coupon.spent` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelPlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plan ends. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  buyCredit: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreditOrder'];
      };
    };
    responses: {
      /** @description The payment of the credit. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditBought'];
        };
      };
      /** @description Bad Request: `payment.amount`, `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `payments.off`, `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSeats: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id or slug of the group. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The seats. Visible to the owner, its managers and group owners. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seats'];
        };
      };
      /** @description Bad Request: `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All plans. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanList'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  setPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id, email or account name. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GivenPlan'];
      };
    };
    responses: {
      /** @description The subscription after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffSubscriptionAnswer'];
        };
      };
      /** @description Bad Request: `subscription.until`, `validation` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not Found: `not_found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller’s subscription, or the default plan. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubscriptionAnswer'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  requestPlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanRequest'];
      };
    };
    responses: {
      /** @description Accepted; an email will be sent. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unauthorized: `unauthenticated`, `token_expired`, `session_ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Forbidden: `forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `subscription.requested`, `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Without edit rights: `no_edit_rights` */
      481: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The release that this gateway runs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Version'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createClientError: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewClientError'];
      };
    };
    responses: {
      /** @description Written. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Bad Request: `validation`, `idempotency_key_reused` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict: `idempotency_in_progress` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Payload Too Large: `payload_too_large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unsupported Media Type: `unsupported_media_type` */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too Many Requests: `rate_limited` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Internal Server Error: `internal` */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Service Unavailable: `unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
