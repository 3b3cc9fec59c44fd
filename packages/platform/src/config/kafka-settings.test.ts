import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from './define-config';
import { connectionOf, KAFKA_RULES, KAFKA_SETTINGS } from './kafka-settings';

const read = defineConfig(KAFKA_SETTINGS, KAFKA_RULES);

describe('settings of Kafka', () => {
  it('connects in the clear and as nobody when only brokers are named', () => {
    expect(connectionOf(read({ KAFKA_BROKERS: 'one:9092, two:9092' }))).toEqual({
      brokers: ['one:9092', 'two:9092'],
    });
  });

  it('connects by TLS with the authority of a file, and signs in', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kafka-'));
    const file = path.join(folder, 'ca.pem');
    writeFileSync(file, 'a certificate');
    const settings = read({
      KAFKA_BROKERS: 'one:9093',
      KAFKA_TLS: '1',
      KAFKA_TLS_CA_FILE: file,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_USERNAME: 'kashikari',
      KAFKA_PASSWORD: 'a password',
    });
    expect(connectionOf(settings)).toEqual({
      brokers: ['one:9093'],
      ssl: { ca: ['a certificate'] },
      sasl: { mechanism: 'scram-sha-512', username: 'kashikari', password: 'a password' },
    });
    rmSync(folder, { recursive: true });
  });

  it('names what is missing of a half sign-in, without saying the password', () => {
    expect(() => read({ KAFKA_BROKERS: 'one:9092', KAFKA_PASSWORD: 'a password' })).toThrow(
      /KAFKA_PASSWORD needs KAFKA_SASL_MECHANISM and KAFKA_USERNAME too/,
    );
  });

  it('names the file of an authority that is not there', () => {
    const env = { KAFKA_BROKERS: 'one:9093', KAFKA_TLS: '1', KAFKA_TLS_CA_FILE: '/nowhere/ca.pem' };
    expect(() => read(env)).toThrow("KAFKA_TLS_CA_FILE: /nowhere/ca.pem can't be read");
  });
});
