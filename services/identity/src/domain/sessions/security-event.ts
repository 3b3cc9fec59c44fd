/** Kind of an event in an account's security record. It never contains secrets. */
export type SecurityEventKind =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_slowed'
  | 'refresh_token_reused'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'link_requested'
  | 'passkey_added'
  | 'passkey_removed'
  | 'provider_connected'
  | 'provider_disconnected'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'account_name_changed'
  | 'manager_added'
  | 'manager_removed'
  | 'passcode_changed'
  | 'passcode_wrong'
  | 'cards_issued'
  | 'card_reissued'
  | 'card_revoked'
  | 'invites_sent'
  | 'user_deleted'
  | 'device_signed_out'
  | 'other_devices_signed_out'
  | 'email_verified'
  | 'earlier_access_ended'
  | 'group_deleted'
  | 'group_transferred'
  | 'data_exported'
  | 'account_added';

export interface SecurityEvent {
  /** The account that it concerns; null where somebody tried one that is not there. */
  readonly userId: string | null;
  readonly kind: SecurityEventKind;
  /** Epoch milliseconds of security time. */
  readonly at: number;
  /** Keyed hash of where the call came from: the same place is recognised, no place is known. */
  readonly place?: string;
  /** Address of the call in plain text: sealed when stored, and shown to the owner only. */
  readonly address?: string;
  /** Names, ids, the way of signing in; nothing secret. */
  readonly data?: Readonly<Record<string, string>>;
}

/** One that was written down, as its owner reads it. */
export interface KeptSecurityEvent {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: number;
  /** Empty where it is not known. */
  readonly address: string;
  readonly data: Readonly<Record<string, string>>;
}
