import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Claims of the provider about a person, by the login that is typed there. */
export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export interface ProviderClient {
  readonly client_id: string;
  readonly client_secret?: string;
  readonly redirect_uris: readonly string[];
  readonly token_endpoint_auth_method?: 'none';
  readonly application_type?: 'native';
}

/** A real provider (npm `oidc-provider`) in a separate process. */
export class ProviderProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(
    clients: readonly ProviderClient[],
    people: Readonly<Record<string, ProviderPerson>>,
  ): Promise<ProviderProcess> {
    const script = path.join(__dirname, 'provider.mjs');
    const child = spawn(process.execPath, [script, JSON.stringify({ clients, people })], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => (said += String(bytes)));
    const issuer = await new Promise<string>((resolve, reject) => {
      let heard = '';
      child.stdout.on('data', (bytes: Buffer) => {
        heard += String(bytes);
        const address = /^http:\S+$/m.exec(heard)?.[0];
        if (address) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The provider ended with ${code}:\n${said}`)));
    });
    return new ProviderProcess(child, issuer);
  }

  /** Sets the provider's claims about a person from now on. */
  async know(login: string, person: ProviderPerson): Promise<void> {
    await fetch(`${this.issuer}/people/${login}`, { method: 'PUT', body: JSON.stringify(person) });
  }

  /** Walks through its screens as a browser that was sent to `url`; answers where it is sent back to. */
  async visit(url: string, login: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    for (let step = 0; step < 10 && next.origin === this.issuer; step += 1) {
      const asks = next.pathname.startsWith('/interaction/');
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(asks && { method: 'POST', body: new URLSearchParams({ login }) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
  }
}
