import { UNKNOWN_ID } from './bad-input';
import { pathOf, type Example } from './examples';
import { folders } from './resources/folders';
import { stocktakings } from './resources/stocktakings';
import { resolve, type Operation, type Parameter, type Schema } from './document';
import type { Ask } from './client';
import type { World } from './world';

/** A request of a list in which no parameter is wrong by itself. */
export interface PairRequest {
  readonly path: string;
  readonly query: NonNullable<Ask['query']>;
}

/** Values of a parameter in the world, by its name. Parameters that are not listed get values by their schema. */
const KNOWN: Readonly<Record<string, (world: World) => readonly string[]>> = {
  group_id: ({ group }) => [group.slug, group.id],
  owner_id: ({ lender }) => [lender.id],
  lender_id: ({ lender }) => [lender.id],
  lender_ids: ({ lender }) => [lender.id],
  user_id: ({ member }) => [member.id],
  folder: (world) => [folders.in(world).folderId],
  good_id: ({ goodId }) => [goodId],
  good_ids: ({ goodId, otherGoodId }) => [`${goodId},${otherGoodId}`],
  period_id: (world) => [stocktakings.in(world).periodId],
  booking_id: ({ bookingId }) => [bookingId],
  match: () => ['カメラ', '三脚 -"'],
  tag: () => ['camera'],
  isbns: () => ['9784815630447', '978-4-8156-3044-7,9784815630447'],
  facets: () => ['tag,group', 'category,location'],
  include: () => ['schedules'],
  time_zone: () => ['Europe/Berlin'],
  from: ({ day }) => [day(9)],
  to: ({ day }) => [day(12)],
};

/** Values of parameters of one operation. */
const OF_OPERATION: Readonly<Record<string, typeof KNOWN>> = {
  // A report has no days to come.
  countUsageRows: { from: ({ day }) => [day(-9), day(-8)], to: ({ day }) => [day(-1), day(0)] },
};

/** Parameters of which a list takes one, which selects the kind of list. */
const RIVALS: Readonly<Record<string, readonly string[]>> = {
  listInvites: ['to', 'from', 'group_id'],
  listTransfers: ['to', 'from'],
  getUsage: ['lender_id', 'group_id', 'good_id'],
  listIdleGoods: ['lender_id', 'group_id'],
  getDailyAnalytics: ['lender_id', 'group_id'],
  listStocktakings: ['period_id', 'date'],
  checkStocktaking: ['period_id', 'date'],
};

/** Parameters that are left as the example has them. */
const UNFIT: Readonly<Record<string, readonly string[]>> = {
  listCompanions: ['start_at', 'end_at'],
  // A coupon is one that staff made.
  quotePlan: ['coupon'],
  // One end of a range may lie before the other.
  getQuote: ['start_at', 'end_at', 'start_date', 'end_date'],
};

/** Every query parameter with every other, each with each of its values; and all of them at once. */
export function pairsOf(operation: Operation, example: Example, world: World): PairRequest[] {
  const path = pathOf(operation.path, example.params);
  const unfit = UNFIT[operation.operationId] ?? [];
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && !unfit.includes(parameter.name),
  );
  const known = OF_OPERATION[operation.operationId];
  const valued = parameters.map(
    (parameter) => [parameter.name, known?.[parameter.name]?.(world) ?? valuesOf(parameter, world)] as const,
  );
  const pairs = valued.flatMap(([first, values], at) =>
    valued
      .slice(at + 1)
      .flatMap(([second, others]) =>
        values.flatMap((value) => others.map((other) => ({ [first]: value, [second]: other }))),
      ),
  );
  const most = Math.max(0, ...valued.map(([, values]) => values.length));
  const whole = Array.from({ length: most }, (_none, turn) =>
    Object.fromEntries(valued.map(([name, values]) => [name, values[turn % values.length]])),
  );
  const rivals = RIVALS[operation.operationId] ?? [];
  return [...pairs, ...whole]
    .filter((query) => rivals.filter((name) => name in query).length < 2)
    .map((query) => ({ path, query: { ...withoutRivals(example.query, query, rivals), ...query } }));
}

/** Returns the example's query without parameters that exclude those of the request. */
function withoutRivals(
  example: Example['query'],
  query: PairRequest['query'],
  rivals: readonly string[],
): PairRequest['query'] {
  const taken = rivals.some((name) => name in query);
  return Object.fromEntries(
    Object.entries(example ?? {}).filter(([name]) => !(taken && rivals.includes(name))),
  );
}

function valuesOf({ name, schema }: Parameter, world: World): readonly unknown[] {
  const shape = resolve(schema) as Schema & { readonly const?: unknown };
  const { const: only, enum: choices } = shape;
  if (only !== undefined) return [only];
  // A month has the name of a day elsewhere.
  if (shape.pattern?.includes('(0[1-9]|1[0-2])$')) return [world.day(9).slice(0, 7)];
  return choices ?? KNOWN[name]?.(world) ?? rightValues(shape, world);
}

/** Returns one or two values that the schema allows. */
function rightValues(schema: Schema, world: World): readonly unknown[] {
  const { anyOf, enum: choices, type, format, minimum = 0, maximum = 1 } = schema;
  if (anyOf) return anyOf.flatMap((way) => rightValues(resolve(way), world));
  if (choices) return choices;
  if (type === 'integer') return [...new Set([minimum, Math.min(maximum, minimum + 1)])];
  if (format === 'uuid') return [UNKNOWN_ID];
  if (format === 'date') return [world.day(9)];
  if (format === 'date-time') return [`${world.day(9)}T00:00:00+09:00`];
  return ['x'];
}
