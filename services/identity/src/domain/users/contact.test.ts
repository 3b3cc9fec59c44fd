import { contactOf, isAdded } from './contact';
import { newUser } from './user';

describe('the address for an account’s mails', () => {
  it('is its own', () => {
    const user = newUser('hana', { email: 'hana@example.org', emailVerified: true }, 0);
    expect(contactOf(user)).toEqual({ email: 'hana@example.org', isVerified: true });
    expect(isAdded(user)).toBe(false);
  });

  it('is that of the first account for an added one', () => {
    const firstContact = { email: 'hana@example.org', isVerified: false };
    const user = newUser('library', { firstAccountId: 'hana', firstContact }, 0);
    expect(contactOf(user)).toEqual(firstContact);
    expect(isAdded(user)).toBe(true);
  });

  it('is missing for a member card', () => {
    expect(contactOf(newUser('card', {}, 0))).toBeUndefined();
  });
});
