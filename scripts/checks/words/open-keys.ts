import { PLAN_IDS } from '../../../services/billing/src/domain/plans';
import type { SecurityEventKind } from '../../../services/identity/src/domain/sessions/security-event';

/** Kinds of events in an account's security record. Deletion of the account is left out: nobody remains to read it. */
const KINDS: Readonly<Record<Exclude<SecurityEventKind, 'user_deleted'>, true>> = {
  signed_up: true,
  signed_in: true,
  sign_in_failed: true,
  sign_in_slowed: true,
  refresh_token_reused: true,
  signed_out: true,
  signed_out_everywhere: true,
  link_requested: true,
  passkey_added: true,
  passkey_removed: true,
  provider_connected: true,
  provider_disconnected: true,
  password_changed: true,
  email_change_requested: true,
  email_changed: true,
  account_name_changed: true,
  manager_added: true,
  manager_removed: true,
  passcode_changed: true,
  passcode_wrong: true,
  cards_issued: true,
  card_reissued: true,
  card_revoked: true,
  invites_sent: true,
  device_signed_out: true,
  other_devices_signed_out: true,
  email_verified: true,
  earlier_access_ended: true,
  group_deleted: true,
  group_transferred: true,
  data_exported: true,
  account_added: true,
};

/**
 * Keys that end with what a server sends, which the contract leaves open: what `*` may be. All others are known to the compiler;
 * a list in a source is `as const` for that.
 */
export const OPEN_KEYS: Readonly<Record<string, readonly string[]>> = {
  // What no server refuses; refusals have their words in the catalogue (packages/kernel/src/errors).
  'errors.*': [
    ...['generic', 'network', 'no_response', 'image.upload'],
    ...['400', '401', '403', '404', '413', '429', '481', '500', '502', '503', '504'].map(
      (status) => `status.${status}`,
    ),
  ],
  'plans.*.name': PLAN_IDS,
  // What a mailed link is for (`MailedLinkAnswer`).
  'verify.*': ['verify', 'change', 'sign_in'],
  'history.kinds.*': Object.keys(KINDS),
  'history.by.*': ['password', 'link', 'card', 'provider', 'passkey'],
};
