/** Roles of a person in a group. A person with several roles may do whatever any of them allows. */
export const GROUP_ROLES = [
  'owner', // the account that the group belongs to
  'manager', // acts for that account
  'group_owner', // a member who also manages the group
  'member',
  'disabled_member', // kept, without rights: no seat in the plan, or switched off
  'card', // a member card of this very group
  'stranger', // signed in
  'visitor', // not signed in
] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** Relations of a person to an account. */
export const ACCOUNT_ROLES = [
  'self',
  'manager', // acts for the account
  'acquaintance', // shares a group, or the account acts for them
  'stranger', // everybody else, visitors and cards among them
] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** Condition on the group in addition to the role. */
export type GroupCondition = 'takes sign-ups' | 'takes member goods';

/** `yes`, `no`, or yes if a condition holds. */
export type Cell = 'yes' | 'no' | GroupCondition;

export const GROUP_ACTS = [
  'see',
  'see_goods',
  'join',
  'leave',
  'add_goods',
  'list_members',
  'manage_members',
  'edit',
  'delete',
  'transfer',
  'set_fee', // what members pay
] as const;
export type GroupAct = (typeof GROUP_ACTS)[number];

export const ACCOUNT_ACTS = ['see', 'see_private', 'edit', 'delete', 'appoint_managers'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

const groupRow = (...cells: [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]): Record<GroupRole, Cell> =>
  Object.fromEntries(GROUP_ROLES.map((role, at) => [role, cells[at]])) as Record<GroupRole, Cell>;

/** Spec section 6, as far as it speaks of groups. Columns stand in the order of {@link GROUP_ROLES}. */
// prettier-ignore
export const GROUP_MATRIX: Readonly<Record<GroupAct, Readonly<Record<GroupRole, Cell>>>> = {
  //                        owner  manager group_owner member                disabled card   stranger          visitor
  see:            groupRow('yes', 'yes', 'yes', 'yes',                'yes', 'yes', 'takes sign-ups', 'takes sign-ups'),
  see_goods:      groupRow('yes', 'yes', 'yes', 'yes',                'no',  'yes', 'no',             'no'),
  join:           groupRow('no',  'no',  'no',  'no',                 'no',  'no',  'takes sign-ups', 'takes sign-ups'),
  leave:          groupRow('no',  'no',  'yes', 'yes',                'yes', 'no',  'no',             'no'),
  add_goods:      groupRow('yes', 'yes', 'yes', 'takes member goods', 'no',  'no',  'no',             'no'),
  list_members:   groupRow('yes', 'yes', 'yes', 'no',                 'no',  'no',  'no',             'no'),
  manage_members: groupRow('yes', 'no',  'yes', 'no',                 'no',  'no',  'no',             'no'),
  edit:           groupRow('yes', 'no',  'yes', 'no',                 'no',  'no',  'no',             'no'),
  delete:         groupRow('yes', 'no',  'no',  'no',                 'no',  'no',  'no',             'no'),
  transfer:       groupRow('yes', 'no',  'no',  'no',                 'no',  'no',  'no',             'no'),
  set_fee:        groupRow('yes', 'no',  'no',  'no',                 'no',  'no',  'no',             'no'),
};

type AccountCell = 'yes' | 'no';

const accountRow = (
  ...cells: [AccountCell, AccountCell, AccountCell, AccountCell]
): Record<AccountRole, AccountCell> =>
  Object.fromEntries(ACCOUNT_ROLES.map((role, at) => [role, cells[at]])) as Record<AccountRole, AccountCell>;

/** Permissions on an account. Columns are in the order of {@link ACCOUNT_ROLES}. */
// prettier-ignore
export const ACCOUNT_MATRIX: Readonly<Record<AccountAct, Readonly<Record<AccountRole, AccountCell>>>> = {
  //                            self   manager acquaintance stranger
  see:              accountRow('yes', 'yes',  'yes',       'no'),
  see_private:      accountRow('yes', 'yes',  'no',        'no'),
  edit:             accountRow('yes', 'no',   'no',        'no'),
  delete:           accountRow('yes', 'no',   'no',        'no'),
  appoint_managers: accountRow('yes', 'no',   'no',        'no'),
};
