import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket in memory that speaks as much S3 as we need. It believes every signature. */
export interface Bucket {
  readonly url: string;
  readonly objects: Map<string, { readonly content: Buffer; readonly contentType: string | undefined }>;
  /** Answers everything with this status from now on; undefined: works again. */
  refuse(status: number | undefined): void;
  close(): Promise<void>;
}

export async function startBucket(name: string): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  let refusal: number | undefined;
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bucket');
    const key = pathname.replace(`/${name}/`, '');
    if (refusal) return response.writeHead(refusal).end('<Error><Code>Refused</Code></Error>');
    const found = objects.get(key);
    switch (request.method) {
      case 'PUT':
        objects.set(key, { content: await bodyOf(request), contentType: request.headers['content-type'] });
        return response.end();
      case 'DELETE':
        objects.delete(key);
        return response.writeHead(204).end();
      default:
        if (found) return response.end(found.content);
        return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refuse: (status) => (refusal = status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
