import {
  ErrorCode,
  StandardResolutionReasons,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import { FLAGS, type Flag } from '@kashikari/kernel';
import { variantOf } from './variant-of';

/** The OpenFeature provider of the product's own list of flags (`FLAGS`). A lab is on for those who switched it on. */
export class TypedProvider implements Provider {
  readonly metadata = { name: 'kashikari' } as const;
  readonly runsOn = 'server';

  constructor(private readonly flags: Readonly<Record<string, Flag>> = FLAGS) {}

  async resolveBooleanEvaluation(
    key: string,
    fallback: boolean,
    { labs }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    if (this.flagOf(key)?.kind !== 'lab') return unknown(fallback);
    const value = Array.isArray(labs) && labs.includes(key);
    return { value, variant: value ? 'on' : 'off', reason: StandardResolutionReasons.TARGETING_MATCH };
  }

  async resolveStringEvaluation(
    key: string,
    fallback: string,
    { targetingKey }: EvaluationContext,
  ): Promise<ResolutionDetails<string>> {
    const { variants } = this.flagOf(key) ?? {};
    if (!variants) return unknown(fallback);
    const value = targetingKey ? variantOf(key, targetingKey, variants) : variants[0];
    return { value, variant: value, reason: StandardResolutionReasons.SPLIT };
  }

  async resolveNumberEvaluation(_key: string, fallback: number): Promise<ResolutionDetails<number>> {
    return unknown(fallback);
  }

  async resolveObjectEvaluation<T extends JsonValue>(
    _key: string,
    fallback: T,
  ): Promise<ResolutionDetails<T>> {
    return unknown(fallback);
  }

  private flagOf(key: string): Flag | undefined {
    return Object.hasOwn(this.flags, key) ? this.flags[key] : undefined;
  }
}

const unknown = <T>(value: T): ResolutionDetails<T> => ({
  value,
  reason: StandardResolutionReasons.ERROR,
  errorCode: ErrorCode.FLAG_NOT_FOUND,
});
