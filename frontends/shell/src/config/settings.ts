import { createContext, useContext, useEffect, useState } from 'react';
import { pageConfig, type Config } from './config';

const Settings = createContext<Config | undefined>(undefined);

export const SettingsProvider = Settings.Provider;

/** The settings of an installation that could not be read. */
const NONE: Config = { remotes: [] };

/** Returns the settings of this installation; undefined until they are known. */
export function useSettings(): Config | undefined {
  return useContext(Settings);
}

/** Reads the settings in the page, or those that are fetched. */
export function useSettingsOf(config: Promise<Config>): Config | undefined {
  const [settings, setSettings] = useState(pageConfig);
  useEffect(() => {
    config.then(setSettings, () => setSettings(NONE));
  }, [config]);
  return settings;
}
