import { SETS } from '@kashikari/contracts';
import { z } from 'zod';
import { locale } from '../schema/locale';
import { whole } from '../schema/numbers';
import { email, name, publicName, text } from '../schema/text';
import { timeZone } from '../schema/time';
import { password } from '../users/user.schema';

/** Characters of a token: `npm start` makes some of 43. */
const MAX_TOKEN = 200;

const token = () =>
  text(MAX_TOKEN)
    .optional()
    .describe('As printed at the start; not needed where only this machine reaches it.');

const security = () =>
  z
    .enum(SETS.mailSecurity.texts)
    .describe(
      '`tls`: from the first byte, usually port 465. `starttls`: usually port 587. `none`: in the clear.',
    );

const Setup = z
  .object({
    needed: z.boolean().describe('The installation is not set up yet.'),
    token_needed: z.boolean().describe('`POST /setup` needs the token that was printed at the start.'),
    mail: z
      .enum(SETS.mailSource.texts)
      .nullable()
      .describe(
        'How emails are sent: by `SMTP_URL` (`settings`), by the owner’s mail server (`stored`), or not at all (`none`). Null while unknown.',
      ),
    is_owner: z.boolean().describe('The caller set up the installation, and may change its mail server.'),
  })
  .meta({ id: 'Setup' });

export const SetupAnswer = z.object({ setup: Setup }).meta({ id: 'SetupAnswer' });

/** A server that takes the installation’s mails. */
const server = {
  host: text(253, 1).meta({ example: 'smtp.example.jp' }),
  port: whole(1, 65_535).meta({ example: 587 }),
  security: security(),
  login: text(254).default('').describe('Empty: the server asks for none.'),
  from: text(254, 1).meta({ example: 'Kashikari <kashikari@example.jp>' }).describe('Sender of every mail.'),
};

export const NewMailServer = z
  .object({
    ...server,
    password: text(1000)
      .default('')
      .meta({ format: 'password' })
      .describe('Empty: the stored one, where nothing else of the connection changes.'),
  })
  .meta({ id: 'NewMailServer' });

const MailServer = z
  .object({ ...server, login: z.string() })
  .meta({ id: 'MailServer', description: 'Without its password.' });

export const MailServerAnswer = z
  .object({ mail_server: MailServer.nullable() })
  .meta({ id: 'MailServerAnswer' });

export const MailServerChange = z
  .object({ mail_server: NewMailServer.nullable().describe('Null: no mail.') })
  .meta({ id: 'MailServerChange' });

export const NewSetup = z
  .object({
    token: token(),
    name: name(60, 1).describe('Of the installation; in titles and on home screens.'),
    locale: locale().default('ja').describe('Of the owner, and of visitors whose browser asks for no other.'),
    time_zone: timeZone().default('Asia/Tokyo').describe('Of the owner.'),
    display_name: publicName(100).describe('Of the owner: a person or an organization.'),
    email: email().describe('Of the owner. It counts as confirmed.'),
    password: password(),
    mail: NewMailServer.nullish().describe('Null: no mail yet.'),
  })
  .meta({ id: 'NewSetup' });

export const MailTest = z
  .object({ token: token(), mail: NewMailServer, to: email() })
  .meta({ id: 'MailTest' });

export const MailTestAnswer = z
  .object({ answer: z.string().describe('Response of the mail server to the email.') })
  .meta({ id: 'MailTestAnswer' });
