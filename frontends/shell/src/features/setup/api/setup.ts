import { answer, api, currentLocale, browserZone, useMutation, type components } from '@kashikari/web-kit';

export type NewMailServer = components['schemas']['NewMailServer'];

export interface NewSetup {
  /** Empty: none was shown. */
  readonly token: string;
  readonly name: string;
  readonly display_name: string;
  readonly email: string;
  readonly password: string;
  /** Null: no mail yet. */
  readonly mail: NewMailServer | null;
}

/** Sets up the installation in the current language, and returns the owner’s session. */
export function useSetUp() {
  return useMutation({
    mutationFn: ({ token, ...setup }: NewSetup) => {
      const about = { locale: currentLocale(), time_zone: browserZone() };
      return answer(api.POST('/setup', { body: { ...setup, ...about, ...(token && { token }) } }));
    },
  });
}
