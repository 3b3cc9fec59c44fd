import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Options that make a response invalid. */
export interface Bent {
  readonly origin?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  /** Nobody has shown a finger or typed a PIN. */
  readonly unverified?: boolean;
  readonly counter?: number;
}

/** A key in software that does what a real authenticator does (WebAuthn Level 3, sections 6.1 and 6.5). */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;
  private counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  }

  /** The answer to `navigator.credentials.create`. */
  make(optionsJson: string, bent: Bent = {}): string {
    const { challenge, rp } = JSON.parse(optionsJson) as { challenge: string; rp: { id: string } };
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.cose]);
    const data = Buffer.concat([this.head(bent.rpId ?? rp.id, FLAGS.attested, bent), attested]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return this.answer({
      clientDataJSON: this.said('webauthn.create', bent.challenge ?? challenge, bent).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to `navigator.credentials.get`. */
  sign(optionsJson: string, bent: Bent = {}): string {
    const { challenge, rpId } = JSON.parse(optionsJson) as { challenge: string; rpId: string };
    this.counter += 1;
    const data = this.head(bent.rpId ?? rpId, 0, bent);
    const said = this.said('webauthn.get', bent.challenge ?? challenge, bent);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(said)]))
      .sign(this.privateKey);
    return this.answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): string {
    const { credentialId: id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }

  private head(rpId: string, more: number, { unverified, counter = this.counter }: Bent): Buffer {
    const flags = FLAGS.present | (unverified ? 0 : FLAGS.verified) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private said(type: string, challenge: string, { origin = this.origin }: Bent): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
