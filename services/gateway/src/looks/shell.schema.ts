import { LOCALES, type Locale } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';
import { locale } from '../schema/locale';
import { name, pattern, text } from '../schema/text';
import { timeZone } from '../schema/time';

const colour = () => pattern(/^#[0-9a-fA-F]{6}$/, 7).meta({ example: '#2b4a9b' });

const perLocale = <T extends z.ZodType>(one: T) =>
  z.object(Object.fromEntries(LOCALES.map((each) => [each, one])) as Record<Locale, T>).partial();

const COLOUR = '`#rrggbb`, for buttons and links in light and dark; null: the installation’s.';
const START = 'First page for visitors: `landing`, `search`, or the id of a group of the shell’s accounts.';

/** Appearance of an organization's shell. */
export const Shell = z
  .object({
    id: z.string().describe('As the operator’s file has it.'),
    name: z.string(),
    short_name: z.string().describe('For home screens and notifications.'),
    logo_image_id: z.string().nullable(),
    logo_url: z.string().nullable(),
    icon_image_id: z.string().nullable(),
    icon_url: z.string().nullable(),
    colour: z.string().nullable().describe(COLOUR),
    welcome: perLocale(z.string()).describe('Text for visitors, by language.'),
    locales: z.array(locale()).describe('Languages that it is offered in.'),
    locale: locale().nullable().describe('For visitors who chose none; null: the browser’s.'),
    time_zone: z.string().nullable().describe('IANA time zone for visitors; null: the browser’s.'),
    start: z.string().describe(START),
    strong_sign_in: z
      .boolean()
      .describe('Owners and managers act for its accounts only after a passkey or a provider.'),
    strong_sign_in_from: z
      .string()
      .nullable()
      .meta({ format: 'date-time' })
      .describe('Seven days after it was switched on; null while it is off.'),
    version: z.number().int(),
    permissions: z.array(z.string()).describe('Actions that are available to the caller now: `edit`.'),
  })
  .meta({ id: 'Shell' });

export type Shell = z.infer<typeof Shell>;

export const ShellPatch = z
  .object({
    name: name(60).nullable().describe('Null: the name of the first account.'),
    short_name: name(12).nullable().describe('Null: the beginning of the name.'),
    logo_image_id: id().nullable().describe('Id of an uploaded picture; null removes it.'),
    icon_image_id: id().nullable().describe('Like `logo_image_id`, for home screens and browser tabs.'),
    colour: colour()
      .nullable()
      .describe(`${COLOUR} Refused with \`shell.contrast\` where text in it can’t be read.`),
    welcome: perLocale(text(2000)).describe('Languages that are absent stay; empty removes one.'),
    locales: z.array(locale()).min(1).max(LOCALES.length),
    locale: locale().nullable(),
    time_zone: timeZone().nullable(),
    start: pattern(/^(landing|search|[0-9a-fA-F-]{36})$/, 36, 'choice').describe(START),
    strong_sign_in: z.boolean(),
  })
  .partial()
  .meta({ id: 'ShellPatch' });

export const ShellAnswer = z.object({ shell: Shell }).meta({ id: 'ShellAnswer' });
