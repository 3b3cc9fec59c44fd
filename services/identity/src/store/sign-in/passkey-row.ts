import type { Passkey } from '../../domain/sign-in-methods/passkey';

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  synced: boolean;
  host: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export function toPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: row.transports,
    synced: row.synced,
    host: row.host,
    name: row.name,
    createdAt: row.created_at.getTime(),
    usedAt: row.used_at && row.used_at.getTime(),
  };
}
