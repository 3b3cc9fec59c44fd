import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can stand still, as to one that is stopped by SIGSTOP: nothing is refused, nothing answers. */
export class FrozenLine {
  private readonly open = new Set<Socket>();
  private frozen = false;
  private readonly server = createServer((client) => {
    const far = connect(this.port, this.host);
    client.pipe(far).pipe(client);
    for (const socket of [client, far]) {
      this.open.add(socket);
      if (this.frozen) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => [client, far].forEach((one) => one.destroy()));
    }
  });

  private constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** A line to where `url` leads. @returns it, and the URL by which one goes through it */
  static async to(url: string): Promise<{ line: FrozenLine; url: string }> {
    const through = new URL(url);
    const line = new FrozenLine(through.hostname, Number(through.port));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    through.host = `127.0.0.1:${(line.server.address() as AddressInfo).port}`;
    return { line, url: through.href };
  }

  freeze(): void {
    this.frozen = true;
    for (const socket of this.open) socket.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
