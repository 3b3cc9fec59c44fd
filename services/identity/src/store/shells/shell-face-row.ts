import type { Locale } from '@kashikari/kernel';
import type { ShellFace } from '../../domain/shells/shell-face';

export interface ShellFaceRow {
  shell_id: string;
  id: string;
  version: number;
  name: string;
  short_name: string;
  logo_image_id: string | null;
  icon_image_id: string | null;
  colour: string;
  welcome: Partial<Record<Locale, string>>;
  locales: Locale[];
  locale: Locale | '';
  time_zone: string;
  start: string;
  strong_sign_in_since: Date | null;
  updated_at: Date;
}

export function toShellFace(row: ShellFaceRow): ShellFace {
  return {
    id: row.id,
    shellId: row.shell_id,
    version: row.version,
    name: row.name,
    shortName: row.short_name,
    logoImageId: row.logo_image_id ?? '',
    iconImageId: row.icon_image_id ?? '',
    colour: row.colour,
    welcome: row.welcome,
    locales: row.locales,
    locale: row.locale,
    timeZone: row.time_zone,
    start: row.start,
    strongSignInSince: row.strong_sign_in_since && row.strong_sign_in_since.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
