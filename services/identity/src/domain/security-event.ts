/** What is written down about an account, for its owner to read. Never a secret, never an address in the clear. */
export type SecurityEventKind =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_slowed'
  | 'refresh_token_reused'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'link_requested'
  | 'password_changed'
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
  | 'user_deleted';

export interface SecurityEvent {
  /** The account that it concerns; null where somebody tried one that is not there. */
  readonly userId: string | null;
  readonly kind: SecurityEventKind;
  /** Epoch milliseconds of security time. */
  readonly at: number;
  /** Keyed hash of where the call came from: the same place is recognised, no place is known. */
  readonly place?: string;
  /** Names, ids, the way of signing in; nothing secret. */
  readonly data?: Readonly<Record<string, string>>;
}
