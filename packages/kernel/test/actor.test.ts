import { accountHolder, mayWrite, SYSTEM, VISITOR, type Actor, type DomainError } from '../src';

const card = (canWrite: boolean): Actor => ({ kind: 'card', userId: 'card-1', groupId: 'group-1', canWrite });

const refusalOf = (actor: Actor): string => {
  try {
    return `is ${accountHolder({ actor })}`;
  } catch (error) {
    return (error as DomainError).refusal.kind;
  }
};

describe('the holder of an account', () => {
  it('is the user who calls', () =>
    expect(accountHolder({ actor: { kind: 'user', userId: 'u' } })).toBe('u'));

  it.each<[string, Actor, string]>([
    ['a visitor', VISITOR, 'unauthenticated'],
    ['a service', SYSTEM, 'unauthenticated'],
    ['a member card that may book', card(true), 'forbidden'],
    ['a member card that only reads', card(false), 'no_edit_rights'],
  ])('is not %s', (_, actor, kind) => expect(refusalOf(actor)).toBe(kind));
});

it('writes, unless it is a card that only reads', () => {
  const actors: Actor[] = [VISITOR, SYSTEM, { kind: 'user', userId: 'u' }, card(true), card(false)];
  expect(actors.map(mayWrite)).toEqual([true, true, true, true, false]);
});
