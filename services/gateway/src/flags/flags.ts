import { randomUUID } from 'node:crypto';
import { OpenFeature, type Client, type Logger, type Provider } from '@openfeature/server-sdk';
import { EXPERIMENT_KEYS, FLAGS, LAB_KEYS, type ExperimentKey, type LabKey } from '@kashikari/kernel';
import { TypedProvider } from './typed-provider';

/** Flags as they are for one person. */
export interface PersonalFlags {
  readonly labs: Readonly<Record<LabKey, boolean>>;
  readonly experiments: Readonly<Record<ExperimentKey, string>>;
}

/**
 * Evaluates flags by OpenFeature: by the product's own list, or by flagd where the operator has set it. A flag that
 * flagd does not know, or a flagd that is away, leaves labs as people chose and experiments at their first variant.
 */
export class Flags {
  private readonly provider: Promise<Provider>;
  private readonly client: Client;

  /**
   * @param source value of FLAGD: `host:port`, or `file:` and the path of a file with definitions
   * @param warn receives what the library reports, e.g. that flagd is away
   */
  constructor(source?: string, warn: (message: string) => void = () => undefined) {
    // The library is one for the whole process: each gateway has a name of its own in it.
    const domain = randomUUID();
    const logger = loggerOf(warn);
    OpenFeature.setLogger(logger);
    this.client = OpenFeature.getClient(domain);
    this.provider = providerFor(source, logger).then((provider) => {
      OpenFeature.setProvider(domain, provider);
      return provider;
    });
  }

  async close(): Promise<void> {
    await (await this.provider).onClose?.();
  }

  /** @param labs keys of the labs that the person has switched on */
  async of(userId: string, labs: readonly string[]): Promise<PersonalFlags> {
    await this.provider;
    const context = { targetingKey: userId, labs: [...labs] };
    const on = await Promise.all(
      LAB_KEYS.map(async (key) => {
        const value = await this.client.getBooleanValue(key, labs.includes(key), context);
        return [key, value] as const;
      }),
    );
    const variants = await Promise.all(
      EXPERIMENT_KEYS.map(async (key) => {
        const known: readonly string[] = FLAGS[key].variants;
        const value = await this.client.getStringValue(key, known[0]!, context);
        return [key, known.includes(value) ? value : known[0]!] as const;
      }),
    );
    return {
      labs: Object.fromEntries(on) as PersonalFlags['labs'],
      experiments: Object.fromEntries(variants) as PersonalFlags['experiments'],
    };
  }
}

/** The library of flagd is loaded only where it is used. */
async function providerFor(source: string | undefined, logger: Logger): Promise<Provider> {
  if (source === undefined) return new TypedProvider();
  const { FlagdProvider } = await import('@openfeature/flagd-provider');
  const file = /^file:(.+)$/.exec(source)?.[1];
  if (file) return new FlagdProvider({ resolverType: 'in-process', offlineFlagSourcePath: file }, logger);
  const [host, port] = source.split(':');
  return new FlagdProvider({ host: host!, port: Number(port) }, logger);
}

/** Errors and warnings of the library are warnings of the product: labs work without flagd. */
function loggerOf(warn: (message: string) => void): Logger {
  const tell = (...said: unknown[]) => warn(said.map(String).join(' '));
  const quiet = () => undefined;
  return { error: tell, warn: tell, info: quiet, debug: quiet };
}
