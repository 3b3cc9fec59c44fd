import { type Locale, useTranslation } from '@kashikari/web-kit';
import type { ReactElement } from 'react';
import { Blocks } from '../../legal/blocks-view';
import { blocksOf } from '../../legal/blocks';
import './cases.css';

interface CustomerCase {
  readonly name: string;
  /** Markdown: a heading that names the customer, then its text. */
  readonly text: string;
}

/** Milliseconds to wait for the texts; the page is complete without them. */
const TIMEOUT = 10_000;

/** The section with the customer cases in a language. @throws if they can't be loaded */
export async function loadCases(language: Locale): Promise<ReactElement> {
  const response = await fetch(`/cases/${language}.json`, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`the cases in ${language} answered ${response.status}`);
  const { cases } = (await response.json()) as { readonly cases: readonly CustomerCase[] };
  return <Cases cases={cases} language={language} />;
}

function Cases({ cases, language }: { readonly cases: readonly CustomerCase[]; readonly language: Locale }) {
  const { t } = useTranslation('shell');
  return (
    <section className="lsec" id="cases">
      <div className="w">
        <h2>{t('landing.cases')}</h2>
        <ul className="cases" lang={language}>
          {cases.map(({ name, text }) => (
            <Case key={name} text={text} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Case({ text }: { readonly text: string }) {
  const [who, ...rest] = blocksOf(text);
  return (
    <li className="card pad">
      <h3>{who?.kind === 'heading' && who.text}</h3>
      <Blocks of={rest} heading="h4" />
    </li>
  );
}
