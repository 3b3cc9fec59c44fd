import type { components } from '@kashikari/web-kit';

type Schemas = components['schemas'];

export type Period = Schemas['StocktakingPeriod'];
export type StockCount = Schemas['Stocktaking'];
export type StockCheck = Schemas['StocktakingCheck'];
export type CheckAnswer = Schemas['StocktakingChecks'];
export type StockState = StockCheck['state'];
export type SettleChoice = NonNullable<StockCheck['choice']>;

/** The scope of a count: a period of a group, or the group's current day. */
export interface CountScope {
  readonly groupId: string;
  readonly period: Period | null;
}

/** The scope as calls name it; without a period they mean today. */
export const scopeQuery = ({ groupId, period }: CountScope) => ({
  group_id: groupId,
  ...(period && { period_id: period.id }),
});

/** Keys of what is read of a scope begin so: the live stream makes all of a group stale. */
export const keyOf = ({ groupId, period }: CountScope, kind: string) =>
  ['stocktakings', groupId, kind, period?.id ?? null] as const;

export const isOpen = ({ period }: CountScope) => period === null || period.closed_at === null;
