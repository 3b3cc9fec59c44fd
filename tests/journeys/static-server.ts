import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { freePorts } from '../../standalone/src/processes/free-ports';

/** A remote's own server: a folder over HTTP for pages of another origin. */
export interface StaticServer {
  readonly url: string;
  /** Serves another folder from now on, as a deployment does. */
  deploy(folder: string): void;
  stop(): Promise<void>;
  /** Comes back under the same address. */
  start(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export async function startStaticServer(first: string): Promise<StaticServer> {
  let folder = first;
  const [port = 0] = await freePorts(1);
  let server: Server | undefined;

  async function start(): Promise<void> {
    const next = createServer((request, response) => {
      const name = path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      response.setHeader('access-control-allow-origin', '*');
      try {
        const body = readFileSync(path.join(folder, name));
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.setHeader('cache-control', /\.[0-9a-f]{10}\./.test(name) ? 'max-age=31536000' : 'no-cache');
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done, fail) => next.once('error', fail).listen(port, '127.0.0.1', done));
    server = next;
  }

  async function stop(): Promise<void> {
    const stopped = server;
    server = undefined;
    if (!stopped) return;
    stopped.closeAllConnections();
    await new Promise((done) => stopped.close(done));
  }

  await start();
  return { url: `http://127.0.0.1:${port}`, deploy: (next) => (folder = next), start, stop };
}
