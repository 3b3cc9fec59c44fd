import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface Operations {
  readonly registry: Registry;
  /** Reports if this process accepts work, and which dependencies are missing. */
  readonly ready: () => Promise<{ readonly ok: boolean; readonly report: object }>;
}

/** Serves the pages for orchestrators and Prometheus on a separate port: /healthz, /readyz, /metrics. */
export class OpsServer {
  private readonly server: Server;

  constructor({ registry, ready }: Operations) {
    const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
      '/healthz': async (response) => json(response, 200, { status: 'ok' }),
      '/readyz': async (response) => {
        const { ok, report } = await ready();
        json(response, ok ? 200 : 503, report);
      },
      '/metrics': async (response) => {
        response.setHeader('content-type', registry.contentType);
        response.end(await registry.metrics());
      },
    };
    this.server = createServer((request, response) => {
      const page = pages[request.url?.split('?')[0] ?? ''];
      if (!page) return json(response, 404, { status: 'not found' });
      page(response).catch(() => json(response, 500, { status: 'failed' }));
    });
  }

  /** @returns the port @throws Error in one sentence when the port is taken */
  listen(address: string): Promise<number> {
    const [, host, port] = /^\[?(.+?)\]?:(\d+)$/.exec(address)!;
    return new Promise((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new Error(`Port ${port}, for operations, is used by another program.`)
            : error,
        ),
      );
      this.server.listen(Number(port), host, () => resolve((this.server.address() as AddressInfo).port));
    });
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
