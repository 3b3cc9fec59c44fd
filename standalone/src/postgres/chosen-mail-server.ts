import { asSuperuser, type AnsweringServer } from './superuser';

/** Returns true if the owner has entered a mail server in the browser, which applies if `SMTP_URL` is not set. */
export async function hasChosenMailServer(server: AnsweringServer): Promise<boolean> {
  const sql = `select exists (select from installation where sealed_mail <> '') as chosen`;
  return asSuperuser(server, 'identity', async (client) => {
    return (await client.query<{ chosen: boolean }>(sql)).rows[0]?.chosen ?? false;
  });
}
