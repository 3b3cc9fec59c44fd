import { z } from 'zod';
import { id } from '../schema/ids';
import { pattern, text } from '../schema/text';
import { dayOrInstant } from '../schema/time';

export const Plan = z
  .object({
    id: z.string().meta({ example: 'free' }),
    member_limit: z.int().nullable().describe('Members beside the owner; null is no limit.'),
    price_monthly: z.int().nullable().describe('Yen a month; null where it is agreed by contract.'),
    price_annual: z.int().nullable().describe('Yen a month when paid for a year.'),
    currency: z.string().meta({ example: 'JPY' }),
    ads: z.boolean(),
    restrict_to_members: z.boolean().describe('May keep goods to members (`prevent_public_access`).'),
    priority_support: z.boolean(),
  })
  .meta({ id: 'Plan' });

const subscription = {
  plan: z.string().describe('Its id, under the name by which calls take it.'),
  plan_id: z.string().describe('The same.'),
  interval: z.enum(['none', 'monthly', 'annual']),
  source: z
    .enum(['default', 'staff'])
    .describe('`default`: neither bought nor given; `staff`: given by who runs this installation.'),
  until: z
    .string()
    .nullable()
    .meta({ format: 'date-time', description: 'When the default plan is back; null: it stays.' }),
  members_count: z.int().describe('People beside the owner who have a seat, each once.'),
  members_limit: z.int().nullable().describe('Null is no limit.'),
  disabled_members_count: z.int().describe('People who are paused because the plan has no seat for them.'),
  contact: z.string().nullable().describe('Whom to ask for another plan: an address or a site.'),
};

export const Subscription = z
  .object({
    ...subscription,
    requested_plan_id: z.string().nullable().describe('The plan of a request that is not answered yet.'),
  })
  .meta({ id: 'Subscription' });

/** As staff see it. */
export const StaffSubscription = z
  .object({
    ...subscription,
    account_id: id(),
    price: z.int().nullable().describe('Yen, as agreed; nothing is billed.'),
    note: z.string(),
  })
  .meta({ id: 'StaffSubscription' });

export const PlanList = z
  .object({
    plans: z.array(Plan).describe('Cheapest first.'),
    default_plan_id: z.string().describe('The plan of accounts that neither bought nor were given one.'),
  })
  .meta({ id: 'PlanList' });
export const SubscriptionAnswer = z
  .object({ subscription: Subscription, plans: z.array(Plan).describe('The plan it is for.') })
  .meta({ id: 'SubscriptionAnswer' });
export const StaffSubscriptionAnswer = z
  .object({ subscription: StaffSubscription, plans: z.array(Plan).describe('The plan it is for.') })
  .meta({ id: 'StaffSubscriptionAnswer' });

/** Whose: an id, an address or an account name. */
export const accountInPath = z.object({
  id: pattern(/^[^\s/]+$/, 254).meta({
    example: 'hanako@example.jp',
    description: 'Id, e-mail or account name.',
  }),
});

const yen = () => z.int().min(0).max(100_000_000);

export const GivenPlan = z
  .object({
    plan: text(40, 1).describe(
      '`free`, `lite`, `standard`, `plus`, `free_legacy`; `default` takes back what was given.',
    ),
    until: dayOrInstant()
      .nullable()
      .optional()
      .describe('When the default plan is back. A day is included, in the account’s time zone.'),
    max_members: z
      .int()
      .min(0)
      .max(1_000_000)
      .nullable()
      .optional()
      .describe('In the place of the plan’s limit.'),
    price: yen().nullable().optional().describe('Yen, as agreed; nothing is billed.'),
    note: text(1_000).nullable().optional(),
  })
  .meta({ id: 'GivenPlan' });

export const PlanRequest = z
  .object({
    plan: text(40, 1).optional().describe('Asked for one’s own account; not beside `owner_id`.'),
    message: text(1_000).optional(),
    nonprofit: z.boolean().optional(),
    owner_id: id().optional().describe('Whose manager or group owner asks; the owner gets one mail a day.'),
  })
  .meta({ id: 'PlanRequest' });

export const Seats = z
  .object({
    seats: z.object({
      owner_id: id().describe('Whose plan it is.'),
      owner_name: z.string(),
      used: z.int().describe('People beside the owner who have a seat, each once across the owner’s groups.'),
      limit: z.int().nullable().describe('Null is no limit.'),
      disabled: z.int().describe('People who are paused because the plan has no seat for them.'),
    }),
  })
  .meta({ id: 'Seats' });
