import { type User, answer, api, isApiError } from '@kashikari/web-kit';

interface Card {
  readonly group_id: string;
  readonly user_id: string;
  /** The number on it. */
  readonly management_id: string;
  readonly disabled: boolean;
}

/** A member card and the user that books with it. */
export interface FoundCard {
  readonly card: Card;
  readonly person: User;
}

/**
 * Returns the card whose code was read. Returns undefined if the card was revoked, or if the caller may not list the
 * members of its group.
 */
export async function findCard(jti: string): Promise<FoundCard | undefined> {
  try {
    const { auth_token: card, users } = await answer(api.POST('/auth_tokens/find', { body: { jti } }));
    return withPerson(card, users);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** The card of a group that bears exactly this number. */
export async function findCardByNumber(groupId: string, number: string): Promise<FoundCard | undefined> {
  const query = { group_id: groupId, match: number.slice(0, 100), per_page: 100 };
  const { auth_tokens: cards, users } = await answer(api.GET('/auth_tokens', { params: { query } }));
  const card = cards.find(({ management_id: own }) => own.normalize('NFKC') === number.normalize('NFKC'));
  return card && withPerson(card, users);
}

function withPerson(card: Card, users: readonly User[]): FoundCard | undefined {
  const person = users.find(({ id }) => id === card.user_id);
  return person && { card, person };
}
