import { createServer } from 'node:net';
import { freePorts } from '../src/processes/free-ports';

describe('ports for processes that start in a moment', () => {
  it('are free, each another, and none that an outgoing connection could be given meanwhile', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    expect(ports.filter((port) => port < 1024 || port >= 32_768)).toEqual([]);
    for (const port of ports) {
      const server = createServer();
      await new Promise<void>((resolve, reject) =>
        server.once('error', reject).listen(port, '127.0.0.1', resolve),
      );
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('are given to one only until they had time to be bound', async () => {
    const starts = await Promise.all(Array.from({ length: 60 }, () => freePorts(10)));
    expect(new Set(starts.flat()).size).toBe(600);
  });
});
