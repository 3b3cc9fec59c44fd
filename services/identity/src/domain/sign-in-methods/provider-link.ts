/** The link of a user to an identity at a provider. Instants are epoch milliseconds of security time. */
export interface ProviderLink {
  readonly id: string;
  readonly userId: string;
  /** Provider id in the settings at the last use. */
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
