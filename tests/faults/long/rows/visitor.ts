import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { send } from '../../../product/rest';
import type { ProductUnderFault } from '../product-under-fault';

/** Pause between two visits, milliseconds. */
const PAUSE = 500;

/** Looks at a picture again and again, and registers goods with pictures under a key that it repeats until that is done. */
export class Visitor {
  private key = randomUUID();

  private constructor(
    private readonly url: string,
    private readonly token: string,
    /** Address of a picture that was uploaded at the beginning. */
    private readonly picture: string,
    /** A picture in the bucket that no good shows yet. */
    private upload: string,
  ) {}

  static async arrive({
    product: { url },
    lender: { email, password },
  }: ProductUnderFault): Promise<Visitor> {
    const { body: account } = await send(url, 'POST', '/auth/login', { body: { email, password } });
    const token = account.token as string;
    const body = { title: '三脚', image_ids: [await upload(url, token)] };
    const { status, body: made } = await send(url, 'POST', '/goods', { token, body });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(made)}`);
    const { body: shown } = await send(url, 'GET', `/goods/${made.good.id}`, { token });
    return new Visitor(url, token, shown.images[0].thumbnail_public_url, await upload(url, token));
  }

  /** @returns answers other than those expected, and refusals that don't say when to come again */
  async stay(when: string, expected: readonly number[], milliseconds: number): Promise<string[]> {
    const wrong = new Set<string>();
    const note = (what: string, { status, headers }: Response) => {
      if (!expected.includes(status)) wrong.add(`${what} ${when}: ${status}`);
      if (status === 503 && !headers.get('retry-after')) wrong.add(`${what} ${when}: no Retry-After`);
    };
    for (const until = Date.now() + milliseconds; Date.now() < until; await wait(PAUSE)) {
      note('a picture', await fetch(new URL(this.picture, this.url)));
      note('a good with a picture', await this.register());
    }
    return [...wrong];
  }

  private async register(): Promise<Response> {
    const answer = await fetch(`${this.url}/v1/goods`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': this.key,
        authorization: `Bearer ${this.token}`,
      },
      body: JSON.stringify({ title: '三脚', image_ids: [this.upload] }),
    });
    await answer.arrayBuffer();
    if (answer.status === 201) {
      this.key = randomUUID();
      this.upload = await upload(this.url, this.token);
    }
    return answer;
  }
}

/** Uploads a picture as a browser does: requests a signed address, and sends the bytes there. */
async function upload(url: string, token: string): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#006878' } });
  const content = await picture.png().toBuffer();
  const query = `content_type=image/png&byte_size=${content.length}`;
  const { body } = await send(url, 'GET', `/images/s3_presigned_url?${query}`, { token });
  const headers = { 'content-type': 'image/png' };
  const put = await fetch(new URL(body.url, url), { method: 'PUT', body: new Uint8Array(content), headers });
  if (!put.ok) throw new Error(`${put.status} ${await put.text()}`);
  return body.image_id as string;
}
