import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from './readiness';
import type { Metrics } from './metrics';

/** What orchestrators and Prometheus ask, on a port of its own: /healthz, /readyz, /metrics. */
export class OpsServer {
  private readonly server: Server;

  constructor(metrics: Metrics, readiness: Readiness) {
    const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
      '/healthz': async (response) => json(response, 200, { status: 'ok' }),
      '/readyz': async (response) => {
        const report = await readiness.report();
        json(response, report.status === 'unavailable' ? 503 : 200, report);
      },
      '/metrics': async (response) => {
        response.setHeader('content-type', metrics.registry.contentType);
        response.end(await metrics.registry.metrics());
      },
    };
    this.server = createServer((request, response) => {
      const page = pages[request.url?.split('?')[0] ?? ''];
      if (!page) return json(response, 404, { status: 'not found' });
      page(response).catch(() => json(response, 500, { status: 'failed' }));
    });
  }

  /** @returns the port */
  listen(address: string): Promise<number> {
    const [, host, port] = /^\[?(.+?)\]?:(\d+)$/.exec(address)!;
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
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
