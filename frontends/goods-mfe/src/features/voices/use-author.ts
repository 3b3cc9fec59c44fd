import { type Good, type User, useTranslation, useUser } from '@kashikari/web-kit';

/** The author of a review or a comment, as far as the caller may know. */
export interface WrittenBy {
  readonly name: string;
  /** The name whose first letter the avatar shows; empty for a hidden name. */
  readonly face: string;
  /** The lender of the good. */
  readonly lends: boolean;
}

interface Page {
  readonly users: readonly Pick<User, 'id' | 'name'>[];
}

/** Names the author of an entry: the caller, a person of these pages, or words where the name is not given. */
export function useAuthor(good: Good, pages: readonly Page[]): (userId: string | null) => WrittenBy {
  const { t } = useTranslation('goods');
  const me = useUser();
  const names = new Map(pages.flatMap(({ users }) => users).map(({ id, name }) => [id, name]));
  return (userId) => {
    const lends = userId === good.owner_id;
    if (userId === null) return { name: t('voices.hidden'), face: '', lends };
    if (userId === me?.id) return { name: t('voices.you'), face: me.name, lends };
    const name = names.get(userId);
    return { name: name ?? t('voices.gone'), face: name ?? '', lends };
  };
}
