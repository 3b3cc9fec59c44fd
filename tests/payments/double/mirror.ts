import type { ApiRequest } from './request';

interface MockError {
  readonly error?: { readonly message?: string };
}

/**
 * Sends a copy of each request that the double accepted to stripe-mock, which checks it against the provider's OpenAPI document,
 * and collects the rejections.
 */
export class Mirror {
  private readonly running = new Set<Promise<void>>();
  private readonly rejections: string[] = [];

  /** @param url of a running stripe-mock */
  constructor(private readonly url: string) {}

  send(request: ApiRequest): void {
    const copy = this.copy(request).finally(() => this.running.delete(copy));
    this.running.add(copy);
  }

  /** Waits for the running copies; returns each rejected request with the reason. */
  async disagreements(): Promise<readonly string[]> {
    while (this.running.size > 0) await Promise.all(this.running);
    return this.rejections;
  }

  private async copy({ method, path, query, body, headers }: ApiRequest): Promise<void> {
    const address = `${this.url}${path}${query && `?${query}`}`;
    const answer = await fetch(address, {
      method,
      headers: {
        // stripe-mock requires a key of the provider's form.
        authorization: 'Bearer sk_test_123',
        ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
      },
      ...(body && { body }),
    });
    const { error } = (await answer.json()) as MockError;
    if (answer.status >= 400)
      this.rejections.push(`${method} ${path} ${query || body}: ${answer.status} ${error?.message ?? ''}`);
  }
}
