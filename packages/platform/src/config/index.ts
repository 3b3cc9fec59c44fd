// What a program needs that only reads settings, without the rest of the platform (`@kashikari/platform/config`).
export { ConfigError } from './config-error';
export { defineConfig, type Env, type SettingsOf, type SettingsShape } from './define-config';
