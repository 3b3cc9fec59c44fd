import type { ProviderLink } from '../../domain/sign-in-methods/provider-link';

export interface ProviderLinkRow {
  id: string;
  user_id: string;
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  granted: string[];
  created_at: Date;
  used_at: Date;
}

export function toProviderLink(row: ProviderLinkRow): ProviderLink {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    granted: row.granted,
    createdAt: row.created_at.getTime(),
    usedAt: row.used_at.getTime(),
  };
}
