import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as the operator's collector of analytics receives it. */
export type CollectedEvent = Readonly<Record<string, string>>;

/** Starts a collector in this process, at an origin other than the product's. */
export async function startCollector() {
  const events: CollectedEvent[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      headers.push(request.headers);
      const text = Buffer.concat(chunks).toString('utf8');
      events.push(...(JSON.parse(text) as { events: CollectedEvent[] }).events);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    /** Events in the order of their arrival. */
    events,
    /** Headers of the requests. */
    headers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
