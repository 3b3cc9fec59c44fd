import { refused } from '@kashikari/kernel';
import type { Logger, OutboundClient } from '@kashikari/platform';
import { WebPictures } from '../app/ports/import-pictures';
import { MAX_UPLOAD_BYTES } from '../domain/picture';

/** Maximum size of an upload, and 5 s including name resolution and redirects (plans for imports, "Picture URLs"). */
const LIMITS = { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: 5_000 } as const;

/** Loads pictures through the outbound client. */
export class OutboundPictures extends WebPictures {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly logger: Pick<Logger, 'info'>,
  ) {
    super();
  }

  async load(address: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      const { status, body } = await this.outbound.get(address, { ...LIMITS, signal });
      if (status !== 200) throw new Error(`answered ${status}`);
      return body;
    } catch (error) {
      this.logger.info({ error: String(error) }, 'A picture of an import could not be loaded');
      throw refused('import.picture', undefined, 'image_urls');
    }
  }
}
