import { type User, user } from './fixtures';
import { http } from './server';

/** Mocks an account that stores changes, as the gateway does. */
export function keeping(me: User = user()) {
  let kept = me;
  return http.patch('/users/{id}', async ({ request, response }) => {
    kept = { ...kept, ...((await request.json()) as object) };
    return response(200).json({ user: kept, pending_email: kept.pending_email });
  });
}
