// Made by `npm run openapi` from the schemas of the gateway. Do not edit.

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
     * Ask for a sign-in link by mail
     * @description The answer is the same whether the address has an account. The link is good once, for 15 minutes.
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
     * @description Ends the session of a refresh token and that of the access token, and drops the cookie. Answers the same whether there is one.
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
     * Exchange a refresh token
     * @description Answers a new pair. An old refresh token used again ends the whole chain.
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
     * Begin a sign-in at a provider
     * @description The browser goes to `authorization_url` and comes back to `/auth_redirect` with `state` and `code`, which `POST /auth/login` takes (or `POST /linked_accounts`, where it was to `connect`), once, within ten minutes.
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
     * Providers that one may sign in at
     * @description OpenID Connect providers that the operator has set up: Google, Apple, an organisation’s own.
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
    /** Providers that one’s account is connected with */
    get: operations['listLinkedAccounts'];
    put?: never;
    /**
     * Connect a provider with one’s account
     * @description With what it sent the browser back with. From then on it signs in to this account.
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
     * Disconnect a provider
     * @description Password and mailed links go on working.
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
     * Begin a sign-in with a passkey
     * @description What the browser is asked for (`navigator.credentials.get`). `POST /auth/login` takes its answer as `passkey`, once, within ten minutes.
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
    /** One’s own passkeys */
    get: operations['listPasskeys'];
    put?: never;
    /** Keep a passkey that the browser has made */
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
     * Remove a passkey
     * @description Password and mailed links go on working.
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
     * Begin to make a passkey
     * @description What the browser is asked for (`navigator.credentials.create`); its answer goes to `POST /passkeys`.
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
     * Confirm once more that it is oneself
     * @description The session counts as freshly signed in for ten minutes, as after a sign-in. What needs that is refused with `auth.fresh_needed` otherwise.
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
     * What a mailed link is good for
     * @description The page of a link shows it before anybody presses its button. The link stays good: opening it spends nothing.
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
     * What was written down about the safety of one’s account
     * @description The newest first, for its owner alone. Kept for 400 days. The next page begins after an event, not at a number: what is written meanwhile moves nothing.
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
     * The devices on which one is signed in
     * @description The last used first. A member card has no list.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /** Sign all other devices out */
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
     * Sign one device out
     * @description Within a second nothing that it holds is taken any more, and its open streams end.
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
     * Ask for a mail that shows one’s address to be one’s own
     * @description Nothing waits for it. Its link is good once, for a day. A new address is sent one without being asked, and again by this.
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
     * Show that an address is one’s own, by the link in its mail
     * @description For who opens the link, signed in or not. It signs nobody in. A new address becomes that of the account by it, and all other sessions end.
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
     * Forget an account that this browser remembers, and end its session
     * @description Answers the same whether it was remembered.
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
     * Remember one’s account in this browser, so that another can sign in
     * @description Puts the refresh cookie aside under the id of the caller. `POST /auth/switch` brings it back. A browser remembers five accounts; a member card is not remembered.
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
     * Go on as another account that this browser remembers
     * @description Who is signed in now keeps its account first (`POST /auth/keep`), or it is signed in here no more.
     */
    post: operations['switchAccount'];
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
     * @description Registers a person or an organisation and signs in.
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
     * One user
     * @description Private fields are null, unless the caller is the user or manages the account.
     */
    get: operations['getUser'];
    /**
     * Change settings of an account
     * @description A new `email` counts when it is confirmed; until then the old one holds (`pending_email`), and is told.
     */
    put: operations['putUser'];
    post?: never;
    /**
     * Delete an account
     * @description Its groups, goods and bookings go too. The address is typed again, against a slip of the hand.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /**
     * Change settings of an account
     * @description A new `email` counts when it is confirmed; until then the old one holds (`pending_email`), and is told.
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
    /** Who am I */
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
     * Everything of one’s own, as a file
     * @description The account with its settings, devices and record; its groups, memberships, managers and goods; what it has booked, waits for and likes; folders, announcements, pictures, calendars; the messages it has written, and what managers noted down about it. However much it is, it is sent while it is read.
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
     * Close the days of a calendar
     * @description Adds the days that the entries of a calendar touch, for three years from today, to the closed dates of a lender. With `dry_run` nothing is written.
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
     * My groups
     * @description The groups that the caller owns or belongs to.
     */
    get: operations['listGroups'];
    put?: never;
    /** Make a group */
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
     * One group
     * @description Somebody outside sees the name of a group that takes sign-ups. Of one that has stopped them, who has its address is told so, and otherwise nothing.
     */
    get: operations['getGroup'];
    /** Change a group */
    put: operations['putGroup'];
    post?: never;
    /**
     * Delete a group
     * @description Outstanding bookings of goods that only stood in it are cancelled.
     */
    delete: operations['deleteGroup'];
    options?: never;
    head?: never;
    /** Change a group */
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
     * To whom a group may go
     * @description People in any of the owner’s groups, and accounts that the owner manages.
     */
    get: operations['listHeirs'];
    put?: never;
    /**
     * Ask another account to have a group
     * @description It goes over when they accept, within 14 days, and that can’t be undone. Who had it stays in it as a group owner; its members take seats of the other account’s plan.
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
     * Posts of a group
     * @description The pinned one first, then the newest.
     */
    get: operations['listPosts'];
    put?: never;
    /** Tell the people of a group something */
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
    /** One post */
    get: operations['getPost'];
    /**
     * Change a post, or pin it
     * @description Only one post of a group is pinned: pinning one takes the pin off the other.
     */
    put: operations['putPost'];
    post?: never;
    /** Delete a post */
    delete: operations['deletePost'];
    options?: never;
    head?: never;
    /**
     * Change a post, or pin it
     * @description Only one post of a group is pinned: pinning one takes the pin off the other.
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
     * Members of a group, or groups of a user
     * @description Without `group_id` and `user_id`: the caller’s own memberships.
     */
    get: operations['listMemberships'];
    put?: never;
    /**
     * Join a group, or invite somebody
     * @description With `email` or `user_id` of another, who manages the members invites that person, who accepts or declines; the answer is the same whether there is such an account.
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
    /** Change a membership */
    put: operations['putMembership'];
    post?: never;
    /** Leave a group, or remove somebody */
    delete: operations['deleteMembership'];
    options?: never;
    head?: never;
    /** Change a membership */
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
     * Change or remove many members
     * @description Each with its own outcome, in the order asked: what can’t be done to one (`membership.active_bookings`, `membership.group_owner`, `plan_limit`, …) is told of that one, and the others go on.
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
     * Invitations to me, to a group of mine, or from me
     * @description `to=me`: what invites the caller, by id or by the confirmed address. `group_id`: of a group whose members the caller manages. `from=me`: managers and heirs whom the caller asks.
     */
    get: operations['listInvites'];
    put?: never;
    /**
     * Invite people to a group by mail
     * @description Each address gets a mail in its reader’s language, or in the group’s, with a link that is good once, for 14 days. Who is invited already gets it again, and only the last link is good. A faulty address refuses the list and is named in `errors`. An account sends 50 a day on the free plan and 500 on others, and one reader gets 3 a day from the whole installation.
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
     * Take an invitation back
     * @description By who manages the members of the group, or whose account or group it is about.
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
     * @description By the account that was asked, or the one whose confirmed address was. The `token` of the mail’s link confirms the address as well. The seat of a member is taken now: where there is none the invitation stays.
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
     * What an invitation is to
     * @description For who opens its link, signed in or not. `POST /memberships` with the same `invite_token` joins.
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
     * No more invitations to me from this installation
     * @description For the reader of an invitation’s mail, whose link holds the token, in the body or the query; mail programs post to it by themselves (RFC 8058). It is respected without a word.
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
    /** My managers, and the accounts that I manage */
    get: operations['listManagers'];
    put?: never;
    /**
     * Ask somebody to act for my account
     * @description It begins when they accept, from an account whose address is confirmed. The answer is the same whether the address has an account.
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
    /** End a manager’s rights */
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
    /** The member cards of a group, by number */
    get: operations['listAuthTokens'];
    put?: never;
    /**
     * Make a member card, or many alike
     * @description Each card has a user without an address and takes one seat of the plan. Without `management_id` it gets the next number of the group.
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
    /** One member card */
    get: operations['getAuthToken'];
    /** Change a member card */
    put: operations['putAuthToken'];
    post?: never;
    /**
     * Take a member card back
     * @description For good: its number and its seat are free again, and who signed in with it is signed out.
     */
    delete: operations['deleteAuthToken'];
    options?: never;
    head?: never;
    /** Change a member card */
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
     * Give a lost member card a new secret
     * @description The card keeps its user and its bookings; the old secret, and every session begun with it, end.
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
     * The member cards of a group as a CSV file
     * @description UTF-8 with BOM, lines end with CRLF. The columns `id`, `name`, `email`, `invite_email` are those of the import; `permission` and `jti` follow. A text that a spreadsheet would take for a formula has an apostrophe before it.
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
     * The member card that was read at a counter
     * @description By the secret in its code, for those who may list the members of its group. Sent as a body, so that it stands in no log.
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
    /** Make a member card of each row of a sheet */
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
     * Link a member card to my account
     * @description The account takes the card’s place in its group, with all that it has booked; the card opens nothing any more.
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
     * Goods, filtered and sorted
     * @description With `match`, `filter` or `sort=booked_at` the search index answers, and `meta.as_of` says up to when it is true.
     */
    get: operations['listGoods'];
    put?: never;
    /** Register a good */
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
    /** One good */
    get: operations['getGood'];
    /** Change a good */
    put: operations['putGood'];
    post?: never;
    /**
     * Delete a good
     * @description Refused while a unit is out; its future bookings are cancelled.
     */
    delete: operations['deleteGood'];
    options?: never;
    head?: never;
    /** Change a good */
    patch: operations['updateGood'];
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
     * Change many goods alike
     * @description Each with its own outcome: what is refused of one leaves the others changed.
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
     * Goods as a CSV file
     * @description All that the caller may edit, in the order of registration. UTF-8 with BOM, lines end with CRLF. The heads of the columns are the names of the fields, so that the file can be brought in again. A text that a spreadsheet would take for a formula has an apostrophe before it. Sent as it is read, however many there are.
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
     * Register many goods at once
     * @description All or nothing, unless `partial`. Each fault names its row and field; `dry_run` tells them before anything is written.
     */
    post: operations['uploadGoods'];
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
     * Folders of a group
     * @description `GET /goods?folder=` lists the goods of one.
     */
    get: operations['listFolders'];
    put?: never;
    /** Make a folder in a group */
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
    /** Rename or move a folder, and say which goods are in it */
    put: operations['putFolder'];
    post?: never;
    /**
     * Delete a folder
     * @description Its goods stay in the group.
     */
    delete: operations['deleteFolder'];
    options?: never;
    head?: never;
    /** Rename or move a folder, and say which goods are in it */
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
     * Like a good, or no longer
     * @description Nobody else sees what one likes. `GET /goods?liked=true` lists it.
     */
    post: operations['toggleLike'];
    delete?: never;
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
    /** What is free of one good */
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
     * What is free of many goods
     * @description One schedule per good that the caller may see, in the order asked.
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
     * Hear when the bookings of goods change, and when somebody writes about a booking
     * @description Server-sent events about goods (`good_ids`), a thread (`booking_id`), or both. `ready` `{ good_ids, booking_id? }` names what of them the caller may see; `changed` `{ good_id, version }` says that a schedule is to be read again, and nothing else; `written` `{ booking_id, version }` the same of a thread; `missed` `{}` says that anything may have changed. A comment comes every 15 seconds. With the header `Last-Event-ID` one is told what came since, or `missed`. Read it with `fetch`: the token goes into the header, never into the address.
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
     * Sign a PUT for one picture
     * @description Send the bytes to `url`, then name `image_id` in the `image_ids` of a good.
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
     * Bookings
     * @description Without a filter everything that the caller may see, cancelled ones too.
     */
    get: operations['listBookings'];
    put?: never;
    /**
     * Book
     * @description Refused for want of room (409 `booking.unavailable`, `booking.on_loan`, `booking.exclusive`), `params` says what could be had: `free` units then, the nearest ranges of the same length `before` and `after`, and `equal_goods` (`id`, `title`) that are free for all of it.
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
    /** One booking */
    get: operations['getBooking'];
    /** Move a booking, or change its quantity or memo */
    put: operations['putBooking'];
    post?: never;
    /**
     * Cancel a booking
     * @description It is kept, as cancelled. What is out is returned, not cancelled.
     */
    delete: operations['cancelBooking'];
    options?: never;
    head?: never;
    /** Move a booking, or change its quantity or memo */
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
     * Book many goods at once
     * @description All or nothing; the first refusal names its good in `params.good_id`.
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
     * What an extension would move
     * @description For managers, before they extend over others: who would move where, and who is told. Writes nothing.
     */
    get: operations['previewExtension'];
    put?: never;
    /** Extend */
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
    /** Hand over */
    post: operations['handOverBooking'];
    /** Back to not handed over */
    delete: operations['revertHandOver'];
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
    /** Confirm a borrower’s return */
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
    /** Mark returned */
    post: operations['returnBooking'];
    /** Back to not returned */
    delete: operations['revertReturn'];
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
     * Mark many returned
     * @description Each with its own outcome, in the order asked.
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
     * One booking as a calendar file
     * @description An iCalendar object of one event. `UID` stays, `SEQUENCE` is the version of the booking; a cancelled one has `STATUS:CANCELLED`. A booking by day is an all-day event whose `DTEND` is the day after its last.
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
     * Bookings as a CSV file
     * @description All of them, the newest first, with the filters of the list. UTF-8 with BOM, lines end with CRLF, the heads of the columns are in the reader’s language, days and times in the lender’s zone. A text that a spreadsheet would take for a formula has an apostrophe before it. Sent as it is read, however many there are.
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
     * Cancel a booking and those after it in its series
     * @description As far as each may be cancelled; refused when none may.
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
     * Book a range that repeats
     * @description Every week, every second, or on the same weekday of every month. With `dry_run` each date is shown with what is in its way, and nothing is booked; then those in `dates` are booked, all or nothing, the first refusal naming its day in `params.date`. The bookings share a `series_id`.
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
     * Calendar feeds
     * @description The caller’s own.
     */
    get: operations['listFeeds'];
    put?: never;
    /**
     * Make an address to which a calendar subscribes
     * @description One for what the caller has booked, and one for each group whose bookings it sees. The feed shows what the caller may see at the moment that it is fetched, without names and memos, for as long as its address stands.
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
    /** Take an address away */
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
     * A new address
     * @description The address so far opens nothing any more.
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
     * What a calendar fetches
     * @description Without a token: the secret in the address stands for it. The next 1,000 bookings, from those that ended 31 days ago; a cancelled one stays with `STATUS:CANCELLED` and a higher `SEQUENCE`, so that calendars strike it.
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
     * Who waits
     * @description The caller’s own, newest first; with `good_id` the line of a good.
     */
    get: operations['listWaits'];
    put?: never;
    /**
     * Wait for what can’t be booked
     * @description Where a booking is refused `booking.unavailable`, `booking.on_loan` or `booking.exclusive`. When it becomes free, those who wait are asked in their order, and it is held for who was asked until `answer_by` (the lender’s `queue_answer_hours`, and never past the start).
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
     * Wait no longer
     * @description By who waits, or by a manager of the good. What was held goes to the next.
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
    /** Book what is held */
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
    /** Not any more; the next is asked */
    post: operations['declineWait'];
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
     * What was written about a booking
     * @description Reading marks nothing as read; `PUT /messages/read` does.
     */
    get: operations['listMessages'];
    put?: never;
    /**
     * Write about a booking
     * @description For borrower and lender, managers of either, who runs a group of the good, and the office while a dispute is open. The other sides are told by mail: of the first message at once, of those within the next five minutes together.
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
    /** Mark messages as read, up to one of them */
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
     * How much is unread, in all threads
     * @description For a badge; cheap enough for every screen.
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
     * What managers have noted down about a booking
     * @description For those who manage the good; its borrower never sees it. (The `memo` of a booking is for all.)
     */
    get: operations['getBookingNote'];
    /** Note something down about a booking, for managers alone */
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
     * What I want to be told
     * @description One’s own alone, by mail and in browsers. All are on until they are turned off; the last one stays on.
     */
    get: operations['getNotificationSetting'];
    /** Choose what I want to be told */
    put: operations['putNotificationSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Choose what I want to be told */
    patch: operations['updateNotificationSetting'];
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
     * The browsers in which I am told of news
     * @description One’s own alone. A member card has none.
     */
    get: operations['listPushTokens'];
    put?: never;
    /**
     * Tell me of news in this browser, too
     * @description What the Push API gave (`PushSubscription`). The same browser again takes its own place; beyond 20 the oldest goes. Messages are encrypted for the browser (RFC 8291) and hold JSON: `title`, `body`, `path` to open, `lang`, `tag`.
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
    /** Tell me nothing more in a browser */
    delete: operations['deletePushToken'];
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
    /** How many seats of the plan behind a group are taken */
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
    /** The plans and their prices */
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
     * Give an account a plan
     * @description For confirmed addresses in `STAFF_EMAILS`. What is left out is taken off. It is recorded and mailed to the owner, and not billed.
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
    /** My subscription */
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
     * Ask for another plan
     * @description For one’s own account it goes to who runs this installation; one request is open at a time. With `owner_id` a manager or group owner asks the owner for more seats.
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
    /** Which release answers */
    get: operations['getVersion'];
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
    Problem: {
      /** @example https://kashikari.dev/errors/booking.max_days */
      type: string;
      /** @example Bad Request */
      title: string;
      /** @example 400 */
      status: number;
      /**
       * @description What clients test.
       * @example booking.max_days
       */
      code: string;
      /**
       * @description For a person, in the language of `Accept-Language`.
       * @example You can book for at most 3 days.
       */
      detail: string;
      /** @description What was asked and what would be allowed. */
      params?: {
        [key: string]: unknown;
      };
      /** @description Faults by field, in wire names. */
      errors?: {
        [key: string]: components['schemas']['FieldFault'][];
      };
      /** @description Tell this to support. */
      trace_id: string;
    };
    FieldFault: {
      /** @description Stable, never translated. */
      code: string;
      /** @description For a person, in the language of `Accept-Language`. */
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
      /** @description Good once, at `POST /auth/refresh`. Browsers get it as an HttpOnly cookie too. */
      refresh_token: string;
      /** @description Seconds until `token` expires. */
      expires_in: number;
      /** @description The link was the first to show that the address is the user’s: the password and all else that opened the account before open it no longer. */
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
      /** @description Private: wanted instead of `email`, which holds until this one is confirmed. */
      pending_email: string | null;
      /**
       * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
       * @enum {string}
       */
      locale: 'ja' | 'en' | 'ja-Hira';
      /** @description IANA zone; days of this lender’s goods are days in it. */
      time_zone: string;
      /** @description Private. */
      invoice_name: string | null;
      /** @description Private. */
      invoice_email: string | null;
      /** @description Private: weekdays (0 Sunday) on which overdue notices go; none: daily for 14 days, then every 7. */
      reminder_days_indexes: number[];
      /** @description Sees no advertisements between screens. */
      hide_ads: boolean;
      /** @description Private: the last answer to “would you recommend us”, 0 to 10. */
      nps: number | null;
      /** @description Live bookings a borrower may hold; null is no limit. */
      max_supplies: number | null;
      /** @description Count future bookings in `max_supplies` too. */
      limit_supply_regardless_of_date: boolean;
      /** @description Weekdays (0 Sunday) on which no booking starts or ends. */
      disabled_days_indexes: number[];
      /** @description Days on which no booking starts or ends. */
      closed_dates: string[];
      /** @description Days between booking and its first day. */
      at_least_days_ahead: number;
      /** @description Days a borrower may extend in all; 0 is not at all. */
      extendable_days: number;
      allow_return_by_borrower: boolean;
      allow_hand_over_by_user: boolean;
      /** @description Borrowers may move and cancel their own bookings. */
      allow_manage_by_user: boolean;
      /** @description Bookings are handed over before they are out. */
      manage_hand_over: boolean;
      /** @description The next booking is not moved when a good is late. */
      disable_auto_delay: boolean;
      /** @description Goods are for members only, whatever their flags. */
      prevent_public_access: boolean;
      /**
       * @description The country on whose public holidays the same holds; null: they are days like others.
       * @enum {string|null}
       */
      closed_on_holidays: 'JP' | null;
      /** @description Hours that who waits for a good has to answer once asked. */
      queue_answer_hours: number;
      /**
       * @description When reminders and overdue notices leave, on the clock of `time_zone`.
       * @example 09:00
       */
      reminder_time: string;
      /** @description What the caller may do with this user now: `edit`, `delete`, `appoint_managers`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    /** @description One way of signing in: `email` and `password`; `account_name` and `password`; `token` from a mailed link; `jti` of a member card; `provider` and `id_token`; `code` and `state`, and `iss` where it came, from a provider’s way back; or `passkey`. */
    Credentials: {
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email?: string;
      /** @example sakura_nursery */
      account_name?: string;
      password?: string;
      /** @description From the link in a mail. */
      token?: string;
      /** @description The secret of a member card. */
      jti?: string;
      /**
       * @description Whose `id_token` it is, of `GET /auth/providers`.
       * @example google
       */
      provider?: string;
      /** @description From the provider, for an app of its settings; good once. */
      id_token?: string;
      /** @description With `state`: what a provider sent the browser back with. */
      code?: string;
      state?: string;
      /** @description RFC 9207; as it came. */
      iss?: string;
      /** @description What `navigator.credentials.get` gave. */
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
      /** @description End the sessions of all accounts that this browser remembers, too. */
      accounts?: boolean;
    };
    SessionAnswer: {
      user: components['schemas']['User'];
      /** @description `Authorization: Bearer …`, for 15 minutes. */
      token: string;
      /** @description Good once, at `POST /auth/refresh`. Browsers get it as an HttpOnly cookie too. */
      refresh_token: string;
      /** @description Seconds until `token` expires. */
      expires_in: number;
    };
    Refresh: {
      /** @description Browsers send the cookie instead. */
      refresh_token?: string;
    };
    ProviderJourney: {
      /** @description Where the browser goes. */
      authorization_url: string;
      /** @description Comes back to `/auth_redirect`; keep it, and end only what you began. */
      state: string;
    };
    ProviderBeginning: {
      /** @example google */
      provider: string;
      /** @description To connect it with the caller’s account instead of signing in. */
      connect?: boolean;
      /**
       * @description Of an account that this sign-in may make.
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
      /** @description The address there, when it was last used. */
      email: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      used_at: string;
    };
    NewLinkedAccount: {
      state: string;
      code: string;
      /** @description RFC 9207; as it came. */
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
      /** @description Its maker keeps it on several devices. */
      synced: boolean;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      used_at: string | null;
    };
    NewPasskey: {
      /** @description How its owner knows it again: the device, or where it is kept. */
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
      /** @description How its owner knows it again: the device, or where it is kept. */
      name: string;
    };
    /** @description One of `password`, `passkey`, `token` of a mailed link, or `provider` and `id_token`. */
    OwnersProof: {
      password?: string;
      /** @description To options of `POST /auth/passkey`. */
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
      /** @description From a mailed link that signs in; it is spent by this. */
      token?: string;
      /**
       * @description Whose `id_token` it is.
       * @example google
       */
      provider?: string;
      /** @description Of a provider that is connected with the account. */
      id_token?: string;
    };
    MailedLinkAnswer: {
      link: {
        /**
         * @description `sign_in`, `verify` (an address is one’s own) or `change` (a new address).
         * @example sign_in
         */
        purpose: string;
        /**
         * @description Masked: enough to know one’s own.
         * @example m…@e….jp
         */
        email: string;
        /**
         * Format: uuid
         * @description Whose account it is for.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string;
      };
    };
    LinkToken: {
      /** @description From the link in a mail. */
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
       * @description What happened; more kinds may be added.
       * @example signed_in
       */
      kind: string;
      /** Format: date-time */
      at: string;
      /** @description Where the call came from. */
      address: string | null;
      /** @description Names and ways, nothing secret. */
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
      /** @description The one that asks, as far as its refresh cookie tells. */
      current: boolean;
      user_agent: string;
      /** @description Where it was last used. */
      address: string | null;
      /** Format: date-time */
      begun_at: string;
      /**
       * Format: date-time
       * @description When its tokens were last renewed.
       */
      used_at: string;
    };
    KeptDevice: {
      /** @description Of the device that stays. Browsers send the cookie instead. */
      refresh_token?: string;
    };
    VerificationToken: {
      /** @description From the link in the mail: `/verify_email?token={token}`. */
      token: string;
    };
    AccountSwitch: {
      /**
       * Format: uuid
       * @description An account that this browser remembers.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
    };
    NewUser: {
      /** @description A person, or an organisation. */
      name: string;
      /**
       * Format: email
       * @example hanako@example.jp
       */
      email: string;
      /**
       * Format: password
       * @description 6 to 55 ASCII characters.
       */
      password: string;
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
      /** @description Not yet: an account that is there chooses one (`PATCH /users/{id}`). */
      account_name?: string | null;
    };
    UserAnswer: {
      user: components['schemas']['User'];
    };
    UserUpdateAnswer: {
      user: components['schemas']['User'];
      /** @description The new address, which counts when it is confirmed by the link in its mail. */
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
      /** @description The session to keep when the password changes; all others end. */
      refresh_token?: string;
      /**
       * @description Letters, digits and underscore; null takes it away.
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
      /** @description Where one of our pictures is shown that one has sent; null for none. */
      thumbnail_url?: string | null;
      /**
       * Format: uuid
       * @description A picture that one has sent (`image_id`); its thumbnail becomes `thumbnail_url`. Null takes it away.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      avatar?: string | null;
      invoice_name?: string | null;
      invoice_email?: string | '' | null;
      reminder_days_indexes?: number[];
      hide_ads?: boolean;
      nps?: number | null;
      /** @description Live bookings a borrower may hold; null is no limit. */
      max_supplies?: number | null;
      /** @description Count future bookings in `max_supplies` too. */
      limit_supply_regardless_of_date?: boolean;
      /** @description Weekdays (0 Sunday) on which no booking starts or ends. */
      disabled_days_indexes?: number[];
      /** @description Days on which no booking starts or ends. */
      closed_dates?: string[];
      /** @description Days between booking and its first day. */
      at_least_days_ahead?: number;
      /** @description Days a borrower may extend in all; 0 is not at all. */
      extendable_days?: number;
      allow_return_by_borrower?: boolean;
      allow_hand_over_by_user?: boolean;
      /** @description Borrowers may move and cancel their own bookings. */
      allow_manage_by_user?: boolean;
      /** @description Bookings are handed over before they are out. */
      manage_hand_over?: boolean;
      /** @description The next booking is not moved when a good is late. */
      disable_auto_delay?: boolean;
      /** @description Goods are for members only, whatever their flags. */
      prevent_public_access?: boolean;
      /**
       * @description The country on whose public holidays the same holds; null: they are days like others.
       * @enum {string|null}
       */
      closed_on_holidays?: 'JP' | null;
      /** @description Hours that who waits for a good has to answer once asked. */
      queue_answer_hours?: number;
      /**
       * @description When reminders and overdue notices leave, on the clock of `time_zone`.
       * @example 09:00
       */
      reminder_time?: string;
    };
    UserDeletion: {
      /**
       * Format: email
       * @description The account’s own address, typed again.
       * @example hanako@example.jp
       */
      email: string;
    };
    CurrentUserAnswer: {
      user: components['schemas']['User'];
      /** @description The token to go on with. */
      token: string;
    };
    UserExport: {
      user: components['schemas']['User'];
      notification_setting: components['schemas']['NotificationSetting'];
      sessions: components['schemas']['Device'][];
      /** @description The browsers in which one is told of news. */
      push_tokens: components['schemas']['PushToken'][];
      security_events: components['schemas']['SecurityEvent'][];
      /** @description Owned, joined, or acted for. */
      groups: components['schemas']['Group'][];
      memberships: components['schemas']['Membership'][];
      managers: components['schemas']['Manager'][];
      /** @description Of which one is the lender. */
      goods: components['schemas']['Good'][];
      /** @description What one has booked. */
      bookings: components['schemas']['BookingOfExport'][];
      /** @description What one likes. */
      likes: components['schemas']['Good'][];
      /** @description What one waits for, or has waited for. */
      waits: components['schemas']['Wait'][];
      /** @description Calendars that subscribe; without their secrets. */
      feeds: components['schemas']['Feed'][];
      /** @description Of one’s own groups. */
      folders: components['schemas']['Folder'][];
      /** @description Announcements that one has written. */
      posts: components['schemas']['Post'][];
      /** @description What one has sent. */
      pictures: components['schemas']['Image'][];
      /** @description What managers noted down about one’s bookings. */
      notes_about: components['schemas']['NoteAbout'][];
      /** @description What one has written. */
      messages: components['schemas']['Message'][];
    };
    NotificationSetting: {
      /** @description Somebody wrote about a booking. Passed over by `force_notify`. */
      email_message: boolean;
      /** @description A booking was made. */
      email_new_booking: boolean;
      /** @description A booking was changed, extended, moved or cancelled. */
      email_update_booking: boolean;
      /** @description A booking of mine begins tomorrow. */
      email_start_date: boolean;
      /** @description What I have is to be returned tomorrow. That it is late is told whatever is chosen. */
      email_return_date: boolean;
      /** @description A group of mine has a new announcement. Passed over by `force_notify`. */
      email_new_post: boolean;
      /** @description As `email_message`, in browsers that I turned on (`/push_tokens`). */
      push_message: boolean;
      /** @description As `email_new_booking`, in browsers. */
      push_new_booking: boolean;
      /** @description As `email_update_booking`, in browsers. */
      push_update_booking: boolean;
      /** @description As `email_start_date`, in browsers. */
      push_start_date: boolean;
      /** @description As `email_new_post`, in browsers. */
      push_new_post: boolean;
    };
    PushToken: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * Format: uri
       * @description By which a browser knows itself again.
       * @example https://fcm.googleapis.com/fcm/send/a
       */
      endpoint: string;
      /**
       * Format: uuid
       * @description The device that it is, of `GET /auth/sessions`.
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
      /** @description Its address: `-/{slug}`. */
      slug: string;
      /**
       * Format: uuid
       * @description The account that owns it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id: string;
      /** @description Joining asks a passcode. */
      has_passcode: boolean;
      /** @description For those who manage the group; null to others. */
      passcode: string | null;
      /** @description Members may register goods into it. */
      accept_member_goods: boolean;
      /** @description Members see the names on each other’s bookings. */
      member_booking_visible: boolean;
      /** @description Nobody new may join by themselves. */
      disable_sign_up: boolean;
      /** @description Shown to who is about to join. */
      sign_up_message: string;
      /** @description One more question to who joins, whose answers become tags; empty: none is asked. */
      tag_form_label: string;
      tag_form_placeholder: string;
      cover: components['schemas']['GroupPicture'];
      logo: components['schemas']['GroupPicture'];
      /** @description The newest announcement, to those who see its goods; of a group that was asked for. */
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
         * @description Who wrote it.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string;
        body: string;
        /** @description Stands first; at most one of a group. */
        pin: boolean;
        /** @description What the caller may do now: `edit`, `delete`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      } | null;
      /** @description The same of the one that stands first. */
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
         * @description Who wrote it.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        user_id: string;
        body: string;
        /** @description Stands first; at most one of a group. */
        pin: boolean;
        /** @description What the caller may do now: `edit`, `delete`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      } | null;
      members_count: number;
      /**
       * @description What the caller is here.
       * @enum {string|null}
       */
      role: 'owner' | 'group_owner' | 'member' | null;
      /** @description What the caller may do now: `edit`, `delete`, `transfer`, `join`, `leave`, `add_goods`, `list_members`, `manage_members`, `see_goods`. */
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
      /** @description Kept, but without rights: over the limit of the plan, or by a group owner. */
      disabled: boolean;
      tags: string[];
      /** @description What the caller may do now: `edit`, `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
    };
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
      /** @description Plain text; its #hashtags become tags. */
      description: string;
      author: string | null;
      publisher: string | null;
      location: string | null;
      category: string | null;
      /** @description The lender’s own number for it; also what a scan shows. */
      management_id: string | null;
      /** @description Yen. Told to those alone who may edit the good; null to others. */
      purchase_price: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date: string | null;
      isbn: string | null;
      custom_tag_title: string | null;
      custom_tag: string | null;
      /** @description From the #hashtags of the description. */
      tags: string[];
      /**
       * Format: uuid
       * @description The account that lends it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id: string;
      /** @description The groups it stands in. */
      group_ids: string[];
      /** @description From `GET /images/s3_presigned_url`, in the order to show. */
      image_ids: string[];
      /** @description The first picture. */
      image_url: string | null;
      /** @description The first picture, small. */
      thumbnail_url: string | null;
      /** @description How many like units there are. */
      quantity: number;
      /** @description Booked by the quarter-hour; then quantity is 1 and margin 0. */
      is_hourly: boolean;
      /** @description Days per booking; null is free choice. */
      max_days: number | null;
      /** @description Days kept free after a booking. */
      margin_days: number;
      /** @description Everybody sees it. */
      is_public: boolean;
      /** @description Everybody sees it, and whoever is signed in books it. */
      is_public_use: boolean;
      /** @description In no list; by URL only. */
      is_hidden: boolean;
      /** @description One booking at a time, whatever its dates. */
      is_exclusive: boolean;
      /** @description A booking not returned grows while nobody waits. */
      auto_extend: boolean;
      /** @description Shown, never booked. */
      for_reference_only: boolean;
      /** @description Only managers book it. */
      restrict_reservation: boolean;
      /** @description Booked only by scanning its code. */
      only_scan_booking: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return: boolean;
      /**
       * Format: date
       * @description First day it is lent at all.
       * @example 2026-12-01
       */
      from: string | null;
      /**
       * Format: date
       * @description Last day it is lent at all.
       * @example 2026-12-01
       */
      to: string | null;
      /** @description Yen. */
      price_per_hour: number | null;
      /** @description Yen. */
      price_per_day: number | null;
      /** @description Yen. */
      price_per_week: number | null;
      /** @description Yen. */
      price_per_month: number | null;
      /** @enum {string} */
      currency: 'JPY';
      /** @description What the caller may do now: `edit`, `delete`, `book`, `manage_bookings`. */
      permissions: string[];
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
       * @description Who waits.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      quantity: number;
      /**
       * @description `offered`: it is free and held until `answer_by`; `passed`: the range began without it.
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
       * @description By day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description By day only; inclusive.
       */
      end_date: string | null;
      /** @description The lender’s, in which the days are days. */
      time_zone: string;
      /** @description 1 is the next of those who want an overlapping range; null once it does not wait any more. */
      place: number | null;
      /** Format: date-time */
      offered_at: string | null;
      /**
       * Format: date-time
       * @description Until then it is held for who was asked.
       */
      answer_by: string | null;
      /**
       * Format: uuid
       * @description What came of it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string | null;
      /** @description What the caller may do now. */
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
       * @description Of the goods of this group; null is what the caller has booked.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      group_id: string | null;
      /** @description What calendars call it. */
      name: string;
      /**
       * @description The address, below that of this server. Whoever knows it reads the feed. Null when it can’t be shown again: only a new one helps.
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
      /** @description Its place in the order, from 0. */
      place: number;
      /** @description Goods in it, without hidden ones. */
      goods_count: number;
      /** @description What the caller may do now: `edit`, `delete`. */
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
       * @description Who wrote it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      body: string;
      /** @description Stands first; at most one of a group. */
      pin: boolean;
      /** @description What the caller may do now: `edit`, `delete`. */
      permissions: string[];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
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
      /** @description For a screen reader; may be empty. */
      alt: string;
    };
    NoteAbout: {
      booking_id: string;
      body: string;
      /** Format: date-time */
      updated_at: string | null;
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
       * @description Who wrote it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /**
       * @description For whom: `group` is who runs a group of the good, `office` joins while a dispute is open.
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
        /** @description From today, three years on, in order. */
        days: {
          /** Format: date */
          date: string;
          /** @description What the calendar says of it. */
          summary: string;
          /** @description It is closed already. */
          known: boolean;
        }[];
        /** @description Entries that could not be read, by what they are called. */
        unread: string[];
      };
      /** @description With its closed dates, as they are after it. */
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
        /** @description Private: wanted instead of `email`, which holds until this one is confirmed. */
        pending_email: string | null;
        /**
         * @description `ja`, `en`, or `ja-Hira`: Japanese without kanji.
         * @enum {string}
         */
        locale: 'ja' | 'en' | 'ja-Hira';
        /** @description IANA zone; days of this lender’s goods are days in it. */
        time_zone: string;
        /** @description Private. */
        invoice_name: string | null;
        /** @description Private. */
        invoice_email: string | null;
        /** @description Private: weekdays (0 Sunday) on which overdue notices go; none: daily for 14 days, then every 7. */
        reminder_days_indexes: number[];
        /** @description Sees no advertisements between screens. */
        hide_ads: boolean;
        /** @description Private: the last answer to “would you recommend us”, 0 to 10. */
        nps: number | null;
        /** @description Live bookings a borrower may hold; null is no limit. */
        max_supplies: number | null;
        /** @description Count future bookings in `max_supplies` too. */
        limit_supply_regardless_of_date: boolean;
        /** @description Weekdays (0 Sunday) on which no booking starts or ends. */
        disabled_days_indexes: number[];
        /** @description Days on which no booking starts or ends. */
        closed_dates: string[];
        /** @description Days between booking and its first day. */
        at_least_days_ahead: number;
        /** @description Days a borrower may extend in all; 0 is not at all. */
        extendable_days: number;
        allow_return_by_borrower: boolean;
        allow_hand_over_by_user: boolean;
        /** @description Borrowers may move and cancel their own bookings. */
        allow_manage_by_user: boolean;
        /** @description Bookings are handed over before they are out. */
        manage_hand_over: boolean;
        /** @description The next booking is not moved when a good is late. */
        disable_auto_delay: boolean;
        /** @description Goods are for members only, whatever their flags. */
        prevent_public_access: boolean;
        /**
         * @description The country on whose public holidays the same holds; null: they are days like others.
         * @enum {string|null}
         */
        closed_on_holidays: 'JP' | null;
        /** @description Hours that who waits for a good has to answer once asked. */
        queue_answer_hours: number;
        /**
         * @description When reminders and overdue notices leave, on the clock of `time_zone`.
         * @example 09:00
         */
        reminder_time: string;
        /** @description What the caller may do with this user now: `edit`, `delete`, `appoint_managers`. */
        permissions: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
    };
    /** @description A calendar whose days become closed dates. Or the file itself as the body (`text/calendar`, up to 2 MiB), with `dry_run` in the query. */
    ClosedDatesImport: {
      /**
       * @description An iCalendar object. A longer one is sent as a file.
       * @example BEGIN:VCALENDAR
       *     …
       */
      calendar: string;
      /** @description Only says what would be closed. */
      dry_run?: boolean;
    };
    GroupAnswer: {
      group: components['schemas']['Group'];
      /** @description Its owner, and who wrote its posts. */
      users: components['schemas']['User'][];
    };
    NewGroup: {
      name: string;
      /**
       * @description Made from the name when absent.
       * @example media-library
       */
      slug?: string;
      description?: string;
      /** @description What one types to join, 4 signs at least; empty is none. */
      passcode?: string;
      accept_member_goods?: boolean;
      member_booking_visible?: boolean;
      disable_sign_up?: boolean;
    };
    GroupList: {
      groups: components['schemas']['Group'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    Meta: {
      page: number;
      per_page: number;
      /** @description All that the caller may see under the filter, not only this page. */
      total: number;
      /** @description Null on the last page. */
      next_page: number | null;
      /**
       * Format: date-time
       * @description Only where the list was answered from the search index: it is true up to this instant.
       */
      as_of?: string;
    };
    GroupPatch: {
      name?: string;
      /** @example media-library */
      slug?: string;
      description?: string;
      /** @description 4 signs at least, unless it stays; null or empty takes it away. */
      passcode?: string | null;
      accept_member_goods?: boolean;
      member_booking_visible?: boolean;
      disable_sign_up?: boolean;
      sign_up_message?: string;
      tag_form_label?: string;
      tag_form_placeholder?: string;
      /**
       * Format: uuid
       * @description Asked for and sent like a picture of a good; null takes it away.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      cover_image_id?: string | null;
      /**
       * Format: uuid
       * @description The same for the small square one.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      logo_image_id?: string | null;
    };
    InviteAnswer: {
      invite: components['schemas']['Invite'];
    };
    Invite: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /**
       * @description To be a member of a group, to act for an account, to have a group.
       * @enum {string}
       */
      kind: 'member' | 'manager' | 'heir';
      /**
       * @description `ended`: taken back, or run out after 14 days.
       * @enum {string}
       */
      state: 'pending' | 'accepted' | 'declined' | 'ended';
      /** @description The last mail could not be delivered; told to who sent it. */
      bounced: boolean;
      /**
       * Format: uuid
       * @description Null for a manager.
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
      /** @description Whose account is to be managed, or who hands the group over. */
      account: {
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        id: string;
        name: string;
      } | null;
      /** @description The address that is asked, where it is one. */
      email: string | null;
      /**
       * Format: uuid
       * @description The account that is asked, where it was named by id.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * Format: uuid
       * @description Who sent it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      inviter_id: string;
      inviter_name: string;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description When the last mail went.
       */
      sent_at: string;
      /**
       * Format: date-time
       * @description 14 days after the last mail.
       */
      expires_at: string;
    };
    Transfer: {
      /**
       * Format: uuid
       * @description The account that is to have the group.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string;
      /** @description The group’s slug, typed again: this can’t be undone. */
      slug: string;
    };
    HeirList: {
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    PostAnswer: {
      post: components['schemas']['Post'];
      /** @description Its author. */
      users: components['schemas']['User'][];
    };
    NewPost: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      body: string;
      /** @description Takes the pin off the other. */
      pin?: boolean;
      /** @description Mails tell its people at once, even those who want no such mails. */
      force_notify?: boolean;
    };
    PostList: {
      posts: components['schemas']['Post'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    PostPatch: {
      body?: string;
      /** @description True takes the pin off the other. */
      pin?: boolean;
    };
    MembershipAnswer: {
      membership: components['schemas']['Membership'];
      users: components['schemas']['User'][];
      groups: components['schemas']['Group'][];
    };
    /** @description With `email` or `user_id` of another somebody is invited; without, the caller joins. */
    NewMembership: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      /** @description To join a group that asks one. */
      passcode?: string;
      /**
       * Format: email
       * @description A group owner invites the reader of this address.
       * @example hanako@example.jp
       */
      email?: string;
      /**
       * Format: uuid
       * @description A group owner invites this user. One’s own: joins, as without.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
      /** @description From the link of an invitation; stands for the passcode. */
      invite_token?: string;
      /** @description Answers to the group’s own question (`tag_form_label`); they become tags of the membership. */
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
      /** @description Why not. */
      code: string | null;
      /** @description For a person. */
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    BulkMemberships: {
      membership_ids: string[];
      group_owner?: boolean;
      disabled?: boolean;
      /** @description Instead of those that each has. */
      tags?: string[];
      add_tags?: string[];
      remove_tags?: string[];
      /** @description Ends them instead. Who manages the group is made a member first. */
      remove?: boolean;
    };
    InvitesAnswer: {
      invites: components['schemas']['Invite'][];
      /** @description Addresses of members; nothing was sent to them. */
      members: string[];
      /** @description Addresses that nothing goes to, and why: `invite.limit`. */
      refused: {
        email: string;
        code: string;
      }[];
      /** @description In a dry run: how many people find no seat in the plan; the real call is `plan_limit` then. */
      over_limit?: number;
      /** @description In a dry run: seats of the plan; null is no limit. */
      limit?: number | null;
      /** @description In a dry run: seats that are taken. */
      used?: number;
    };
    NewInvites: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      emails: string[];
      /** @description Only says what would happen. */
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
      /** @description From the link of its mail. */
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
         * @description To be a member of a group, to act for an account, to have a group.
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
        /** @description Whose account, or who hands the group over; empty for a member. */
        account_name: string;
        sign_up_message: string;
        /** @description The group’s own question; empty: none is asked. */
        tag_form_label: string;
        tag_form_placeholder: string;
      };
    };
    OpenInvite: {
      /** @description From the link: `-/{slug}/sign_up?invite={token}`. */
      token: string;
    };
    StopInvites: {
      /** @description From the link `/invites/stop?token={token}`. */
      token?: string;
    };
    NewManager: {
      /**
       * Format: email
       * @description Gets a mail with a link to accept by.
       * @example hanako@example.jp
       */
      email: string;
    };
    ManagerList: {
      /** @description Who manages the caller’s account, and which accounts the caller manages. */
      managers: components['schemas']['Manager'][];
      users: components['schemas']['User'][];
    };
    AuthTokenAnswer: {
      auth_token: components['schemas']['AuthToken'];
      /** @description All that were made, the addressed one first. */
      auth_tokens: components['schemas']['AuthToken'][];
      users: components['schemas']['User'][];
    };
    AuthToken: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      id: string;
      /** @description The secret: who has it signs in with it, at `POST /auth/login` or `/auth_tokens/{jti}` in a browser. Null to those who don’t manage the members of the group. */
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
       * @description `book` books like a member; `read` looks, and gets 481 on every write.
       * @enum {string}
       */
      permission: 'book' | 'read';
      /** @description Over the limit of the plan, or switched off: signs in, and may do nothing. */
      disabled: boolean;
      /** @description What the caller may do now: `edit`, `delete`. */
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
      /** @description Without one the card is called by its number. */
      name?: string;
      /**
       * Format: email
       * @description Where its holder is reached.
       * @example hanako@example.jp
       */
      email?: string | null;
      /**
       * Format: email
       * @description Gets a mail with the card, which counts as an invitation: from accounts with a confirmed address alone.
       * @example hanako@example.jp
       */
      invite_email?: string | null;
      /**
       * @description `book` books like a member; `read` looks, and gets 481 on every write.
       * @enum {string}
       */
      permission?: 'book' | 'read';
      /** @description So many cards alike, with numbers one after the other. At most 1,000, a setting. */
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
       * @description `book` books like a member; `read` looks, and gets 481 on every write.
       * @enum {string}
       */
      permission?: 'book' | 'read';
    };
    AuthTokenRead: {
      /** @description What stands behind `/auth_tokens/` in the card’s code. */
      jti: string;
    };
    AuthTokenImportAnswer: {
      import: {
        dry_run: boolean;
        /** @description Cards that were made, or would be. */
        count: number;
        /** @description Every fault of every row. Where there is one, nothing was written. */
        faults: {
          /** @description Stable, never translated. */
          code: string;
          /** @description For a person, in the language of `Accept-Language`. */
          message: string;
          /** @description Line of the sheet; the heading is line 1. */
          line: number;
          /** @description The column at fault. */
          field: string;
        }[];
        /** @description In a dry run: how many people find no seat in the plan; the real call is `plan_limit` then. */
        over_limit?: number;
        /** @description In a dry run: seats of the plan; null is no limit. */
        limit?: number | null;
        /** @description In a dry run: seats that are taken. */
        used?: number;
      };
      /** @description In a dry run: how many people find no seat in the plan; the real call is `plan_limit` then. */
      over_limit?: number;
      /** @description In a dry run: seats of the plan; null is no limit. */
      limit?: number | null;
      /** @description In a dry run: seats that are taken. */
      used?: number;
    };
    /** @description The rows of a sheet. Or the sheet itself as the body (CSV in UTF-8 or Shift_JIS, or XLSX, up to 2 MiB; its first line names the columns `id`, `name`, `email`, `invite_email`), with `group_id`, `dry_run` and `permission` in the query. */
    AuthTokenImport: {
      /**
       * @description Id or slug of the group.
       * @example media-library
       */
      group_id: string;
      rows: components['schemas']['AuthTokenImportRow'][];
      /** @description Only says what would happen. */
      dry_run?: boolean;
      /**
       * @description `book` books like a member; `read` looks, and gets 481 on every write.
       * @enum {string}
       */
      permission?: 'book' | 'read';
    };
    AuthTokenImportRow: {
      id?: string;
      name?: string;
      email?: string;
      invite_email?: string;
    };
    LinkAnswer: {
      group: components['schemas']['Group'];
    };
    CardToLink: {
      /** @description The secret in the card’s QR. */
      jti: string;
    };
    GoodAnswer: {
      good: components['schemas']['Good'];
      /** @description Its lender. */
      users: components['schemas']['User'][];
      images: components['schemas']['Image'][];
      /** @description Those of the goods that the caller likes. */
      liked_good_ids: string[];
    };
    NewGood: {
      title: string;
      /** @description Plain text; its #hashtags become tags. */
      description?: string;
      author?: string | null;
      publisher?: string | null;
      location?: string | null;
      category?: string | null;
      /** @description The lender’s own number for it; also what a scan shows. */
      management_id?: string | null;
      /** @description Yen. Told to those alone who may edit the good; null to others. */
      purchase_price?: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date?: string | null;
      isbn?: string | null;
      custom_tag_title?: string | null;
      custom_tag?: string | null;
      /** @description The groups it stands in. */
      group_ids?: string[];
      /** @description From `GET /images/s3_presigned_url`, in the order to show. */
      image_ids?: string[];
      /** @description How many like units there are. */
      quantity?: number;
      /** @description Booked by the quarter-hour; then quantity is 1 and margin 0. */
      is_hourly?: boolean;
      /** @description Days per booking; null is free choice. */
      max_days?: number | null;
      /** @description Days kept free after a booking. */
      margin_days?: number;
      /** @description Everybody sees it. */
      is_public?: boolean;
      /** @description Everybody sees it, and whoever is signed in books it. */
      is_public_use?: boolean;
      /** @description In no list; by URL only. */
      is_hidden?: boolean;
      /** @description One booking at a time, whatever its dates. */
      is_exclusive?: boolean;
      /** @description A booking not returned grows while nobody waits. */
      auto_extend?: boolean;
      /** @description Shown, never booked. */
      for_reference_only?: boolean;
      /** @description Only managers book it. */
      restrict_reservation?: boolean;
      /** @description Booked only by scanning its code. */
      only_scan_booking?: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return?: boolean;
      /**
       * Format: date
       * @description First day it is lent at all.
       * @example 2026-12-01
       */
      from?: string | null;
      /**
       * Format: date
       * @description Last day it is lent at all.
       * @example 2026-12-01
       */
      to?: string | null;
      /** @description Yen. */
      price_per_hour?: number | null;
      /** @description Yen. */
      price_per_day?: number | null;
      /** @description Yen. */
      price_per_week?: number | null;
      /** @description Yen. */
      price_per_month?: number | null;
    };
    GoodList: {
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      images: components['schemas']['Image'][];
      /** @description Those of the goods that the caller likes. */
      liked_good_ids: string[];
      meta: components['schemas']['Meta'];
    };
    GoodPatch: {
      title?: string;
      /** @description Plain text; its #hashtags become tags. */
      description?: string;
      author?: string | null;
      publisher?: string | null;
      location?: string | null;
      category?: string | null;
      /** @description The lender’s own number for it; also what a scan shows. */
      management_id?: string | null;
      /** @description Yen. Told to those alone who may edit the good; null to others. */
      purchase_price?: number | null;
      /**
       * Format: date
       * @example 2026-12-01
       */
      release_date?: string | null;
      isbn?: string | null;
      custom_tag_title?: string | null;
      custom_tag?: string | null;
      /** @description The groups it stands in. */
      group_ids?: string[];
      /** @description From `GET /images/s3_presigned_url`, in the order to show. */
      image_ids?: string[];
      /** @description How many like units there are. */
      quantity?: number;
      /** @description Booked by the quarter-hour; then quantity is 1 and margin 0. */
      is_hourly?: boolean;
      /** @description Days per booking; null is free choice. */
      max_days?: number | null;
      /** @description Days kept free after a booking. */
      margin_days?: number;
      /** @description Everybody sees it. */
      is_public?: boolean;
      /** @description Everybody sees it, and whoever is signed in books it. */
      is_public_use?: boolean;
      /** @description In no list; by URL only. */
      is_hidden?: boolean;
      /** @description One booking at a time, whatever its dates. */
      is_exclusive?: boolean;
      /** @description A booking not returned grows while nobody waits. */
      auto_extend?: boolean;
      /** @description Shown, never booked. */
      for_reference_only?: boolean;
      /** @description Only managers book it. */
      restrict_reservation?: boolean;
      /** @description Booked only by scanning its code. */
      only_scan_booking?: boolean;
      /** @description A manager confirms each return. */
      confirmation_upon_return?: boolean;
      /**
       * Format: date
       * @description First day it is lent at all.
       * @example 2026-12-01
       */
      from?: string | null;
      /**
       * Format: date
       * @description Last day it is lent at all.
       * @example 2026-12-01
       */
      to?: string | null;
      /** @description Yen. */
      price_per_hour?: number | null;
      /** @description Yen. */
      price_per_day?: number | null;
      /** @description Yen. */
      price_per_week?: number | null;
      /** @description Yen. */
      price_per_month?: number | null;
    };
    BulkUpdateAnswer: {
      /** @description In the order asked. */
      outcomes: components['schemas']['GoodUpdateOutcome'][];
      /** @description Those that were changed. */
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
      /** @description Why not. */
      code: string | null;
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    BulkUpdate: {
      /** @description Each once, however often it is named. */
      good_ids: string[];
      /** @description The same for all. */
      changes: {
        title?: string;
        /** @description Plain text; its #hashtags become tags. */
        description?: string;
        author?: string | null;
        publisher?: string | null;
        location?: string | null;
        category?: string | null;
        /** @description The lender’s own number for it; also what a scan shows. */
        management_id?: string | null;
        /** @description Yen. Told to those alone who may edit the good; null to others. */
        purchase_price?: number | null;
        /**
         * Format: date
         * @example 2026-12-01
         */
        release_date?: string | null;
        isbn?: string | null;
        custom_tag_title?: string | null;
        custom_tag?: string | null;
        /** @description The groups it stands in. */
        group_ids?: string[];
        /** @description How many like units there are. */
        quantity?: number;
        /** @description Booked by the quarter-hour; then quantity is 1 and margin 0. */
        is_hourly?: boolean;
        /** @description Days per booking; null is free choice. */
        max_days?: number | null;
        /** @description Days kept free after a booking. */
        margin_days?: number;
        /** @description Everybody sees it. */
        is_public?: boolean;
        /** @description Everybody sees it, and whoever is signed in books it. */
        is_public_use?: boolean;
        /** @description In no list; by URL only. */
        is_hidden?: boolean;
        /** @description One booking at a time, whatever its dates. */
        is_exclusive?: boolean;
        /** @description A booking not returned grows while nobody waits. */
        auto_extend?: boolean;
        /** @description Shown, never booked. */
        for_reference_only?: boolean;
        /** @description Only managers book it. */
        restrict_reservation?: boolean;
        /** @description Booked only by scanning its code. */
        only_scan_booking?: boolean;
        /** @description A manager confirms each return. */
        confirmation_upon_return?: boolean;
        /**
         * Format: date
         * @description First day it is lent at all.
         * @example 2026-12-01
         */
        from?: string | null;
        /**
         * Format: date
         * @description Last day it is lent at all.
         * @example 2026-12-01
         */
        to?: string | null;
        /** @description Yen. */
        price_per_hour?: number | null;
        /** @description Yen. */
        price_per_day?: number | null;
        /** @description Yen. */
        price_per_week?: number | null;
        /** @description Yen. */
        price_per_month?: number | null;
      };
    };
    GoodsUploadAnswer: {
      /** @description What was registered, in the order of the rows. */
      goods: components['schemas']['Good'][];
      /** @description What was not, or on a dry run would not be. */
      faults: components['schemas']['GoodRowFault'][];
    };
    GoodRowFault: {
      /** @description From 0. */
      row: number;
      field: string | null;
      code: string;
      message: string;
    };
    GoodsUpload: {
      goods: components['schemas']['GoodRow'][];
      /**
       * @description Writes nothing, and says what is at fault.
       * @default false
       */
      dry_run?: boolean;
      /**
       * @description Registers what is right, although other rows are not. Otherwise it is all or nothing.
       * @default false
       */
      partial?: boolean;
    };
    /** @description The fields of a NewGood; a title may be left out where there is an isbn. */
    GoodRow: {
      [key: string]: unknown;
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
      /** @description All of them, in their order; at most 100 a group. */
      folders: components['schemas']['Folder'][];
    };
    FolderPatch: {
      title?: string;
      /** @description Moves it there; the others make room. */
      place?: number;
      /** @description Goods that stand in the group. */
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
    };
    ScheduleAnswer: {
      schedule: components['schemas']['Schedule'];
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
      /** @description What a one-day booking on it could take; ignores closing, which `state` tells. */
      remaining: number;
      /** @enum {string} */
      state: 'free' | 'part' | 'full' | 'closed';
    };
    BusyRange: {
      /** Format: date-time */
      start_at: string;
      /** Format: date-time */
      end_at: string;
      quantity: number;
      /**
       * Format: date-time
       * @description The claim with its margin ends here.
       */
      locked_to: string | null;
      /**
       * Format: uuid
       * @description Only where the caller may know.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      booking_id: string | null;
      /**
       * Format: uuid
       * @description Only where the caller may know.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      /**
       * @description `held`: for somebody who waited and was asked. Null when only the rest of a margin stands.
       * @enum {string|null}
       */
      state: 'reserved' | 'handed_over' | 'overdue' | 'held' | null;
      mine: boolean;
    };
    ScheduleList: {
      schedules: components['schemas']['Schedule'][];
    };
    /** @description Server-sent events: `ready`, `changed`, `written`, `missed`. */
    LiveEvents: string;
    UploadAnswer: {
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      image_id: string;
      /** @description PUT the bytes here, with the same Content-Type. May be relative to this server. */
      url: string;
      /** @description Where the picture will be. */
      public_url: string;
    };
    BookingWritten: {
      booking: components['schemas']['Booking'];
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
       * @description The borrower; null to those who may see that it is taken, but not by whom.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id: string | null;
      quantity: number;
      /** @enum {string} */
      state: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
      in_dispute: boolean;
      /** @description The dispute that is open. */
      dispute: {
        /** Format: date-time */
        opened_at: string;
        /**
         * Format: uuid
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        opened_by: string | null;
        /** @description In the words of who opened it; may be empty. */
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
       * @description By day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description By day only; inclusive.
       */
      end_date: string | null;
      /** @description The lender’s, in which the days are days. */
      time_zone: string;
      /**
       * Format: date-time
       * @description With the margin before.
       */
      locked_from: string | null;
      /**
       * Format: date-time
       * @description With the margin after.
       */
      locked_to: string | null;
      /** Format: date-time */
      handed_over_at: string | null;
      /** Format: date-time */
      returned_at: string | null;
      /** Format: date-time */
      received_at: string | null;
      /** Format: date-time */
      cancelled_at: string | null;
      extended_days: number;
      /**
       * Format: date-time
       * @description Where it began before its units were not back in time; it may be cancelled free until `start_at`.
       */
      delayed_from: string | null;
      overdue_in_days: number;
      /** @description Days, both ends counted; minutes for a booking by the hour. */
      duration: number;
      memo: string | null;
      /** @description How it was booked: `web`, `scan`, `counter`, `bulk`. */
      method: string;
      /**
       * Format: uuid
       * @description Shared by those that were booked together as a range that repeats.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      series_id: string | null;
      not_collected: boolean;
      /** @description Managers: its return left less than the margin before the next. */
      short_turn_round: boolean;
      /** @description What the caller may do now: `return`, `revert_return`, `receive`, `hand_over`, `revert_hand_over`, `extend`, `update`, `cancel`, `open_dispute`, `close_dispute`. */
      permissions: string[];
      /** @description Messages about it that the caller has not read. */
      unread_messages: number;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
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
       * @description For a good lent by the hour.
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
       * @description A manager books for somebody.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
      /** @description What the scanner read, for goods booked by scanning. */
      scanned_code?: string;
    };
    BookingList: {
      bookings: components['schemas']['Booking'][];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
      meta: components['schemas']['Meta'];
    };
    BookingAnswer: {
      booking: components['schemas']['Booking'];
      /** @description Those that the same act has made, in bulk or as a series: at most 100, the first to begin first. */
      related_bookings: components['schemas']['Booking'][];
      goods: components['schemas']['Good'][];
      users: components['schemas']['User'][];
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
       * @description For a good lent by the hour.
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
    };
    BookingsWritten: {
      bookings: components['schemas']['Booking'][];
    };
    /** @description All or nothing, in one range. */
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
       * @description For a good lent by the hour.
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
       * @description A manager books for somebody.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      user_id?: string;
    };
    Dispute: {
      reason: string;
    };
    Extension: {
      /** @description So many days more. */
      days?: number;
      /**
       * Format: date-time
       * @description Or until then.
       * @example 2026-12-01T09:00:00+09:00
       */
      end_at?: string;
      /**
       * @description A manager’s word to move those behind.
       * @default false
       */
      move_others?: boolean;
      /** @description With `move_others`: the `digest` of the preview; 409 `booking.preview_outdated` when something else would happen by now. */
      preview?: string;
    };
    ExtensionPreview: {
      /** @description To be sent as `preview` with the extension. */
      digest: string;
      extended: components['schemas']['MovedBooking'];
      /** @description Those behind, in the order of their starts. */
      moves: components['schemas']['MovedBooking'][];
      /** @description Accounts that get a message. */
      told_user_ids: string[];
      /** @description Those who are moved or told. */
      users: components['schemas']['User'][];
      /** @description At most `days`: so far it could be extended without moving anybody. */
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
       * @description By day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description By day only; inclusive.
       */
      end_date: string | null;
      /** Format: date-time */
      start_at: string;
      /** Format: date-time */
      end_at: string;
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
      /** @description Why not. */
      code: string | null;
      /** @description For a person. */
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    BulkReturn: {
      booking_ids: string[];
    };
    SeriesCancelled: {
      bookings: components['schemas']['Booking'][];
    };
    RecurringAnswer: {
      dates: components['schemas']['RecurringDate'][];
      /** @description None after a dry run. */
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
       * @description By day only.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description By day only; inclusive.
       */
      end_date: string | null;
      /**
       * Format: date-time
       * @description By the hour only.
       */
      start_at: string | null;
      /**
       * Format: date-time
       * @description By the hour only.
       */
      end_at: string | null;
      ok: boolean;
      /** @description Why it can’t be booked. */
      code: string | null;
      /** @description For a person. */
      message: string | null;
      params: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The first one, as for a single booking, and how it repeats. */
    RecurringBooking: components['schemas']['NewBooking'] & {
      repeat: components['schemas']['Repeat'];
      /** @description The first days of those that are wanted; absent means all of them. */
      dates?: string[];
      /** @description Only says what would become of each date. */
      dry_run?: boolean;
    };
    Repeat: {
      /**
       * @description `month`: the same weekday of each month, where it has one.
       * @enum {string}
       */
      every: 'week' | 'two_weeks' | 'month';
      /** @description How many in all. */
      count?: number;
      /**
       * Format: date
       * @description The last day on which one may begin; at most 52 of them.
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
       * @description Absent: of what the caller has booked.
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
       * @description For a good lent by the hour.
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
       * @description Tells at once even those who want no mails of messages; for managers of the lender and for who runs a group of the good.
       * @default false
       */
      force_notify?: boolean;
    };
    MessageList: {
      messages: components['schemas']['Message'][];
      users: components['schemas']['User'][];
      /** @description What the caller may do in this thread: `write`, `force_notify`, `note`. */
      permissions: string[];
      meta: components['schemas']['Meta'];
    };
    UnreadAnswer: {
      unread: components['schemas']['Unread'];
    };
    Unread: {
      messages: number;
      /** @description In whose threads they stand. */
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
       * @description The last message that was seen.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      message_id: string;
    };
    NoteAnswer: {
      note: components['schemas']['BookingNote'];
      users: components['schemas']['User'][];
    };
    BookingNote: {
      /** @description Empty when there is none. */
      body: string;
      /**
       * Format: uuid
       * @description Who wrote it last.
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
      /** @description Somebody wrote about a booking. Passed over by `force_notify`. */
      email_message?: boolean;
      /** @description A booking was made. */
      email_new_booking?: boolean;
      /** @description A booking was changed, extended, moved or cancelled. */
      email_update_booking?: boolean;
      /** @description A booking of mine begins tomorrow. */
      email_start_date?: boolean;
      /** @description What I have is to be returned tomorrow. That it is late is told whatever is chosen. */
      email_return_date?: boolean;
      /** @description A group of mine has a new announcement. Passed over by `force_notify`. */
      email_new_post?: boolean;
      /** @description As `email_message`, in browsers that I turned on (`/push_tokens`). */
      push_message?: boolean;
      /** @description As `email_new_booking`, in browsers. */
      push_new_booking?: boolean;
      /** @description As `email_update_booking`, in browsers. */
      push_update_booking?: boolean;
      /** @description As `email_start_date`, in browsers. */
      push_start_date?: boolean;
      /** @description As `email_new_post`, in browsers. */
      push_new_post?: boolean;
    };
    PushTokenAnswer: {
      push_token: components['schemas']['PushToken'];
    };
    NewPushToken: {
      /**
       * Format: uri
       * @description Of a push service that is reached by https.
       * @example https://fcm.googleapis.com/fcm/send/a
       */
      endpoint: string;
      /** @description Public key of the browser (RFC 8291), base64url. */
      p256dh: string;
      /** @description Secret of the browser (RFC 8291), base64url. */
      auth: string;
      /**
       * Format: uuid
       * @description The device that it is: signed out there, it is told nothing more. Without it any sign-out ends it.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      session_id?: string;
    };
    PushTokenList: {
      push_tokens: components['schemas']['PushToken'][];
      /** @description To subscribe with (`pushManager.subscribe`): VAPID, RFC 8292, base64url. */
      application_server_key: string;
    };
    Seats: {
      seats: {
        /**
         * Format: uuid
         * @description Whose plan it is.
         * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
         */
        owner_id: string;
        owner_name: string;
        /** @description People beside the owner who have a seat, each once across the owner’s groups. */
        used: number;
        /** @description Null is no limit. */
        limit: number | null;
        /** @description People who are paused because the plan has no seat for them. */
        disabled: number;
      };
    };
    PlanList: {
      /** @description Cheapest first. */
      plans: components['schemas']['Plan'][];
      /** @description The plan of accounts that neither bought nor were given one. */
      default_plan_id: string;
    };
    Plan: {
      /** @example free */
      id: string;
      /** @description Members beside the owner; null is no limit. */
      member_limit: number | null;
      /** @description Yen a month; null where it is agreed by contract. */
      price_monthly: number | null;
      /** @description Yen a month when paid for a year. */
      price_annual: number | null;
      /** @example JPY */
      currency: string;
      ads: boolean;
      /** @description May keep goods to members (`prevent_public_access`). */
      restrict_to_members: boolean;
      priority_support: boolean;
    };
    StaffSubscriptionAnswer: {
      subscription: components['schemas']['StaffSubscription'];
      /** @description The plan it is for. */
      plans: components['schemas']['Plan'][];
    };
    StaffSubscription: {
      /** @description Its id, under the name by which calls take it. */
      plan: string;
      /** @description The same. */
      plan_id: string;
      /** @enum {string} */
      interval: 'none' | 'monthly' | 'annual';
      /**
       * @description `default`: neither bought nor given; `staff`: given by who runs this installation.
       * @enum {string}
       */
      source: 'default' | 'staff';
      /**
       * Format: date-time
       * @description When the default plan is back; null: it stays.
       */
      until: string | null;
      /** @description People beside the owner who have a seat, each once. */
      members_count: number;
      /** @description Null is no limit. */
      members_limit: number | null;
      /** @description People who are paused because the plan has no seat for them. */
      disabled_members_count: number;
      /** @description Whom to ask for another plan: an address or a site. */
      contact: string | null;
      /**
       * Format: uuid
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      account_id: string;
      /** @description Yen, as agreed; nothing is billed. */
      price: number | null;
      note: string;
    };
    GivenPlan: {
      /** @description `free`, `lite`, `standard`, `plus`, `free_legacy`; `default` takes back what was given. */
      plan: string;
      /** @description When the default plan is back. A day is included, in the account’s time zone. */
      until?: string | null;
      /** @description In the place of the plan’s limit. */
      max_members?: number | null;
      /** @description Yen, as agreed; nothing is billed. */
      price?: number | null;
      note?: string | null;
    };
    SubscriptionAnswer: {
      subscription: components['schemas']['Subscription'];
      /** @description The plan it is for. */
      plans: components['schemas']['Plan'][];
    };
    Subscription: {
      /** @description Its id, under the name by which calls take it. */
      plan: string;
      /** @description The same. */
      plan_id: string;
      /** @enum {string} */
      interval: 'none' | 'monthly' | 'annual';
      /**
       * @description `default`: neither bought nor given; `staff`: given by who runs this installation.
       * @enum {string}
       */
      source: 'default' | 'staff';
      /**
       * Format: date-time
       * @description When the default plan is back; null: it stays.
       */
      until: string | null;
      /** @description People beside the owner who have a seat, each once. */
      members_count: number;
      /** @description Null is no limit. */
      members_limit: number | null;
      /** @description People who are paused because the plan has no seat for them. */
      disabled_members_count: number;
      /** @description Whom to ask for another plan: an address or a site. */
      contact: string | null;
      /** @description The plan of a request that is not answered yet. */
      requested_plan_id: string | null;
    };
    PlanRequest: {
      /** @description Asked for one’s own account; not beside `owner_id`. */
      plan?: string;
      message?: string;
      nonprofit?: boolean;
      /**
       * Format: uuid
       * @description Whose manager or group owner asks; the owner gets one mail a day.
       * @example 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11
       */
      owner_id?: string;
    };
    Version: {
      /** @description The release, as in the changelog; 0.0.0 for none. */
      version: string;
      /** @description The commit of the sources, 40 hex digits; null where the build doesn’t know it. */
      commit: string | null;
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description Where to go. */
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
      /** @description In the order in which they are shown. */
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
      /** @description The oldest first. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description It signs in to this account no more. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The oldest first. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description It signs in from now on. */
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
      /** @description It signs in no more. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description From `meta.next_before`; without it the list begins with the newest. */
        before?: string;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description Shown. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description Forgotten. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Put aside; nobody is signed in by cookie now. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description A new pair of tokens, of that account. */
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
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      /** @description Bad Request: `password.common`, `validation`, `idempotency_key_reused` */
      400: {
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description The caller. */
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
      /** @description One JSON object. */
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
        /** @description `true` only says what would be closed. */
        dry_run?: 'true' | 'false';
      };
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What was closed, or would be. */
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
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
      /** @description A page of them, by name. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The invitation; the group is as it was. */
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
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The invitation of somebody else. */
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
      /** @description Conflict: `membership.last_owner` */
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
      /** @description Removed. */
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
      /** @description Conflict: `membership.last_owner` */
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
      /** @description What became of each. */
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
        /** @description Those that invite the caller. */
        to?: 'me';
        /** @description Managers and heirs whom the caller asks. */
        from?: 'me';
        /** @description Id or slug of the group. */
        group_id?: string;
        /** @description `ended`: taken back, or run out after 14 days. */
        state?: 'pending' | 'accepted' | 'declined' | 'ended';
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them: pending ones first, the newest first. */
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
        /** @description `true` only says what would happen. */
        dry_run?: 'true' | 'false';
      };
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What would happen, and whether the plan has seats for all; nothing was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitesAnswer'];
        };
      };
      /** @description The mails are on their way. */
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
      /** @description Nobody can accept it any more. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What is the caller’s now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AcceptedInvite'];
        };
      };
      /** @description Bad Request: `group.heir`, `validation`, `idempotency_key_reused` */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The group, and who sent it. */
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
        /** @description From the link `/invites/stop?token={token}`. */
        token?: string;
      };
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description No invitation is mailed there any more. */
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
      /** @description All of them. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The invitation; a mail is on its way. */
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
      /** @description Ended. */
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
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The first card, and all of them. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description Taken back. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description Id or slug of the group, where a file is sent. */
        group_id?: string;
        /** @description `true` only says what would happen. */
        dry_run?: 'true' | 'false';
        /** @description `book` books like a member; `read` looks, and gets 481 on every write. */
        permission?: 'book' | 'read';
      };
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What was made or would be, or every fault of every row. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokenImportAnswer'];
        };
      };
      /** @description Bad Request: `card.too_many`, `card.no_rows`, `card.columns`, `card.file`, `file.too_complex`, `validation`, `idempotency_key_reused` */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The group that the card was for. */
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
        /** @description In this group (id or slug). */
        group_id?: string;
        /** @description Lent by this account. */
        owner_id?: string;
        /** @description In this folder of a group. */
        folder?: string;
        /** @description Only what the caller likes. */
        liked?: 'true' | 'false';
        tag?: string;
        /** @description Only those lent by the hour, or only those lent by the day. */
        is_hourly?: 'true' | 'false';
        sort?: 'latest' | 'popular' | 'alphabetic' | 'booked_at';
        filter?: 'all' | 'available' | 'in_use';
        /** @description With `available`: free from this day (default today) … */
        from?: string;
        /** @description … to this one, inclusive. */
        to?: string;
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
  createGood: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The new good, lent by the caller. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodAnswer'];
        };
      };
      /** @description Bad Request: `good.hourly_quantity`, `good.hourly_margin`, `image.unknown`, `validation`, `idempotency_key_reused` */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description Bad Request: `good.hourly_quantity`, `good.hourly_margin`, `image.unknown`, `validation` */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description Bad Request: `good.hourly_quantity`, `good.hourly_margin`, `image.unknown`, `validation` */
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
      /** @description What became of each. */
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
        /** @description In this group (id or slug). */
        group_id?: string;
        /** @description Lent by this account. */
        owner_id?: string;
        tag?: string;
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What was registered, and what not. */
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
  listFolders: {
    parameters: {
      query: {
        /** @description Id or slug of the group. */
        group_id: string;
        /** @description Only those that this good is in. */
        good_id?: string;
      };
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The new folder, the last of the group. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What it is now. */
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
  getSchedule: {
    parameters: {
      query?: {
        /** @description First day; default is today in the lender’s zone. */
        from?: string;
        /** @description How many days, 1 to 92. */
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
      /** @description Its days and what is taken. */
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
        /** @description Ids, separated by commas; at most 100. */
        good_ids: string;
        /** @description First day; default is today in the lender’s zone. */
        from?: string;
        /** @description How many days, 1 to 92. */
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
        /** @description Ids, separated by commas; at most 100. */
        good_ids?: string;
        /** @description Tells, too, when somebody writes about this booking. */
        booking_id?: string;
        /** @description After so many seconds the stream ends; who comes back is looked at anew. */
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
        /** @description For a screen reader. */
        alt?: string;
        /** @description Exactly as many bytes will be sent. */
        byte_size: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where to send it. */
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
        /** @description `use`: mine; `lend`: of goods that I may manage; `all`: both. */
        scope?: 'use' | 'lend' | 'all';
        good_id?: string;
        /** @description Of goods that this account lends. */
        lender_id?: string;
        /** @description Of goods in this group (id or slug). */
        group_id?: string;
        state?: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
        /** @description Ending after this instant, or on this day or later. */
        from?: string;
        /** @description Starting before this instant, or on this day or earlier. */
        to?: string;
        /** @description In which `from` and `to` are days. */
        time_zone?: string;
        /** @description Managers: only those that claim more than there is, since the quantity was lowered. */
        overcommitted?: 'true' | 'false';
        /** @description Part of a good’s title or of the memo. */
        match?: string;
        sort?: 'latest' | 'start_at' | 'end_at';
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description Conflict: `booking.unavailable`, `booking.on_loan`, `booking.exclusive`, `booking.max_supplies`, `idempotency_in_progress` */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.max_days`, `booking.quantity`, `validation` */
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
      /** @description Conflict: `booking.unavailable`, `booking.cancelled`, `booking.already_returned` */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.max_days`, `booking.quantity`, `validation` */
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
      /** @description Conflict: `booking.unavailable`, `booking.cancelled`, `booking.already_returned` */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The bookings, in the order asked. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The booking after it. */
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
      /** @description The booking after it. */
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
        /** @description So many days more. */
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
      /** @description What would happen. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The booking after it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingWritten'];
        };
      };
      /** @description Bad Request: `booking.max_days`, `validation`, `idempotency_key_reused` */
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
      /** @description Conflict: `booking.not_extendable`, `booking.unavailable`, `booking.preview_outdated`, `booking.cancelled`, `booking.already_returned`, `idempotency_in_progress` */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The booking after it. */
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
      /** @description The booking after it. */
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
  receiveBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The booking after it. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The booking after it. */
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
      /** @description The booking after it. */
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
      /** @description What became of each. */
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
        /** @description `use`: mine; `lend`: of goods that I may manage; `all`: both. */
        scope?: 'use' | 'lend' | 'all';
        good_id?: string;
        /** @description Of goods that this account lends. */
        lender_id?: string;
        /** @description Of goods in this group (id or slug). */
        group_id?: string;
        state?: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
        /** @description Ending after this instant, or on this day or later. */
        from?: string;
        /** @description Starting before this instant, or on this day or earlier. */
        to?: string;
        /** @description In which `from` and `to` are days. */
        time_zone?: string;
        /** @description Managers: only those that claim more than there is, since the quantity was lowered. */
        overcommitted?: 'true' | 'false';
        /** @description Part of a good’s title or of the memo. */
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
      /** @description Those that were cancelled. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What would become of each date. */
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
      /** @description Bad Request: `booking.range`, `booking.in_the_past`, `booking.quarter_hour`, `booking.max_days`, `booking.disabled_weekday`, `booking.closed_date`, `booking.at_least_days_ahead`, `booking.quantity`, `booking.reference_only`, `booking.too_many_repeats`, `booking.not_in_series`, `validation`, `idempotency_key_reused` */
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
      /** @description Conflict: `booking.unavailable`, `booking.on_loan`, `booking.exclusive`, `booking.max_supplies`, `idempotency_in_progress` */
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
      /** @description All of them. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description It opens nothing any more. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
        /** @description Of the address; signs in by itself. */
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
        /** @description Of this good, in their order: all to who manages it, to others their own. */
        good_id?: string;
        /** @description Only those that wait or were asked. */
        live?: 'true' | 'false';
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The wait, with its place in the line. */
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
      /** @description Out of the line. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The wait, and the booking that came of it. */
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
      /** @description Conflict: `wait.not_offered`, `wait.lapsed`, `wait.over`, `booking.max_supplies`, `idempotency_in_progress` */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
  listMessages: {
    parameters: {
      query: {
        booking_id: string;
        sort?: 'latest' | 'oldest';
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many a page, 1 to 100. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description What is left unread, in all threads. */
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
      /** @description The number. */
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
      /** @description The note; empty when there is none. */
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
        /** @description An ETag of this thing; 412 `stale` when it has changed since. */
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
      /** @description The note after it. */
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
      /** @description What is on. */
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
      /** @description What is on after it. */
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
      /** @description What is on after it. */
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
  listPushTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The oldest first. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description It is told from now on. */
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
      /** @description It is told nothing more. */
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
      /** @description For its owner, managers and group owners. */
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
        /** @description Id, e-mail or account name. */
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
      /** @description The subscription after it. */
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
      /** @description The caller’s subscription; the default plan where there is none. */
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
        /** @description The same key, address (with its query) and body give the first answer again for 24 hours. */
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
      /** @description The mail is on its way. */
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
}
