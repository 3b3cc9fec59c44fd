import type { components } from '../../../packages/web-kit/src/api/schema';
import type { OwnShell } from '../../shell/src/config/config';

/** The shell of an organisation as its page knows it. */
export function ownShell(fields: Partial<OwnShell> = {}): OwnShell {
  return {
    ...{ id: 'minato', ways: ['password', 'link', 'passkey', 'card', 'provider'], sign_up: 'open' },
    ...{ name: 'Minato University', logo_url: null, icon_url: null, welcome: {} },
    ...{ locales: ['ja', 'en', 'ja-Hira'], locale: null, time_zone: null, start: 'landing', tokens: null },
    ...fields,
  };
}

type Shell = components['schemas']['Shell'];

/** The same as its owner reads it. */
export function shellOf(fields: Partial<Shell> = {}): Shell {
  return {
    ...{ id: 'minato', name: 'Minato University', short_name: 'Minato', logo_image_id: null, logo_url: null },
    ...{ icon_image_id: null, icon_url: null, colour: null, welcome: {}, locales: ['ja', 'en', 'ja-Hira'] },
    ...{ locale: null, time_zone: null, start: 'landing', strong_sign_in: false, strong_sign_in_from: null },
    ...{ version: 3, permissions: ['edit'] },
    ...fields,
  };
}
