import { z } from 'zod';

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

export const Subscription = z
  .object({ plan_id: z.string(), interval: z.enum(['none', 'monthly', 'annual']) })
  .meta({ id: 'Subscription' });

export const PlanList = z
  .object({ plans: z.array(Plan).describe('Cheapest first.') })
  .meta({ id: 'PlanList' });
export const SubscriptionAnswer = z
  .object({ subscription: Subscription, plans: z.array(Plan).describe('The plan it is for.') })
  .meta({ id: 'SubscriptionAnswer' });
