import { type User, user } from './fixtures';
import { http } from './server';

/** An account that keeps what is sent to it, as the gateway does. */
export function keeping(me: User = user()) {
  let kept = me;
  return http.patch('/users/{id}', async ({ request, response }) => {
    kept = { ...kept, ...((await request.json()) as object) };
    return response(200).json({ user: kept, pending_email: kept.pending_email });
  });
}
