import type { GroupChoices } from './group-notification-setting';
import type { NotificationSetting, Way } from './notification-setting';

/** Number of goods in a notice; the rest is a number and a link. */
export const MAX_NEW_GOODS = 20;

/** A good with its first showing in each group. */
export interface ShownGood {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  /** Borrowing it costs something. */
  readonly hasPrice: boolean;
  readonly showings: readonly {
    readonly groupId: string;
    /** Epoch milliseconds. */
    readonly shownAt: number;
    /** The good is in the group now. */
    readonly current: boolean;
  }[];
}

/** A user as a reader of the weekly notice. */
export interface NewsReader {
  /** Groups of which the user is a present member. */
  readonly groupIds: readonly string[];
  /** The user’s account, and those that the user manages. */
  readonly accountIds: readonly string[];
  /** Start of the week, inclusive, and its end, exclusive; epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly general: NotificationSetting;
  readonly choices: ReadonlyMap<string, GroupChoices>;
  /** Settings in which the user turned on news of goods: the general one, and those of groups. */
  readonly consents: { readonly general: boolean; readonly groupIds: ReadonlySet<string> };
}

/** The goods of a notice. */
export interface NewsList {
  /** Newest first, then by title; up to {@link MAX_NEW_GOODS}. */
  readonly goods: readonly ShownGood[];
  /** Number of further goods. */
  readonly more: number;
  /** The reader’s groups that show the listed goods. */
  readonly groupIds: readonly string[];
}

/**
 * Returns the goods that are news to a reader, by mail or by push. A good is new if its first showing in any of the
 * reader's groups lies in the week, and it is still in one of them. One group that shows the good and says yes suffices.
 * Goods with a price require that the user turned on the news by hand, in general or in that group.
 */
export function newGoodsFor(goods: readonly ShownGood[], reader: NewsReader, way: Way): NewsList {
  const { from, until, accountIds } = reader;
  const groups = new Set(reader.groupIds);
  const news = goods.flatMap((good) => {
    const showings = good.showings.filter(({ groupId }) => groups.has(groupId));
    const first = Math.min(...showings.map(({ shownAt }) => shownAt));
    if (first < from || first >= until || accountIds.includes(good.ownerId)) return [];
    const shownIn = showings.filter(({ current }) => current).map(({ groupId }) => groupId);
    return shownIn.some((groupId) => wants(reader, groupId, good, way)) ? [{ good, first, shownIn }] : [];
  });
  news.sort(
    (a, b) => b.first - a.first || compare(a.good.title, b.good.title) || compare(a.good.id, b.good.id),
  );
  const listed = news.slice(0, MAX_NEW_GOODS);
  return {
    goods: listed.map(({ good }) => good),
    more: news.length - listed.length,
    groupIds: [...new Set(listed.flatMap(({ shownIn }) => shownIn))].sort(),
  };
}

function wants(
  { general, choices, consents }: NewsReader,
  groupId: string,
  good: ShownGood,
  way: Way,
): boolean {
  const flag = `${way}NewGoods` as const;
  const isOn = choices.get(groupId)?.[flag] ?? general[flag];
  return isOn && (!good.hasPrice || consents.general || consents.groupIds.has(groupId));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
