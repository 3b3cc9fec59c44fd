import { Injectable } from '@nestjs/common';
import { Encryptor, Secrets } from '../../app/ports';
import type { Card, CardPermission } from '../../domain/cards/card';

export interface CardRow {
  id: string;
  version: number;
  group_id: string;
  user_id: string;
  management_id: string;
  email: string;
  invite_email: string;
  permission: CardPermission;
  secret_hash: string;
  sealed_secret: string;
  created_at: Date;
  updated_at: Date;
  revoked_at: Date | null;
}

/**
 * Cards as rows. A secret is looked up by its hash; it is also kept sealed, so that a lost card can be printed again
 * without being changed. One that was sealed under a secret of ours that is gone still signs in, and can't be printed.
 */
@Injectable()
export class SealedCards {
  constructor(
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
  ) {}

  toCard(row: CardRow): Card {
    return {
      id: row.id,
      version: row.version,
      groupId: row.group_id,
      userId: row.user_id,
      managementId: row.management_id,
      email: row.email,
      inviteEmail: row.invite_email,
      permission: row.permission,
      secret: this.encryptor.open(row.sealed_secret, contextOf(row.id)) ?? '',
      createdAt: row.created_at.getTime(),
      updatedAt: row.updated_at.getTime(),
      revokedAt: row.revoked_at && row.revoked_at.getTime(),
    };
  }

  toRow(card: Card): CardRow {
    return {
      id: card.id,
      version: card.version,
      group_id: card.groupId,
      user_id: card.userId,
      management_id: card.managementId,
      email: card.email,
      invite_email: card.inviteEmail,
      permission: card.permission,
      secret_hash: this.secrets.tokenHash(card.secret),
      sealed_secret: this.encryptor.seal(card.secret, contextOf(card.id)),
      created_at: new Date(card.createdAt),
      updated_at: new Date(card.updatedAt),
      revoked_at: card.revokedAt === null ? null : new Date(card.revokedAt),
    };
  }
}

const contextOf = (cardId: string) => `card:${cardId}`;
