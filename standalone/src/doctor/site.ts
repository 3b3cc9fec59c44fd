import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { isLocal, type StandaloneSettings } from '../settings';
import { findingsAbout, type Finding } from './finding';

const TIMEOUT_MS = 10_000;

/** Authorities renew 30 days before the end. */
const DAYS = { warn: 21, wrong: 3 };

/** Public address and proxies of the installation, from the environment. */
export interface Site {
  readonly publicUrl: string | undefined;
  readonly trustedProxies: number;
}

export function checkAddress({ HOST, PORT }: Pick<StandaloneSettings, 'HOST' | 'PORT'>, site: Site): Finding {
  const look = findingsAbout('Address');
  const { publicUrl, trustedProxies } = site;
  if (!publicUrl)
    return isLocal(HOST)
      ? look.ok(`Only this machine reaches http://localhost:${PORT}`)
      : look.warn('Links in mails lead to localhost', 'Set PUBLIC_URL to the address that people type.');
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:' && !isLocal(hostname))
    return look.warn(
      `${publicUrl} is not encrypted: passwords can be read on the way, and phones offer no passkeys`,
      'Put a reverse proxy with a certificate in front, and set PUBLIC_URL to https.',
    );
  if (protocol === 'https:' && trustedProxies === 0)
    return look.warn(
      'All visitors seem to come from one address, that of the reverse proxy, and share its limits',
      'Set TRUST_PROXY to the number of reverse proxies, usually 1.',
    );
  if (protocol === 'http:' && port !== String(PORT) && trustedProxies === 0)
    return look.warn(`PUBLIC_URL has another port than PORT (${PORT})`, 'Set both to the same port.');
  return look.ok(publicUrl);
}

/** The certificate that browsers get at PUBLIC_URL; nothing where it is not https. */
export async function checkCertificate(publicUrl: string | undefined, now = Date.now()): Promise<Finding[]> {
  if (!publicUrl?.startsWith('https:')) return [];
  const look = findingsAbout('Certificate');
  const { hostname, port } = new URL(publicUrl);
  const seen = await certificateAt(hostname, Number(port || 443)).catch((error: Error) => error.message);
  if (typeof seen === 'string')
    return [
      look.wrong(
        `${publicUrl} can't be reached: ${seen}`,
        'Check the name (DNS), the reverse proxy and the firewall.',
      ),
    ];
  const { certificate, fault } = seen;
  const until = new Date(certificate.valid_to);
  const days = Math.floor((until.getTime() - now) / 86_400_000);
  const renew = 'Renew it, and check that it renews itself.';
  if (days < 0) return [look.wrong(`It has expired on ${until.toISOString()}`, renew)];
  const other = checkServerIdentity(hostname, certificate);
  if (other)
    return [
      look.wrong(`It is for ${certificate.subjectaltname ?? 'another name'}`, `Get one for ${hostname}.`),
    ];
  if (fault)
    return [
      look.warn(
        `Browsers don't trust it (${fault})`,
        'Use one of a public authority, or install your own authority on every device.',
      ),
    ];
  const says = `It is valid for ${days} more days`;
  if (days < DAYS.wrong) return [look.wrong(says, renew)];
  return [days < DAYS.warn ? look.warn(says, renew) : look.ok(says)];
}

function certificateAt(
  host: string,
  port: number,
): Promise<{ certificate: PeerCertificate; fault: string | undefined }> {
  return new Promise((resolve, reject) => {
    // Looked at, not trusted: nothing is sent.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      // Typed as an error, and a code such as DEPTH_ZERO_SELF_SIGNED_CERT.
      const { authorizationError } = socket as { authorizationError?: Error | string };
      resolve({
        certificate: socket.getPeerCertificate(),
        fault: authorizationError instanceof Error ? authorizationError.message : authorizationError,
      });
      socket.destroy();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('it does not answer')));
    socket.once('error', reject);
  });
}

/** Returns the time of the server at PUBLIC_URL; undefined without a response. */
export async function remoteTime(publicUrl: string | undefined): Promise<Date | undefined> {
  if (!publicUrl) return undefined;
  const answer = await fetch(publicUrl, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  const date = answer?.headers.get('date');
  return date ? new Date(date) : undefined;
}
