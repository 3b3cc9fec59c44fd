/** The calls of the provider's script that a checkout makes. */
export interface Stripe {
  elements(options: ElementsOptions): Elements;
  confirmPayment(options: Confirmation): Promise<{ readonly error?: StripeError }>;
}

interface ElementsOptions {
  readonly mode: 'payment';
  readonly amount: number;
  readonly currency: 'jpy';
  readonly captureMethod: 'manual';
  readonly paymentMethodTypes: readonly ['card'];
}

export interface Elements {
  create(type: 'payment'): CardForm;
  update(options: { readonly setupFutureUsage: 'off_session' | null }): void;
  submit(): Promise<{ readonly error?: StripeError }>;
}

interface CardForm {
  mount(place: HTMLElement): void;
  destroy(): void;
}

export interface StripeError {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
}

export interface Confirmation {
  readonly elements?: Elements;
  readonly clientSecret: string;
  readonly redirect: 'if_required';
  readonly confirmParams: { readonly return_url: string; readonly payment_method?: string };
}

type MakeStripe = (key: string, options: { readonly locale: string }) => Stripe;

/** Loads the provider's script once for a document. Rejects where it is refused or can't be reached. */
export async function loadStripe(script: string, key: string, locale: string): Promise<Stripe> {
  const known = () => (window as { Stripe?: MakeStripe }).Stripe;
  if (!known()) await loadScript(script);
  const make = known();
  if (!make) throw new Error('The payment script defines nothing.');
  return make(key, { locale });
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment script was not loaded.'));
    });
    document.head.append(script);
  });
}
