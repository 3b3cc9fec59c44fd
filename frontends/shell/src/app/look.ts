import {
  assumeZone,
  fileUrl,
  type Locale,
  nameSite,
  preferredLocale,
  useAppSelector,
} from '@kashikari/web-kit';
import { useEffect } from 'react';
import type { OwnShell } from '../config/config';

let sheet: CSSStyleSheet | undefined;

/** Puts an organisation's name, colors and icon in place of the product's, in this window. */
export function applyLook({ name, tokens, icon_url: icon }: OwnShell): void {
  nameSite(name);
  applyTokens(tokens);
  const link = document.querySelector('link[rel="icon"]');
  if (icon && link) {
    link.removeAttribute('type');
    link.setAttribute('href', fileUrl(icon));
  }
}

/** A style sheet of our script's own: the content security policy lets no other in. */
function applyTokens(tokens: OwnShell['tokens']): void {
  if (!sheet) {
    if (!tokens || !('adoptedStyleSheets' in document)) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const rules = Object.entries(tokens ?? {}).map(([mode, colours]) => {
    const values = Object.entries(colours).map(([token, value]) => `--k-${token}:${value}`);
    return `${mode === 'light' ? ':root,' : ''}[data-color-scheme='${mode}']{${values.join(';')}}`;
  });
  sheet.replaceSync(rules.join(''));
}

/** Shows the organisation's look as it is known, and visitors times in its zone. */
export function useLook(shell: OwnShell | null | undefined): void {
  const isVisitor = useAppSelector((state) => state.auth.status === 'signed-out');
  const zone = shell?.time_zone;
  useEffect(() => {
    if (shell) applyLook(shell);
  }, [shell]);
  useEffect(() => {
    assumeZone(isVisitor && zone ? zone : undefined);
    return () => assumeZone(undefined);
  }, [isVisitor, zone]);
}

/**
 * The language to begin with, of those that are offered here.
 * @param chosen by the address, or earlier on this device
 */
export function firstLocale(
  shell: Pick<OwnShell, 'locales' | 'locale'> | null | undefined,
  chosen: readonly (Locale | undefined)[],
): Locale {
  const preferred = preferredLocale(navigator.languages);
  if (!shell) return chosen.find(Boolean) ?? preferred;
  const wanted = [...chosen, shell.locale, preferred];
  return wanted.find((one) => one && shell.locales.includes(one)) ?? shell.locales[0] ?? preferred;
}
