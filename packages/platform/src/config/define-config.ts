import { z } from 'zod';
import { ConfigError } from './config-error';

/** Source of settings: `process.env`, or a test's own record. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Names and shapes of settings; each reads one variable of the environment, which is a string or absent. */
export type SettingsShape = z.ZodRawShape;

/** The values that a shape reads. */
export type SettingsOf<S extends SettingsShape> = Readonly<z.infer<z.ZodObject<S>>>;

/** A rule between settings: the sentence of its fault, or undefined. */
export type SettingsRule = (env: Env) => string | undefined;

/**
 * Creates a reader of settings. An empty variable counts as absent.
 * @param rules constraints between several settings
 * @throws ConfigError that lists all faults at once
 */
export function defineConfig<S extends SettingsShape>(
  shape: S,
  rules: readonly SettingsRule[] = [],
): (env: Env) => SettingsOf<S> {
  const schema = z.object(shape);
  return (env) => {
    const present = Object.fromEntries(
      Object.keys(shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
    );
    const read = schema.safeParse(present);
    const faults = [
      ...(read.error?.issues.map((issue) => describe(issue, present)) ?? []),
      ...rules.flatMap((rule) => rule(env) ?? []),
    ];
    if (!read.success || faults.length) throw new ConfigError(faults);
    return Object.freeze(read.data);
  };
}

/** One fault. The value is never shown: it may be a secret. */
function describe(issue: z.core.$ZodIssue, present: Record<string, unknown>): string {
  const name = String(issue.path[0] ?? 'settings');
  return name in present ? `${name}: ${issue.message}` : `${name} is missing`;
}
