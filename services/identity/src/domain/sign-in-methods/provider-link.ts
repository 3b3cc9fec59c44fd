/** Who a user is at a provider. Instants are epoch milliseconds of security time. */
export interface ProviderLink {
  readonly id: string;
  readonly userId: string;
  /** Of the settings, when it was last used. */
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  /** The address there, when it was last used; may be empty. */
  readonly email: string;
  /** Ids of the groups that the provider's own groups brought the user into. */
  readonly granted: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number;
}
