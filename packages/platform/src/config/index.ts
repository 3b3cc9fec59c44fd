// Entry point for programs that only read settings, without the rest of the platform (`@kashikari/platform/config`).
export { ConfigError } from './config-error';
export {
  defineConfig,
  type Env,
  type SettingsOf,
  type SettingsRule,
  type SettingsShape,
} from './define-config';
export {
  address,
  contact,
  timeZone,
  EVENT_SETTINGS,
  PROCESS_SETTINGS,
  serviceShape,
  SETTINGS_RULES,
} from './service-settings';
export { KAFKA_RULES, KAFKA_SETTINGS } from './kafka-settings';
export { unknownSettings } from './unknown-settings';
export { OUTBOUND_SETTINGS, type OutboundSettings } from './outbound-settings';
export { SHELLS_SETTINGS } from './shells-settings';
