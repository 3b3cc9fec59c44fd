import { type ReactNode, useState } from 'react';

interface Props {
  /** Permission on the resource that the screen requires. */
  readonly to: string;
  readonly on: { readonly id: string; readonly permissions: readonly string[] };
  /** Content for people without the permission, as if the screen did not exist. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/**
 * A screen for an action, shown to people with the permission. It stays after the permission is lost: the action itself
 * may use the permission up, and changes by others must not remove typed values. The server's refusal then explains it.
 */
export function Allowed(props: Props) {
  return <LetIn key={props.on.id} {...props} />;
}

function LetIn({ to, on, otherwise, children }: Props) {
  const isAllowed = on.permissions.includes(to);
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  return isAllowed || wasAllowed ? children : otherwise;
}
