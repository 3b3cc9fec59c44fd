import { useTranslation } from '@kashikari/web-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../config/settings';
import './external.css';

/** Receivers that have texts; a newer gateway may name others. */
const KNOWN = ['stripe', 'mail', 'push', 'pictures', 'openbd', 'ndl', 'analytics'] as const;

const COLUMNS = ['who', 'what', 'why'] as const;

/** The receivers of data outside this installation, what they get, and why: `/privacy#external`. */
export function External({ link }: { readonly link?: ReactNode }) {
  const { t } = useTranslation('shell');
  const { external = [], consent } = useSettings() ?? {};
  const place = useRef<HTMLElement>(null);
  // The section comes after the operator's text has loaded, when the browser has looked for it already.
  useEffect(() => {
    if (window.location.hash === '#external') place.current?.scrollIntoView();
  }, []);
  const receiver = consent?.receiver ?? t('cookies.someReceiver');
  return (
    <section className="sec" id="external" ref={place}>
      <div className="sec-h">
        <h2>{t('external.title')}</h2>
        {link}
      </div>
      <div className="card external" role="region" aria-label={t('external.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`external.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KNOWN.filter((name) => external.includes(name)).map((name) => (
              <tr key={name}>
                <td>{name === 'analytics' ? receiver : t(`external.of.${name}.who`)}</td>
                <td>{t(`external.of.${name}.what`)}</td>
                <td>{t(`external.of.${name}.why`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
