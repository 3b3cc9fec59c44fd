import { GROUP_ID, group, lender, meta, type User, user } from './fixtures';
import { http } from './server';

export type Role = 'visitor' | 'member' | 'manager' | 'read card';

export const ROLES: readonly Role[] = ['visitor', 'member', 'manager', 'read card'];

const CLAIMS = { authorizable_id: GROUP_ID, jti: 'x', permission: 'read' };

/** Returns the user of each role, with the groups that they see. */
export function asRole(role: Role): {
  as: User | null;
  token?: string;
  answers: ReturnType<typeof groupsOf>[];
} {
  switch (role) {
    case 'visitor':
      return { as: null, answers: [] };
    case 'member':
      return { as: user(), answers: [groupsOf([])] };
    case 'manager':
      return { as: lender(), answers: [groupsOf(['list_members'])] };
    case 'read card':
      return {
        as: { ...user(), email: null },
        token: `h.${btoa(JSON.stringify(CLAIMS))}.s`,
        answers: [groupsOf([])],
      };
  }
}

type Permissions = ReturnType<typeof group>['permissions'];

const groupsOf = (permissions: Permissions) =>
  http.get('/groups', ({ response }) =>
    response(200).json({ groups: [group({ permissions })], users: [], meta: meta(1) }),
  );
