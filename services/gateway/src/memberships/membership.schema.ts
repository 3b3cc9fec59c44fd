import { z } from 'zod';
import { Group } from '../groups/group.schema';
import { id, idOrName } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { email, fault, name, text } from '../schema/text';
import { User } from '../users/user.schema';

/** The fact that a user belongs to a group. */
export const Membership = z
  .object({
    id: id(),
    group_id: id(),
    user_id: id(),
    group_owner: z.boolean().describe('Also manages the group.'),
    disabled: z
      .boolean()
      .describe(
        'The membership exists but has no rights: the plan has no seat for it, a group owner disabled it, or its fee was not paid.',
      ),
    fee_unpaid: z
      .boolean()
      .describe(
        'True if the membership is disabled because the monthly fee of the group was not paid. Visible to the member and to callers who manage the members.',
      ),
    tags: z.array(z.string()),
    permissions: z
      .array(z.string())
      .describe('Actions that are available to the caller now: `edit`, `delete`.'),
    bookings_count: z
      .int()
      .nullable()
      .describe(
        'The member’s bookings that are reserved or out, of goods in the group or of a lender for whom the caller acts. In lists, for callers who manage the members; null otherwise.',
      ),
    overdue_in_days: z
      .int()
      .nullable()
      .describe(
        'Likewise: days past the end of the booking among them that is overdue longest. Null if none is overdue.',
      ),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Membership' });

export type Membership = z.infer<typeof Membership>;

export const NewMembership = z
  .object({
    group_id: idOrName('media-library').describe('Id or slug of the group.'),
    passcode: text(100).optional().describe('Required to join a group that has a passcode.'),
    email: email().optional().describe('Address of the person whom a group owner invites.'),
    user_id: id()
      .optional()
      .describe(
        'User whom a group owner invites. The caller’s own id is the same as no id: the caller joins.',
      ),
    invite_token: text(200, 1).optional().describe('Token of an invitation link; replaces the passcode.'),
    tags: z
      .array(name(50, 1))
      .max(20)
      .optional()
      .describe(
        'Answers to the question of the group (`tag_form_label`); they become tags of the membership.',
      ),
  })
  .superRefine((value, context) => {
    if (value.email !== undefined && value.user_id !== undefined)
      fault(context, 'one_of', { fields: ['email', 'user_id'] });
  })
  .meta({
    id: 'NewMembership',
    description:
      'With the `email` or `user_id` of another person, that person is invited; without, the caller joins.',
  });

export const MembershipPatch = z
  .object({
    group_owner: z.boolean(),
    disabled: z.boolean(),
    tags: z.array(name(50, 1)).max(20),
  })
  .partial()
  .meta({ id: 'MembershipPatch' });

const tags = () => z.array(name(50, 1)).max(20);

export const BulkMemberships = z
  .object({
    membership_ids: z.array(id()).min(1).max(1_000),
    group_owner: z.boolean().optional(),
    disabled: z.boolean().optional(),
    tags: tags().optional().describe('Replaces the tags of each membership.'),
    add_tags: tags().optional(),
    remove_tags: tags().optional(),
    remove: z
      .boolean()
      .optional()
      .describe('Deletes the memberships instead. Group owners become ordinary members first.'),
  })
  .meta({ id: 'BulkMemberships' });

const MembershipOutcome = z
  .object({
    membership_id: id(),
    ok: z.boolean(),
    code: z.string().nullable().describe('Reason for the refusal.'),
    message: z.string().nullable().describe('Message for people.'),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'MembershipOutcome' });

export const BulkMembershipsAnswer = z
  .object({ outcomes: z.array(MembershipOutcome), memberships: z.array(Membership) })
  .meta({ id: 'BulkMembershipsAnswer' });

export const membershipQuery = z.object({
  group_id: idOrName('media-library').optional().describe('Members of this group (id or slug).'),
  user_id: id().optional().describe('Memberships of this user.'),
  match: text(100).optional().describe('Part of a name, a reading, an address or a tag.'),
  ...pageQuery,
});

export const MembershipAnswer = z
  .object({ membership: Membership, users: z.array(User), groups: z.array(Group) })
  .meta({ id: 'MembershipAnswer' });

export const MembershipList = z
  .object({ memberships: z.array(Membership), users: z.array(User), groups: z.array(Group), meta: Meta })
  .meta({ id: 'MembershipList' });
