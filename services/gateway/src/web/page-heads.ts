import { setTimeout as wait } from 'node:timers/promises';
import { VISITOR, type Call } from '@kashikari/kernel';
import { atShell } from '../http/at-shell';
import { contextOf } from '../http/http-context';
import { faceOf } from './face-of';
import { articleAt } from './help-articles';
import { HEAD_WORDS, NAMED_PAGES } from './page-head.words';
import { siteNameOf, siteOriginOf } from './site';
import { thumbnailUrl } from '../looks/shell.mapper';
import type { Services } from '../clients/services';
import type { GatewaySettings } from '../settings';
import type { ShellLenders } from '../shells/shell-lenders';
import type { PageHead } from './page-head';
import type { Request } from 'express';

/**
 * Maximum time that a page waits for the data of its subject, milliseconds; then it is sent with the head of its site.
 */
const TIMEOUT = 300;

const GOOD = /^\/goods\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const GROUP = /^\/-\/([a-z0-9_~-]{1,64})$/i;

/** Fields that a page adds to the head of its site. */
type About = Partial<Pick<PageHead, 'title' | 'description' | 'address' | 'image'>>;

interface PageHeadsDeps {
  readonly settings: GatewaySettings;
  readonly services: Pick<Services, 'goods' | 'groups'>;
  readonly lenders: ShellLenders;
}

/**
 * Heads of pages. A good or group is named as a visitor at that host sees it, whoever the caller is, since the page may
 * be shown elsewhere. A private or hidden one, or one of another organization, is not named. Its page has the head of
 * the site, like that of an unknown id.
 */
export class PageHeads {
  constructor(private readonly deps: PageHeadsDeps) {}

  /** The head of the page at an address that has a screen. */
  async of(request: Request): Promise<PageHead> {
    const origin = siteOriginOf(request, this.deps.settings);
    const about = this.article(request) ?? this.namedPage(request) ?? (await this.shared(request));
    const logo = faceOf(request)?.logoImageId;
    const site = logo ? pictureUrl(logo) : '/icon-512.png';
    const { address = request.path, image = site, ...texts } = about ?? {};
    return {
      ...this.ofNothing(request),
      ...texts,
      address: origin + address,
      image: image.startsWith('/') ? origin + image : image,
    };
  }

  /** Returns the head of a page at an address without a screen. */
  ofNothing(request: Request): PageHead {
    const { locale } = contextOf(request);
    const face = faceOf(request);
    return {
      ...{ locale, site: siteNameOf(request) },
      description: face?.welcome[locale]?.trim() || HEAD_WORDS[locale].site,
      ...(face?.iconImageId && { icon: thumbnailUrl(face.iconImageId) }),
    };
  }

  private article(request: Request): About | undefined {
    const article = articleAt(request.path, contextOf(request).locale);
    if (!article) return undefined;
    const { title, summary, slug } = article;
    return { title, description: summary, address: `/help/${slug}` };
  }

  private namedPage(request: Request): About | undefined {
    // `/help` is another address of the same page.
    const address = request.path === '/help' ? '/support' : request.path;
    const name = NAMED_PAGES.find((page) => address === `/${page}`);
    if (!name) return undefined;
    const [title, description] = HEAD_WORDS[contextOf(request).locale].pages[name];
    return { title, description, address };
  }

  /**
   * Returns the head of the good or group at an address, as a visitor sees it. Undefined if there is no such object, or
   * no answer in time.
   */
  private async shared(request: Request): Promise<About | undefined> {
    const [, goodId] = GOOD.exec(request.path) ?? [];
    const [, group] = GROUP.exec(request.path) ?? [];
    if (!goodId && !group) return undefined;
    const asked = this.callOf(request).then((call) =>
      goodId ? this.good(goodId, call) : this.group(group ?? '', call),
    );
    // Errors are ignored, since the page itself reports them.
    return Promise.race([asked.catch(() => undefined), wait(TIMEOUT, undefined, { ref: false })]);
  }

  private async callOf(request: Request): Promise<Call> {
    const { locale, traceparent } = contextOf(request);
    const actor = await atShell(request, VISITOR, this.deps.lenders);
    return { actor, now: Date.now(), locale, traceparent };
  }

  private async good(id: string, call: Call): Promise<About | undefined> {
    const { good } = await this.deps.services.goods.getGood({ id }, call, { deadlineMs: TIMEOUT });
    if (!good || good.isHidden) return undefined;
    const image = good.images[0]?.publicUrl;
    return { ...texts(good.title, good.description), address: `/goods/${good.id}`, ...(image && { image }) };
  }

  private async group(idOrSlug: string, call: Call): Promise<About | undefined> {
    const { group } = await this.deps.services.groups.getGroup({ id: idOrSlug }, call, {
      deadlineMs: TIMEOUT,
    });
    if (!group) return undefined;
    const picture = group.coverImageId || group.logoImageId;
    return {
      ...texts(group.name, group.description),
      address: `/-/${group.slug}`,
      ...(picture && { image: pictureUrl(picture) }),
    };
  }
}

/** Returns the address at which catalog serves a picture, below the product's origin. */
const pictureUrl = (imageId: string): string => `/files/images/${imageId}/full.webp`;

const texts = (title: string, description: string): About => ({
  title,
  ...(description.trim() && { description }),
});
