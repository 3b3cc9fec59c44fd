import { readFileSync } from 'node:fs';
import path from 'node:path';
import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { completeSession } from './checkout';
import { authenticate } from './confirmation';
import { ApiError } from './errors';
import { invoicePage } from './invoice-page';
import { followIntent } from './invoice-state';
import { expressPage, onboardingPage } from './onboarding-page';
import { escapeHtml, languageOf, moneyText, pageHtml, textsOf, type PageLanguage } from './page-texts';
import { createPaymentMethod } from './payment-methods';
import type { Sandbox } from './sandbox';
import { authenticateSetup, chooseMethod, confirmSetup } from './setup-intents';

export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly languages: string | undefined;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const BROWSER_SCRIPT = path.join(__dirname, 'browser', 'stripe.js');

const html = (body: string, status = 200): PageAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

const redirect = (location: string): PageAnswer => ({ status: 303, headers: { location }, body: '' });

/** Answers the pages for people and the script for browsers; undefined for every other address. */
export function answerPage(sandbox: Sandbox, request: PageRequest): PageAnswer | undefined {
  const [, room, id = ''] = request.url.pathname.split('/');
  if (room === 'v3') {
    const headers = { 'content-type': 'text/javascript; charset=utf-8' };
    return { status: 200, headers, body: readFileSync(BROWSER_SCRIPT, 'utf8') };
  }
  const language = languageOf(request.url.searchParams.get('lang'), request.languages);
  if (room === 'confirm') return confirmPage(sandbox, request, id, language);
  if (room === 'express' && sandbox.platform.get(id)?.object === 'account')
    return html(expressPage(sandbox, id, language));
  if (room === 'onboard') {
    const fields = request.method === 'POST' ? new URLSearchParams(request.body) : undefined;
    const page = onboardingPage(sandbox, id, language, fields && (fields.get('outcome') ?? 'leave'));
    if (page) return 'html' in page ? html(page.html) : redirect(page.location);
  }
  if (room === 'invoice') {
    const page = invoicePage(sandbox, id, language, request.method === 'POST' ? request.body : undefined);
    if (page) return html(page);
  }
  if (room === 'setup') return setupPage(sandbox, request, id, language);
  return undefined;
}

function confirmPage(
  sandbox: Sandbox,
  request: PageRequest,
  secret: string,
  language: PageLanguage,
): PageAnswer {
  const texts = textsOf(language);
  const found = findIntent(sandbox, secret);
  if (found?.intent.status !== 'requires_action')
    return html(pageHtml(language, texts.title, `<p>${texts.gone}</p>`), 404);
  const { data, intent } = found;
  if (request.method === 'POST') {
    const outcome = new URLSearchParams(request.body).get('outcome') ?? 'close';
    return decide(sandbox, data, intent, outcome, language);
  }
  const isPayment = intent.object === 'payment_intent';
  const amount = isPayment
    ? `<p><strong>${moneyText(intent.amount, intent.currency, language)}</strong></p>`
    : '';
  const button = (outcome: string, text: string, look = '') =>
    `<button name="outcome" value="${outcome}"${look}>${text}</button>`;
  const form = `<form method="post">${button('pass', isPayment ? texts.confirm : texts.verify, ' class="main"')}${button(
    'fail',
    texts.decline,
  )}${button('close', texts.close)}</form>`;
  return html(pageHtml(language, texts.title, amount + form));
}

function findIntent(sandbox: Sandbox, secret: string): { data: AccountData; intent: Intent } | undefined {
  const [id = ''] = secret.split('_secret_');
  for (const data of sandbox.everyAccount()) {
    const intent = data.get(id) as Intent | undefined;
    if (intent?.client_secret === secret) return { data, intent };
  }
  return undefined;
}

/**
 * Applies the payer's decision and redirects to the address of the confirmation, or notifies the page around the frame.
 */
