import { z } from 'zod';
import { SETS } from '@kashikari/contracts';
import { id } from '../schema/ids';
import { pattern, text } from '../schema/text';
import { dayOrInstant, instantOut } from '../schema/time';
import { BillAmounts } from './bill.schema';

export const Plan = z
  .object({
    id: z.string().meta({ example: 'free' }),
    member_limit: z
      .int()
      .nullable()
      .describe('Maximum number of members, without the owner; null means no limit.'),
    price_monthly: z.int().nullable().describe('Yen per month; null if agreed by contract.'),
    price_annual: z.int().nullable().describe('Yen per month if paid for a year.'),
    currency: z.string().meta({ example: 'JPY' }),
    ads: z.boolean(),
    restrict_to_members: z
      .boolean()
      .describe('Goods can be restricted to members (`prevent_public_access`).'),
    priority_support: z.boolean(),
  })
  .meta({ id: 'Plan' });

const subscription = {
  plan: z.string().describe('Id of the plan, under the name that requests use.'),
  plan_id: z.string().describe('Same as `plan`.'),
  interval: z.enum(['none', 'monthly', 'annual']),
  source: z
    .enum(SETS.planSource.texts)
    .describe('`default`: neither bought nor given; `staff`: given by the operator; `bought`: by the owner.'),
  until: z.string().nullable().meta({
    format: 'date-time',
    description: 'End of this plan, after which the default plan applies; null: no end.',
  }),
  members_count: z.int().describe('Number of people with a seat, without the owner, each counted once.'),
  members_limit: z.int().nullable().describe('Null means no limit.'),
  disabled_members_count: z
    .int()
    .describe('Number of people who are paused because the plan has no seat for them.'),
  contact: z.string().nullable().describe('Contact for another plan: an address or a site.'),
};

export const Subscription = z
  .object({
    ...subscription,
    requested_plan_id: z.string().nullable().describe('Plan of the open request.'),
    status: z
      .enum(SETS.subscriptionStatus.texts)
      .describe(
        '`waiting`: its first payment is open; `past_due`: a renewal was not paid; `ending`: it ends with `period_end`.',
      ),
    period_end: instantOut().nullable().describe('Of a bought plan: when the period that is paid ends.'),
    ends_unpaid_at: instantOut().nullable().describe('When a plan ends whose renewal was not paid.'),
    payment_id: id().nullable().describe('Payment of the plan that is open.'),
    credit: z.int().describe('Yen paid in advance or given back. It is used first.'),
    coupon: z
      .object({
        code: z.string(),
        name: z.string(),
        percent_off: z.int(),
        months_left: z.int().nullable().describe('Null: as long as the plan lasts.'),
      })
      .nullable()
      .meta({ id: 'Coupon' }),
    next_plan_id: z
      .string()
      .nullable()
      .describe('Plan that follows at `period_end`; null if the plan renews unchanged.'),
    next_interval: z.enum(SETS.billingInterval.texts).nullable(),
    next_bill: BillAmounts.extend({ at: instantOut() })
      .nullable()
      .meta({ id: 'NextBill' })
      .describe('Of a bought plan: the bill that comes next, as far as it is known now.'),
    features: z
      .array(z.enum(['no_ads', 'restrict_to_members', 'priority_support']))
      .describe('Features of the plan.'),
  })
  .meta({ id: 'Subscription' });

/** A subscription as office staff see it. */
export const StaffSubscription = z
  .object({
    ...subscription,
    account_id: id(),
    price: z.int().nullable().describe('Agreed price in yen; nothing is billed.'),
    note: z.string(),
  })
  .meta({ id: 'StaffSubscription' });

export const PlanList = z
  .object({
    plans: z.array(Plan).describe('Cheapest first.'),
    default_plan_id: z.string().describe('Plan of accounts that neither bought nor were given one.'),
    price_unit: z
      .enum(['member', 'account'])
      .describe('Whether prices are for each member beside the owner or for the account.'),
    volume_discounts: z
      .array(z.object({ from_members: z.int(), percent_off: z.int() }).meta({ id: 'VolumeDiscount' }))
      .describe('Smallest first. The best single discount applies.'),
  })
  .meta({ id: 'PlanList' });
export const SubscriptionAnswer = z
  .object({ subscription: Subscription, plans: z.array(Plan).describe('The plan of the subscription.') })
  .meta({ id: 'SubscriptionAnswer' });
export const StaffSubscriptionAnswer = z
  .object({ subscription: StaffSubscription, plans: z.array(Plan).describe('The plan of the subscription.') })
  .meta({ id: 'StaffSubscriptionAnswer' });

/** The account in a path: an id, an email address or an account name. */
export const accountInPath = z.object({
  id: pattern(/^[^\s/]+$/, 254).meta({
    example: 'hanako@example.jp',
    description: 'Id, email or account name.',
  }),
});

const yen = () => z.int().min(0).max(100_000_000);

export const GivenPlan = z
  .object({
    plan: text(40, 1).describe(
      '`free`, `lite`, `standard`, `plus`, `free_legacy`; `default` resets to the default plan.',
    ),
    until: dayOrInstant()
      .nullable()
      .optional()
      .describe(
        'End of the plan, after which the default plan applies. A day is inclusive, in the account’s time zone.',
      ),
    max_members: z
      .int()
      .min(0)
      .max(1_000_000)
      .nullable()
      .optional()
      .describe('Replaces the member limit of the plan.'),
    price: yen().nullable().optional().describe('Agreed price in yen; nothing is billed.'),
    note: text(1_000).nullable().optional(),
  })
  .meta({ id: 'GivenPlan' });

export const PlanRequest = z
  .object({
    plan: text(40, 1)
      .optional()
      .describe('Requested plan for the caller’s account; not allowed with `owner_id`.'),
    message: text(1_000).optional(),
    nonprofit: z.boolean().optional(),
    owner_id: id()
      .optional()
      .describe('Owner whom a manager or group owner asks; the owner receives up to one mail a day.'),
  })
  .meta({ id: 'PlanRequest' });

export const Seats = z
  .object({
    seats: z.object({
      owner_id: id().describe('Account that has the plan.'),
      owner_name: z.string(),
      used: z
        .int()
        .describe('Number of people with a seat, without the owner, counted once across the owner’s groups.'),
      limit: z.int().nullable().describe('Null means no limit.'),
      disabled: z.int().describe('Number of people who are paused because the plan has no seat for them.'),
    }),
  })
  .meta({ id: 'Seats' });
