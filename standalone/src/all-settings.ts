import {
  ConfigError,
  defineConfig,
  EVENT_SETTINGS,
  KAFKA_RULES,
  KAFKA_SETTINGS,
  PROCESS_SETTINGS,
  serviceShape,
  SETTINGS_RULES,
  unknownSettings,
  type Env,
  type SettingsRule,
  type SettingsShape,
} from '@kashikari/platform/config';
import { OURS } from './processes/plan';
import { SERVICES } from './services';
import { SHAPE } from './settings';

/** Read by other code than the shapes below. */
const ELSEWHERE = ['KASHIKARI_VERSION', 'KASHIKARI_COMMIT'];

/** The settings of every process, without the secrets that `npm start` passes on from DATA_DIR. */
const { KASHIKARI_SECRET: _secret, KASHIKARI_SECRET_ALSO: _also, ...PROCESS } = PROCESS_SETTINGS;
const COMMON = { ...PROCESS, ...EVENT_SETTINGS, ...KAFKA_SETTINGS };

/** The settings of a part, and what must hold between them. */
interface PartSettings {
  readonly shape: SettingsShape;
  readonly rules: readonly SettingsRule[];
}

/** Loads a part's settings from its settings file alone, which costs less memory than loading the whole part. */
function settingsOf(file: string): PartSettings {
  try {
    const read = require(`@kashikari/${file}.js`) as {
      SETTINGS?: SettingsShape;
      SHAPE?: SettingsShape;
      RULES?: readonly SettingsRule[];
    };
    return { shape: read.SETTINGS ?? read.SHAPE ?? {}, rules: read.RULES ?? [] };
  } catch (error) {
    // A service without specific settings, such as search, has no such file.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return { shape: {}, rules: [] };
    throw error;
  }
}

/** The settings of each service and of the gateway. */
function settingsOfParts(): PartSettings[] {
  const files = SERVICES.map((service) => `${service}/dist/settings`);
  return [...files, 'gateway/dist/settings-shape'].map(settingsOf);
}

/** Returns the names of all settings that are read from the environment of `npm start`. */
export function settingNames(): string[] {
  const shapes = [SHAPE, COMMON, ...settingsOfParts().map(({ shape }) => shape)];
  return [...new Set(shapes.flatMap((shape) => Object.keys(shape)))].filter(
    (name) => name in SHAPE || !OURS.test(name),
  );
}

/**
 * Validates the settings of every part before any process starts, so that all faults are reported at once.
 * @returns a sentence for each unknown setting
 * @throws ConfigError that lists every fault of every part at once
 */
export function readAllSettings(outside: Env): string[] {
  const env = Object.fromEntries(Object.entries(outside).filter(([name]) => !OURS.test(name)));
  const parts = settingsOfParts();
  const shapes = parts.map(({ shape }) => shape);
  const faults = parts.flatMap((part) => faultsOf(part, env));
  if (faults.length) throw new ConfigError([...new Set(faults)]);
  const own = SERVICES.map((service) => serviceShape(service));
  const known = [SHAPE, PROCESS_SETTINGS, COMMON, ...shapes, ...own].flatMap((shape) => Object.keys(shape));
  return unknownSettings(env, [...known, ...ELSEWHERE]);
}

function faultsOf({ shape, rules }: PartSettings, env: Env): readonly string[] {
  try {
    defineConfig({ ...COMMON, ...shape }, [...SETTINGS_RULES, ...KAFKA_RULES, ...rules])(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
