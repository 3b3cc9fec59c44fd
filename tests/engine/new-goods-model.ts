/** A model of the weekly notice of new goods. It imports nothing of the product. */

type Flag = 'email' | 'push';

interface ModelGood {
  readonly title: string;
  readonly owner: string;
  groups: Set<number>;
  hidden: boolean;
  deleted: boolean;
  priced: boolean;
  /** First showing by group. */
  readonly shown: Map<number, number>;
}

interface ModelReader {
  readonly acts: Set<string>;
  /** True: present; false: disabled. */
  readonly memberships: Map<number, boolean>;
  readonly general: Record<Flag, boolean>;
  readonly inGroups: Map<string, boolean>;
  /** Groups in which news were turned on by hand; -1 is the general setting. */
  readonly consents: Set<number>;
}

/** One lender's groups, goods and readers over some weeks. */
export class NewGoodsModel {
  readonly goods: ModelGood[] = [];
  readonly readers = new Map<string, ModelReader>();

  addReader(name: string, ...acts: string[]): void {
    this.readers.set(name, {
      ...{ acts: new Set([name, ...acts]), memberships: new Map(), general: { email: true, push: true } },
      ...{ inGroups: new Map(), consents: new Set() },
    });
  }

  addGood(title: string, owner: string, groups: number[], about: { hidden: boolean; priced: boolean }): void {
    this.goods.push({ title, owner, groups: new Set(groups), ...about, deleted: false, shown: new Map() });
  }

  /** Notes what is shown now for the first time. */
  look(now: number): void {
    for (const good of this.goods) {
      if (good.hidden || good.deleted) continue;
      for (const group of good.groups) if (!good.shown.has(group)) good.shown.set(group, now);
    }
  }

  leave(name: string, group: number): void {
    const reader = this.readers.get(name)!;
    reader.memberships.delete(group);
    reader.consents.delete(group);
    for (const flag of ['email', 'push']) reader.inGroups.delete(`${flag} ${group}`);
  }

  choose(name: string, flag: Flag, on: boolean | null, group?: number): void {
    const reader = this.readers.get(name)!;
    if (group === undefined) reader.general[flag] = on!;
    else if (on === null) reader.inGroups.delete(`${flag} ${group}`);
    else reader.inGroups.set(`${flag} ${group}`, on);
    if (on) reader.consents.add(group ?? -1);
  }

  /** Titles in the notice of a week, in their order. */
  notice(name: string, flag: Flag, from: number, until: number): string[] {
    const reader = this.readers.get(name)!;
    const groups = [...reader.memberships].filter(([, present]) => present).map(([group]) => group);
    const rows: [number, string][] = [];
    for (const good of this.goods) {
      if (good.hidden || good.deleted || reader.acts.has(good.owner)) continue;
      let first = Infinity;
      for (const group of groups) first = Math.min(first, good.shown.get(group) ?? Infinity);
      if (first < from || first >= until) continue;
      const wanted = groups.some((group) => {
        if (!good.groups.has(group)) return false;
        if (!(reader.inGroups.get(`${flag} ${group}`) ?? reader.general[flag])) return false;
        return !good.priced || reader.consents.has(-1) || reader.consents.has(group);
      });
      if (wanted) rows.push([first, good.title]);
    }
    rows.sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1));
    return rows.map(([, title]) => title);
  }
}
