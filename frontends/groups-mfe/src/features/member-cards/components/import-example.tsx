import { Button, Icon, IconDownload, saveFile, useTranslation } from '@kashikari/web-kit';

const COLUMNS = ['id', 'name', 'email', 'invite_email'] as const;

/** Begins a CSV file whose letters spreadsheets read as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** An example of a sheet with the meaning of each column, and the same as a file to fill in. */
export function ImportExample() {
  const { t } = useTranslation('groups');
  const rows = [
    ['1042', t('import.example.first'), '', ''],
    ['1043', t('import.example.second'), 'kotone@example.com', ''],
    ['', t('import.example.third'), '', 'hoshino@example.com'],
  ];

  function save(): void {
    const text = [COLUMNS, ...rows].map((row) => row.join(',')).join('\r\n');
    const file = new Blob([`${BYTE_ORDER_MARK}${text}\r\n`], { type: 'text/csv' });
    saveFile(file, `${t('import.template')}.csv`);
  }

  return (
    <section>
      <div className="sec-h">
        <h2>{t('import.example.title')}</h2>
        <Button small onClick={save}>
          <Icon of={IconDownload} size="s" />
          {t('import.template')}
        </Button>
      </div>
      <div className="card faults" tabIndex={0} role="region" aria-label={t('import.example.title')}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[1]}>
                {row.map((cell, place) => (
                  <td key={COLUMNS[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="impcols">
        {COLUMNS.map((column) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd className="t2">{t(`import.means.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
