import { answer, api, useMutation, useQuery } from '@kashikari/web-kit';
import type { NewMailServer } from './setup';

interface MailTest {
  /** The printed set-up token, needed before set-up; empty if none was shown. */
  readonly token: string;
  readonly mail: NewMailServer;
  readonly to: string;
}

/** Sends a test mail by a server that is not stored. */
export function useTestMail() {
  return useMutation({
    mutationFn: ({ token, ...test }: MailTest) =>
      answer(api.POST('/setup/mail_test', { body: { ...test, ...(token && { token }) } })),
  });
}

/** The stored mail server, for the owner of the installation. @param isOurs whether the settings name none */
export function useMailServer(isOurs: boolean) {
  return useQuery({
    queryKey: ['mail_server'],
    queryFn: () => answer(api.GET('/mail_server')),
    enabled: isOurs,
  });
}

/** Stores a mail server, or none. */
export function useUpdateMailServer() {
  return useMutation({
    mutationFn: (server: NewMailServer | null) =>
      answer(api.PUT('/mail_server', { body: { mail_server: server } })),
  });
}
