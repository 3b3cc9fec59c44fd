import { useAsked } from '../api/answer-invite';
import { AskedCard } from './asked-card';

/** The invitations that need the user's answer. Renders nothing without any. */
export function AskedList({ butId }: { readonly butId?: string | undefined }) {
  const asked = useAsked();
  return asked.data
    ?.filter(({ id }) => id !== butId)
    .map(({ account, inviter_name: inviter, ...rest }) => (
      <AskedCard key={rest.id} asked={{ ...rest, account: account?.name ?? '', inviter }} />
    ));
}
