/** An account that a remote requests from the shell. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** Password; without one, a passkey is created. */
  readonly password?: string | undefined;
  /** Token of an invitation link; the account joins the group. */
  readonly inviteToken?: string;
  /** Answers to the group's question; requires `inviteToken`. */
  readonly tags?: readonly string[];
  /** Target path after signing up, and the message shown there. */
  readonly to: string;
  readonly message: string;
  /** Runs as the new account before it is led there. If it fails, its error is shown in place of the message. */
  first?(): Promise<unknown>;
}

type SignUp = (account: NewAccount) => Promise<void>;

let create: SignUp | undefined;

/**
 * Registers the shell's handler that creates accounts and begins their sessions. Returns a function that unregisters
 * it.
 */
export function onSignUp(handler: SignUp): () => void {
  create = handler;
  return () => {
    if (create === handler) create = undefined;
  };
}

/**
 * Creates an account, signs in and leads on.
 * @throws ApiError if the account is refused
 */
export async function signUp(account: NewAccount): Promise<void> {
  await create?.(account);
}
