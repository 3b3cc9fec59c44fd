import { identity, SETS, wordOf } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { textOrNull } from '../mappers/times';
import { AuthToken } from './auth-token.schema';

export const toAuthToken = answerOf(AuthToken, identity.Card, { jti: ({ secret }) => textOrNull(secret) });

/** The columns of the import first, under the same names: what is exported is changed and brought back. */
export const EXPORT_COLUMNS = ['id', 'name', 'email', 'invite_email', 'locale', 'permission', 'jti'] as const;

export function toLine(card: identity.Card): Readonly<Record<(typeof EXPORT_COLUMNS)[number], string>> {
  const { managementId: id, name, email, inviteEmail: invite_email, secret: jti } = card;
  const permission = wordOf(SETS.cardPermission, card.permission);
  const locale = wordOf(SETS.locale, card.locale);
  return { id, name, email, invite_email, locale, permission, jti };
}
