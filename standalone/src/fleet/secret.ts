import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Secrets } from '../files/secrets';

/**
 * The Kubernetes Secret with the key material of an installation. The keys that are commented out are those that only the
 * operator of the new installation knows.
 */
export function secretOf(home: string): string {
  const { KASHIKARI_SECRET, KASHIKARI_SECRET_ALSO } = JSON.parse(
    readFileSync(path.join(home, 'secrets.json'), 'utf8'),
  ) as Secrets;
  return `# For secrets.existing of the chart. docs/runbooks/install.md lists the other keys: the addresses of the databases,
# of Redis and of the mail server, and passwords of Kafka and the bucket.
apiVersion: v1
kind: Secret
metadata:
  name: kashikari-secrets
type: Opaque
stringData:
  KASHIKARI_SECRET: ${JSON.stringify(KASHIKARI_SECRET)}
${KASHIKARI_SECRET_ALSO ? `  KASHIKARI_SECRET_ALSO: ${JSON.stringify(KASHIKARI_SECRET_ALSO)}\n` : ''}`;
}
