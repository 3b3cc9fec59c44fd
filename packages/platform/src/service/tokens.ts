/** Injects the settings: `@Inject(SettingsToken) settings: Settings<typeof CatalogModule.settings>`. */
export const SettingsToken = Symbol('kashikari.settings');

/** The platform's own parts, for its own classes. */
export const ServiceContextToken = Symbol('kashikari.service-context');
