import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Connections live no longer than this while they are being cut, milliseconds. */
const LIFE = 40;

/** Proxy before the gateway that can cut connections in the middle of any transfer. */
export class CutProxy {
  private readonly open = new Set<Socket>();
  private cutting: NodeJS.Timeout | undefined;
  /** Number of cut connections. */
  cuts = 0;

  private constructor(private readonly server: Server) {}

  static async start(target: string): Promise<CutProxy> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    const proxy = new CutProxy(server);
    server.on('connection', (client) => {
      const gateway = connect(Number(port), hostname);
      for (const socket of [client, gateway]) {
        proxy.open.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          proxy.open.delete(socket);
          client.destroy();
          gateway.destroy();
        });
      }
      client.pipe(gateway).pipe(client);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.cutting = setInterval(() => {
      this.cuts += this.open.size / 2;
      for (const socket of this.open) socket.destroy();
    }, LIFE);
  }

  leave(): void {
    clearInterval(this.cutting);
  }

  async close(): Promise<void> {
    this.leave();
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
