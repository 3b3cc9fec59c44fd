import type Stripe from 'stripe';
import { intentOf, payInvoice, transferToInvoice } from './invoice-state';
import { escapeHtml, moneyText, pageHtml, textsOf, type PageLanguage } from './page-texts';
import { createPaymentMethod } from './payment-methods';
import { ApiError } from './errors';
import type { Sandbox } from './sandbox';

/**
 * Returns the page on which a customer pays an invoice; undefined for an unknown address.
 * @param body submitted form; undefined if the page is only viewed
 */
export function invoicePage(
  sandbox: Sandbox,
  id: string,
  language: PageLanguage,
  body?: string,
): string | undefined {
  const texts = textsOf(language);
  for (const data of sandbox.everyAccount()) {
    const invoice = data.get(id) as Stripe.Invoice | undefined;
    if (invoice?.object !== 'invoice' || invoice.status === 'draft') continue;
    let alert = '';
    if (body !== undefined && invoice.status === 'open') {
      const fields = new URLSearchParams(body);
      try {
        if (fields.get('outcome') === 'transfer') transferToInvoice(sandbox, data, invoice);
        else {
          const [exp_month, year = 0] = (fields.get('expiry') ?? '').split('/').map(Number);
          const card = { number: fields.get('number') ?? '', exp_month, exp_year: 2000 + (year % 100) };
          const method = createPaymentMethod(sandbox, data, { card });
          payInvoice(sandbox, data, invoice, method.id);
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        alert = error.message;
      }
      const { next_action: next, last_payment_error: failed } = intentOf(data, invoice);
      if (failed) alert = texts.notPaid;
      if (next) alert = `${sandbox.url}/confirm/${intentOf(data, invoice).client_secret}`;
    }
    return pageHtml(language, texts.invoice, contents(invoice, language, alert));
  }
  return undefined;
}

function contents(invoice: Stripe.Invoice, language: PageLanguage, alert: string): string {
  const texts = textsOf(language);
  const [line] = invoice.lines.data;
  const money = moneyText(invoice.amount_due, invoice.currency, language);
  const sum = `<p>${escapeHtml(line?.description ?? '')}</p><p><strong>${money}</strong></p>`;
  if (invoice.status !== 'open') return `${sum}<p>${invoice.status === 'paid' ? texts.paid : texts.gone}</p>`;
  const isLink = alert.startsWith('http');
  const note = isLink
    ? `<p><a href="${escapeHtml(alert)}">${texts.confirm}</a></p>`
    : alert && `<p role="alert">${escapeHtml(alert)}</p>`;
  const input = (name: string, label: string) =>
    `<label>${label}<input name="${name}" inputmode="numeric" required></label>`;
  const card = `<form method="post">${input('number', texts.card)}${input('expiry', texts.expiry)}<button class="main">${texts.payByCard}</button></form>`;
  const transfer = `<form method="post"><button name="outcome" value="transfer">${texts.payByTransfer}</button></form>`;
  return `${sum}${note}${card}${transfer}`;
}