function decide(
  sandbox: Sandbox,
  data: AccountData,
  intent: Intent,
  outcome: string,
  language: PageLanguage,
): PageAnswer {
  const back = intent.next_action?.redirect_to_url?.return_url;
  if (outcome !== 'close') {
    if (intent.object === 'payment_intent')
      followIntent(sandbox, data, authenticate(sandbox, data, intent, outcome === 'pass'));
    else finishSetupPage(sandbox, data, authenticateSetup(sandbox, data, intent, outcome === 'pass'));
  }
  if (back) return redirect(returnAddress(back, intent));
  const message = JSON.stringify({ paymentsDouble: intent.client_secret }).replaceAll('<', '\\u003c');
  const script = `<script>(window.opener || window.parent).postMessage(${message}, '*')</script>`;
  return html(pageHtml(language, textsOf(language).title, `<p>${textsOf(language).closed}</p>${script}`));
}

/** The address that the payer returns to, with the parameters that the provider adds. */
function returnAddress(back: string, intent: Intent): string {
  const url = new URL(back);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  const isDone = intent.status === 'succeeded' || intent.status === 'requires_capture';
  url.searchParams.set('redirect_status', isDone ? 'succeeded' : 'failed');
  return url.href;
}

function sessionOf(data: AccountData, has: (session: Stripe.Checkout.Session) => boolean) {
  return data.all<Stripe.Checkout.Session>('checkout.session').find(has);
}

function finishSetupPage(sandbox: Sandbox, data: AccountData, intent: Stripe.SetupIntent): void {
  const session = sessionOf(data, ({ setup_intent: setup }) => setup === intent.id);
  if (session && intent.status === 'succeeded') completeSession(sandbox, data, session);
}

/** The page on which a payer saves a card. */
function setupPage(sandbox: Sandbox, request: PageRequest, id: string, language: PageLanguage): PageAnswer {
  const texts = textsOf(language);
  for (const data of sandbox.everyAccount()) {
    const session = sessionOf(data, (one) => one.id === id);
    if (session?.status !== 'open') continue;
    if (request.method !== 'POST') return html(pageHtml(language, texts.setup, cardForm(session, language)));
    try {
      return saveCard(sandbox, data, session, new URLSearchParams(request.body));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return html(pageHtml(language, texts.setup, cardForm(session, language, error.message)), 402);
    }
  }
  return html(pageHtml(language, texts.setup, `<p>${texts.gone}</p>`), 404);
}

function cardForm(session: Stripe.Checkout.Session, language: PageLanguage, error = ''): string {
  const texts = textsOf(language);
  const input = (name: string, label: string, autocomplete: string) =>
    `<label>${label}<input name="${name}" autocomplete="${autocomplete}" inputmode="numeric" required></label>`;
  const inputs = [
    input('number', texts.card, 'cc-number'),
    input('expiry', texts.expiry, 'cc-exp'),
    input('cvc', texts.cvc, 'cc-csc'),
  ];
  const alert = error && `<p role="alert">${escapeHtml(error)}</p>`;
  const cancel = session.cancel_url
    ? `<p><a href="${escapeHtml(session.cancel_url)}">${texts.cancel}</a></p>`
    : '';
  return `${alert}<form method="post">${inputs.join('')}<button class="main">${texts.save}</button></form>${cancel}`;
}

function saveCard(
  sandbox: Sandbox,
  data: AccountData,
  session: Stripe.Checkout.Session,
  fields: URLSearchParams,
): PageAnswer {
  const [month = '', year = ''] = (fields.get('expiry') ?? '').split('/');
  const method = createPaymentMethod(sandbox, data, {
    card: {
      number: fields.get('number') ?? '',
      exp_month: Number(month),
      exp_year: 2000 + (Number(year) % 100),
      cvc: fields.get('cvc') ?? '',
    },
  });
  const setup = data.find<Stripe.SetupIntent>('setup_intent', session.setup_intent as string);
  chooseMethod(sandbox, data, setup, method.id);
  const back = (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id);
  confirmSetup(sandbox, data, setup, { return_url: back });
  finishSetupPage(sandbox, data, setup);
  return redirect(setup.next_action?.redirect_to_url?.url ?? back);
}
