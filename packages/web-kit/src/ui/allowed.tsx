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
 * A screen on which something is done with a thing, for those who may. Who was let in stays: the act itself uses its
 * permission up, and what somebody else does meanwhile must not take away what is being typed; the server's refusal
 * says it.
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
