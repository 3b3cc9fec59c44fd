import { useAsked } from '../api/answer-invite';
import { AskedCard } from './asked-card';

/** What waits for one's answer; nothing where nothing does. */
export function AskedList({ butId }: { readonly butId?: string | undefined }) {
  const asked = useAsked();
  return asked.data
    ?.filter(({ id }) => id !== butId)
    .map(({ account, inviter_name: inviter, ...rest }) => (
      <AskedCard key={rest.id} asked={{ ...rest, account: account?.name ?? '', inviter }} />
    ));
}
