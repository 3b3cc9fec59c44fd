/** Injects the settings: `@Inject(SettingsToken) settings: Settings & SettingsOf<typeof CatalogModule.settings>`. */
export const SettingsToken = Symbol('kashikari.settings');
