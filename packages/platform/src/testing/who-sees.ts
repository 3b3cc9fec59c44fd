import { SYSTEM, VISITOR, narrowedTo, type Actor, type People, type Visible } from '@kashikari/kernel';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const [LENDER, SHY, CLUB, SHY_CLUB, GONE] = [id(1), id(2), id(11), id(12), id(13)];
const [MEMBER, DISABLED, FORMER, STRANGER] = [id(21), id(22), id(23), id(24)];
const [MANAGER, FORMER_MANAGER, SHY_MANAGER] = [id(25), id(26), id(27)];

const membership = (
  userId: string,
  groupId: string,
  over: { disabled?: boolean; deleted?: boolean } = {},
) => ({
  ...{ userId, groupId, disabled: false, deleted: false },
  ...over,
});

/** Lenders; the second excludes the public. */
export const LENDERS = [
  { id: LENDER, isClosed: false },
  { id: SHY, isClosed: true },
] as const;

/**
 * People with every kind of tie, present and former. The event of a deleted group may arrive before those of its
 * memberships. A remaining membership then gives no tie.
 */
export const PEOPLE: People = {
  groups: [
    { id: CLUB, ownerId: LENDER, deleted: false },
    { id: SHY_CLUB, ownerId: SHY, deleted: false },
    { id: GONE, ownerId: LENDER, deleted: true },
  ],
  memberships: [
    membership(MEMBER, CLUB),
    membership(MEMBER, GONE),
    membership(FORMER, GONE, { deleted: true }),
    membership(MANAGER, SHY_CLUB),
    membership(DISABLED, CLUB, { disabled: true }),
    membership(FORMER, CLUB, { deleted: true }),
  ],
  managers: [
    { userId: MANAGER, accountId: LENDER, deleted: false },
    { userId: FORMER_MANAGER, accountId: LENDER, deleted: true },
    { userId: SHY_MANAGER, accountId: SHY, deleted: false },
  ],
};

const user = (userId: string): Actor => ({ kind: 'user', userId });
const card = (userId: string, groupId: string): Actor => ({ kind: 'card', userId, groupId, canWrite: true });

const EVERYWHERE: Readonly<Record<string, Actor>> = {
  'a visitor': VISITOR,
  'the system': SYSTEM,
  'a stranger': user(STRANGER),
  'a member': user(MEMBER),
  'a member over the plan': user(DISABLED),
  'a former member': user(FORMER),
  'a manager of one lender and member of another': user(MANAGER),
  'a former manager': user(FORMER_MANAGER),
  'a manager of the closed lender': user(SHY_MANAGER),
  'the lender': user(LENDER),
  'the closed lender': user(SHY),
  'a card of the group': card(MEMBER, CLUB),
  'a card of another group': card(MEMBER, SHY_CLUB),
  'a card of the lender itself': card(LENDER, CLUB),
  'a card of a manager': card(MANAGER, CLUB),
};

const at = (where: string, accountIds: readonly string[]) =>
  Object.entries(EVERYWHERE).map(
    ([who, actor]) => [`${who} ${where}`, narrowedTo(actor, accountIds)] as const,
  );

/** All kinds of callers, at the common shell, at that of each lender, and at a third one. */
export const ASKERS: Readonly<Record<string, Actor>> = {
  ...EVERYWHERE,
  ...Object.fromEntries([
    ...at("at the lender's shell", [LENDER]),
    ...at("at the closed lender's shell", [SHY]),
    ...at("at another's shell", [STRANGER]),
  ]),
};

/** All goods that differ in visibility: lenders × sets of groups × flags. */
export const SEEN_GOODS: readonly (Visible & { readonly id: string })[] = LENDERS.flatMap(
  ({ id: ownerId, isClosed }) =>
    [[], [CLUB], [SHY_CLUB], [GONE], [CLUB, SHY_CLUB]].flatMap((groupIds) =>
      Array.from({ length: 8 }, (_, flags) => ({
        ...{ ownerId, groupIds, lenderClosed: isClosed },
        ...{ isPublic: (flags & 1) > 0, isPublicUse: (flags & 2) > 0, isHidden: (flags & 4) > 0 },
      })),
    ),
).map((good, place) => ({ ...good, id: id(1_000 + place) }));
