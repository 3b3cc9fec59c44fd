import type { User } from '@kashikari/web-kit';
import { isNamed } from './is-named';

const user = { id: '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22', account_name: 'himawari' } as User;

test('an address below users/ is one’s own by id, by account name and by the word current', () => {
  for (const own of [user.id, 'himawari', 'current']) expect(isNamed(user, own)).toBe(true);
  for (const other of ['minato', '', undefined]) expect(isNamed(user, other)).toBe(false);
});
