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
  type SettingsShape,
} from '@kashikari/platform/config';
import { OURS } from './processes/plan';
import { SERVICES } from './services';
import { SHAPE } from './settings';

/** Read by those who use them, and in no shape. */
const ELSEWHERE = ['KASHIKARI_VERSION', 'KASHIKARI_COMMIT', 'KASHIKARI_CACHE'];

/** What `npm start` makes for each process itself. */
const { KASHIKARI_SECRET: _ours, KASHIKARI_SECRET_ALSO: _too, ...PROCESS } = PROCESS_SETTINGS;

/** The settings of a part's own, from its file `settings`: nothing else of it is loaded, so that reading costs no memory. */
function shapeOf(file: string): SettingsShape {
  try {
    const read = require(`@kashikari/${file}.js`) as { SETTINGS?: SettingsShape; SHAPE?: SettingsShape };
    return read.SETTINGS ?? read.SHAPE ?? {};
  } catch (error) {
    // billing and search have no settings of their own.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}

/**
 * Reads the settings of every part before anything starts: what one of them would find out a minute later is told at
 * once, and the names that nobody reads.
 * @returns a sentence for each name that nobody reads
 * @throws ConfigError that lists every fault of every part at once
 */
export function readAllSettings(outside: Env): string[] {
  const env = Object.fromEntries(Object.entries(outside).filter(([name]) => !OURS.test(name)));
  const common = { ...PROCESS, ...EVENT_SETTINGS, ...KAFKA_SETTINGS };
  const files = SERVICES.map((service) => `${service}/dist/settings`);
  const shapes = [...files, 'gateway/dist/settings-shape'].map(shapeOf);
  const faults = shapes.flatMap((shape) => faultsOf({ ...common, ...shape }, env));
  if (faults.length) throw new ConfigError([...new Set(faults)]);
  const own = SERVICES.map((service) => serviceShape(service));
  const known = [SHAPE, PROCESS_SETTINGS, common, ...shapes, ...own].flatMap((shape) => Object.keys(shape));
  return unknownSettings(env, [...known, ...ELSEWHERE]);
}

function faultsOf(shape: SettingsShape, env: Env): readonly string[] {
  try {
    defineConfig(shape, [...SETTINGS_RULES, ...KAFKA_RULES])(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
