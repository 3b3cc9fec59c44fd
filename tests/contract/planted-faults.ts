import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { Client } from './client';
import type { Person } from './world';
import type { Product } from '../product/start-product';

export type Fault = 'a 500' | 'a half write' | 'a missing field';

/** The product with one fault in it, to see that a table of tests catches it. */
export interface FaultyProduct {
  as(person: Person): Client;
  stop(): Promise<void>;
}

/** Starts a proxy before the gateway that mistreats refused requests as a careless handler would. */
export async function plant(product: Product, fault: Fault): Promise<FaultyProduct> {
  await inIdentity(product, 'create table if not exists half_written (at timestamptz default now())');
  const server = createServer((request, response) => {
    void (async () => {
      const sent = await read(request);
      const { connection: _connection, host: _host, 'content-length': _length, ...headers } = request.headers;
      const answer = await fetch(product.url + request.url, {
        method: request.method,
        headers: headers as Record<string, string>,
        body: sent.length > 0 ? sent.toString() : undefined,
      });
      const text = await answer.text();
      const [status, body] = await spoil(product, fault, answer.status, text);
      response.writeHead(status, { 'Content-Type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    as: ({ api }) => new Client(`http://127.0.0.1:${port}`, api.token),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function spoil(
  product: Product,
  fault: Fault,
  status: number,
  text: string,
): Promise<[number, string]> {
  if (status !== 400) return [status, text];
  const problem = JSON.parse(text) as { errors?: object };
  if (fault === 'a 500') return [500, JSON.stringify({ ...problem, status: 500, code: 'internal' })];
  if (fault === 'a missing field') return [status, JSON.stringify({ ...problem, errors: undefined })];
  await halfWrite(product);
  return [status, text];
}

/** Inserts a row of a refused request. */
const halfWrite = (product: Product) => inIdentity(product, 'insert into half_written default values');

async function inIdentity({ databases }: Product, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databases.identity.ownerUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
