import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { components } from '../../../packages/web-kit/src/api/schema';
import { type Group, GROUP_ID, LENDER_ID, MEMBER_ID, group, idOf } from './fixtures';
import { http } from './server';

/** Mocks for tests of groups and their people: the group as others see it, and its contents. */
type Schemas = components['schemas'];
export type Post = Schemas['Post'];
export type Folder = Schemas['Folder'];
export type Invite = Schemas['Invite'];
export type Membership = Schemas['Membership'];
export type Card = Schemas['AuthToken'];

const LONG_AGO = '2031-04-01T00:00:00Z';

/** Olga's group as she, its owner, sees it. */
export function ownGroup(fields: Partial<Group> = {}): Group {
  return group({
    role: 'owner',
    permissions: [
      ...['see_goods', 'add_goods', 'list_members', 'manage_members'],
      ...['edit', 'delete', 'transfer'],
    ],
    ...fields,
  });
}

/** The group as an outsider sees it. */
export function foreignGroup(fields: Partial<Group> = {}): Group {
  return group({ role: null, permissions: ['join'], ...fields });
}

/** A member's choices for a group before any was made; everything is on in general. */
export const NO_GROUP_CHOICE: Schemas['GroupNotificationSetting'] = {
  email_usage_report: false,
  email_message: null,
  email_new_booking: null,
  email_update_booking: null,
  email_new_post: null,
  email_new_goods: null,
  email_comment: null,
  push_message: null,
  push_new_booking: null,
  push_update_booking: null,
  push_new_post: null,
  push_new_goods: null,
  push_comment: null,
  effective: {
    email_message: true,
    email_new_booking: true,
    email_update_booking: true,
    email_new_post: true,
    email_new_goods: true,
    email_comment: true,
    push_message: true,
    push_new_booking: true,
    push_update_booking: true,
    push_new_post: true,
    push_new_goods: true,
    push_comment: true,
  },
};

/** Mocks the gateway's response with the group. */
export function groupAt(found: Group) {
  return http.get('/groups/{id}', ({ response }) => response(200).json({ group: found, users: [] }));
}

export function post(fields: Partial<Post> = {}): Post {
  return {
    id: idOf(41),
    group_id: GROUP_ID,
    user_id: LENDER_ID,
    body: '休館日\n水曜は休みです。',
    pin: false,
    permissions: [],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

export function folder(fields: Partial<Folder> = {}): Folder {
  return {
    id: idOf(51),
    group_id: GROUP_ID,
    title: 'レンズ',
    slug: 'レンズ',
    place: 0,
    goods_count: 1,
    permissions: ['edit'],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** An invitation into Olga's group, that waits for its answer. */
export function invite(fields: Partial<Invite> = {}): Invite {
  return {
    id: idOf(61),
    kind: 'member',
    state: 'pending',
    bounced: false,
    group_id: GROUP_ID,
    group: { id: GROUP_ID, name: 'ひまわり文庫', slug: 'himawari' },
    account: { id: LENDER_ID, name: '折笠' },
    email: 'hana@example.com',
    user_id: null,
    inviter_id: LENDER_ID,
    inviter_name: '折笠',
    created_at: LONG_AGO,
    sent_at: LONG_AGO,
    expires_at: '2031-05-20T03:00:00Z',
    ...fields,
  };
}

export type OpenedInvitation = Schemas['Invitation'];

/** The same as the person sees it who opens its link, without goods. */
export function openedInvitation(
  fields: Partial<OpenedInvitation['invitation']> = {},
  goods: OpenedInvitation['goods'] = [],
): OpenedInvitation {
  const { id, kind, group: to, email, expires_at } = invite();
  return {
    invitation: {
      ...{ id, kind, group: to, email, expires_at },
      ...{ inviter_name: '折笠', account_name: '', owner_name: '折笠' },
      ...{ sign_up_message: '', tag_form_label: '', tag_form_placeholder: '', price_per_month: null },
      ...{ has_account: false, full: false, group_description: '' },
      ...fields,
    },
    goods,
  };
}

/** Mika's membership in the group as its managers see it. */
export function membership(fields: Partial<Membership> = {}): Membership {
  return {
    id: idOf(71),
    group_id: GROUP_ID,
    user_id: MEMBER_ID,
    group_owner: false,
    disabled: false,
    fee_unpaid: false,
    tags: [],
    permissions: ['edit', 'delete'],
    bookings_count: null,
    overdue_in_days: null,
    created_at: LONG_AGO,
    ...fields,
  };
}

export function card(fields: Partial<Card> = {}): Card {
  return {
    id: idOf(81),
    jti: 'secret-1',
    group_id: GROUP_ID,
    user_id: idOf(91),
    management_id: '1',
    name: '一年一組',
    email: null,
    invite_email: null,
    permission: 'book',
    locale: 'ja',
    disabled: false,
    permissions: ['edit'],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** Opens a menu by its name and presses one of its acts. */
export async function choose(person: UserEvent, menu: string, act: string): Promise<void> {
  await person.click(await screen.findByLabelText(menu));
  await person.click(within(screen.getByRole('menu')).getByText(act));
}

/** Presses a button of the open dialog. */
export async function answerDialog(person: UserEvent, verb: string): Promise<void> {
  await person.click(within(await screen.findByRole('dialog')).getByText(verb));
}
