import { completeOnboarding, type StoredLink } from './accounts';
import { availableBalance } from './balance';
import { moneyText, pageHtml, textsOf, type PageLanguage } from './page-texts';
import type { Sandbox } from './sandbox';

/** The page of an onboarding link: HTML, or the address to go on to. */
export function onboardingPage(
  sandbox: Sandbox,
  id: string,
  language: PageLanguage,
  decision: string | undefined,
): { readonly html: string } | { readonly location: string } | undefined {
  const texts = textsOf(language);
  const link = sandbox.platform.get(id) as StoredLink | undefined;
  if (link?.object !== 'stored_account_link') return undefined;
  if (link.expires_at <= sandbox.clock.now()) return { location: link.refresh_url };
  if (decision === undefined) {
    const form = `<form method="post"><button name="outcome" value="complete" class="main">${texts.onboard}</button>
<button name="outcome" value="leave">${texts.later}</button></form>`;
    return { html: pageHtml(language, texts.onboarding, form) };
  }
  if (decision === 'complete') {
    completeOnboarding(sandbox, link.account);
    sandbox.platform.remove(id);
  }
  return { location: link.return_url };
}

/** The page of a login link: what the account can pay out now, as HTML. */
export function expressPage(sandbox: Sandbox, account: string, language: PageLanguage): string {
  const available = availableBalance(sandbox, sandbox.dataOf(account));
  const amount = `<p><strong>${moneyText(available, 'jpy', language)}</strong></p>`;
  return pageHtml(language, textsOf(language).onboarding, amount);
}
