import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail: the envelope, and the message as a mail program reads it. */
interface ReceivedMail {
  readonly to: string[];
  readonly raw: string;
  readonly mail: Email;
}

interface Fault {
  readonly code: number;
}

/** A real mail server in this process. */
export async function startMailbox() {
  const arrived: ReceivedMail[] = [];
  const refusals: Fault[] = [];
  const badAddresses = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refusals.shift();
      if (refusal) return done(faultOf(refusal.code, address));
      return done(badAddresses.has(address) ? faultOf(550, address) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then(async (mail) => {
          await Promise.all(to.map(async (address) => held.get(address)));
          arrived.push({ to, raw, mail });
          done();
        });
      });
    },
  });
  // A client that dies in the middle is nothing to a mail server.
  server.on('error', () => undefined);
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    /** The next receiver is refused with this code. */
    refuse: (...codes: number[]) => refusals.push(...codes.map((code) => ({ code }))),
    /** This address is refused for good. */
    hasNo: (address: string) => badAddresses.add(address),
    /** A mail to this address is not thanked for until that is called which this answers. */
    hold(address: string): () => void {
      let release: () => void = () => undefined;
      held.set(address, new Promise((resolve) => (release = resolve)));
      return release;
    },
    to: (address: string) => arrived.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

function faultOf(responseCode: number, address: string): Error {
  return Object.assign(new Error(`<${address}> not now`), { responseCode });
}

function listen(server: SMTPServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
}
