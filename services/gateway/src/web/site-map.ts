import { escapeHtml, type Call } from '@kashikari/kernel';
import { catalog } from '@kashikari/contracts';
import type { Services } from '../clients/services';

/** Addresses in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** Maximum numbers of goods and groups in one response of a service. */
const GOODS_IN_PIECE = 1_000;
const GROUPS_IN_PIECE = 500;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A part of the map: pages and groups, or the goods of file `n`, from 1. */
export type SiteMapPart = 'pages' | number;

interface Entry {
  /** Path and query. */
  readonly address: string;
  readonly changed?: Date | undefined;
}

export interface SiteMapDeps {
  readonly services: Pick<Services, 'goods' | 'openGoods' | 'groups'>;
  readonly perFile?: number;
}

/** The site for which a map is made, as a visitor sees it. */
export interface SiteMapRequest {
  readonly origin: string;
  /** Call of a visitor, restricted to the accounts of the site. */
  readonly call: Call;
  /** Addresses of the site's own pages, in their order. */
  readonly pages: readonly string[];
}

/**
 * The map of a site: its pages, the goods that everybody may find, and their groups, as far as a visitor sees them. Up
 * to 50,000 addresses are one file; more are an index of files. Goods are fetched by id, in parts, and written at once.
 */
export class SiteMap {
  private readonly services: SiteMapDeps['services'];
  private readonly perFile: number;

  constructor({ services, perFile = MAX_ADDRESSES }: SiteMapDeps) {
    this.services = services;
    this.perFile = perFile;
  }

  /** The text of `/sitemap.xml`, or of a part that an index names; undefined for a part that is not there. */
  async text(
    part: SiteMapPart | undefined,
    asked: SiteMapRequest,
  ): Promise<AsyncIterable<string> | undefined> {
    const goods = await this.countGoods(asked.call);
    if (typeof part === 'number') return part > this.files(goods) ? undefined : this.goodsOf(part, asked);
    const pages = await this.pages(asked);
    if (part === 'pages') return urlSet(asked.origin, pages);
    if (pages.length + goods <= this.perFile)
      return urlSet(asked.origin, both(pages, this.goods(0, goods, asked.call)));
    return index(asked.origin, this.files(goods));
  }

  private files(goods: number): number {
    return Math.ceil(goods / this.perFile);
  }

  private goodsOf(part: number, { origin, call }: SiteMapRequest): AsyncIterable<string> {
    return urlSet(origin, this.goods((part - 1) * this.perFile, this.perFile, call));
  }

  private async countGoods(call: Call): Promise<number> {
    const { page } = await this.services.goods.listGoods(
      catalog.ListGoodsRequest.create({ page: { page: 1, perPage: 1 } }),
      call,
    );
    return page?.total ?? 0;
  }

  private async *goods(skip: number, most: number, call: Call): AsyncGenerator<Entry> {
    let afterId = '';
    for (let left = most; left > 0;) {
      const limit = Math.min(left, GOODS_IN_PIECE);
      const asked = { afterId, skip: afterId ? 0 : skip, limit };
      const { goods } = await this.services.openGoods.listOpenGoods(asked, call);
      for (const { id, updatedAt } of goods) yield { address: `/goods/${id}`, changed: updatedAt };
      if (goods.length < limit) return;
      left -= limit;
      afterId = goods.at(-1)?.id ?? '';
    }
  }

  private async pages({ call, pages: own }: SiteMapRequest): Promise<Entry[]> {
    const pages: Entry[] = own.map((address) => ({ address }));
    for await (const group of this.groups(call)) if (pages.length < this.perFile) pages.push(group);
    return pages;
  }

  private async *groups(call: Call): AsyncGenerator<Entry> {
    for (let afterId = ''; ;) {
      const asked = { afterId, limit: GROUPS_IN_PIECE };
      const { groupIds } = await this.services.openGoods.listOpenGroups(asked, call);
      const { groups } = groupIds.length
        ? await this.services.groups.batchGetGroups({ ids: groupIds }, call)
        : { groups: [] };
      for (const { slug, updatedAt } of groups) yield { address: `/-/${slug}`, changed: updatedAt };
      if (groupIds.length < GROUPS_IN_PIECE) return;
      afterId = groupIds.at(-1) ?? '';
    }
  }
}

async function* both(first: readonly Entry[], then: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  yield* first;
  yield* then;
}

async function* urlSet(
  origin: string,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${XMLNS}>\n`;
  for await (const { address, changed } of entries) {
    const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    yield `<url><loc>${escapeHtml(origin + address)}</loc>${time}</url>\n`;
  }
  yield '</urlset>\n';
}

async function* index(origin: string, files: number): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${XMLNS}>\n`;
  const parts = ['pages', ...Array.from({ length: files }, (_none, place) => String(place + 1))];
  for (const part of parts)
    yield `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${part}.xml`)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
