import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An HTTP server that receives webhooks; `answers` decides each response. */
export async function startReceiver() {
  const received: ReceivedRequest[] = [];
  const state = { answers: (_request: ReceivedRequest): Answer | 'hang' => ({ status: 204 }) };
  let inFlight = 0;
  let most = 0;
  const server = createServer((request, response) => {
    let body = '';
    inFlight += 1;
    most = Math.max(most, inFlight);
    response.on('close', () => (inFlight -= 1));
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const one = { path: request.url!, headers: request.headers, body };
      received.push(one);
      const answer = state.answers(one);
      if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    state,
    url: `http://127.0.0.1:${port}/hook`,
    mostInFlight: () => most,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
