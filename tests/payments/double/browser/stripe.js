// Stands in for https://js.stripe.com/v3/ on a payment page: the card form, confirmations and 3D Secure, against the double.
// Plain JavaScript, because browsers load it as it is.
(() => {
  const BASE = new URL(document.currentScript.src).origin;

  const TEXTS = {
    en: {
      number: 'Card number',
      expiry: 'Expiry date (MM/YY)',
      cvc: 'Security code',
      dialog: 'Confirmation by your bank',
    },
    ja: {
      number: 'カード番号',
      expiry: '有効期限（月/年）',
      cvc: 'セキュリティコード',
      dialog: 'カード会社による確認',
    },
  };
  const textsOf = (locale) => TEXTS[String(locale || navigator.language).startsWith('ja') ? 'ja' : 'en'];

  const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0];
  const kindOf = (clientSecret) =>
    idOf(clientSecret).startsWith('seti_') ? 'setup_intent' : 'payment_intent';
  const resultName = (clientSecret) =>
    kindOf(clientSecret) === 'setup_intent' ? 'setupIntent' : 'paymentIntent';

  /** Form-encodes nested parameters. */
  function encode(params, form = new URLSearchParams(), prefix = '') {
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined || value === null) continue;
      const key = prefix ? `${prefix}[${name}]` : name;
      if (typeof value === 'object') encode(value, form, key);
      else form.append(key, String(value));
    }
    return form;
  }

  async function call(key, method, path, params) {
    const form = encode(params);
    const address = method === 'GET' ? `${BASE}${path}?${form}` : `${BASE}${path}`;
    try {
      const answer = await fetch(address, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { body: form.toString() }),
      });
      return await answer.json();
    } catch (error) {
      return { error: { type: 'api_connection_error', message: String(error) } };
    }
  }

  function invalid(code, message) {
    return { error: { type: 'validation_error', code, message } };
  }

  /** The card form. It draws itself into the page, as the fields of the double are no secret to protect. */
  class PaymentElement {
    constructor(elements) {
      this.elements = elements;
      this.listeners = {};
    }

    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      const texts = textsOf(this.elements.options.locale);
      this.root = document.createElement('div');
      this.root.className = 'StripeElement';
      this.inputs = {};
      for (const [name, autocomplete] of [
        ['number', 'cc-number'],
        ['expiry', 'cc-exp'],
        ['cvc', 'cc-csc'],
      ]) {
        const label = document.createElement('label');
        const input = document.createElement('input');
        label.style.display = 'block';
        label.append(texts[name], input);
        Object.assign(input, { name: `card-${name}`, autocomplete, inputMode: 'numeric' });
        input.addEventListener('input', () => this.emit('change', this.state()));
        this.inputs[name] = input;
        this.root.append(label);
      }
      parent.replaceChildren(this.root);
      queueMicrotask(() => this.emit('ready', { elementType: 'payment' }));
    }

    state() {
      const values = Object.values(this.inputs ?? {}).map((input) => input.value.trim());
      return {
        elementType: 'payment',
        complete: values.length > 0 && values.every(Boolean),
        empty: !values.some(Boolean),
        collapsed: false,
        value: { type: 'card' },
      };
    }

    /** The parameters of the typed card, or an error that names the incomplete field. */
    card() {
      if (!this.inputs) return invalid('element_not_mounted', 'The payment element is not mounted.');
      const { number, expiry, cvc } = this.inputs;
      const [month, year] = expiry.value.split('/').map((part) => Number(part.trim()));
      if (!number.value.trim()) return invalid('incomplete_number', 'Your card number is incomplete.');
      if (!month || Number.isNaN(year ?? NaN))
        return invalid('incomplete_expiry', "Your card's expiration date is incomplete.");
      if (!cvc.value.trim()) return invalid('incomplete_cvc', "Your card's security code is incomplete.");
      const digits = number.value.replaceAll(/[\s-]/g, '');
      return {
        card: { number: digits, exp_month: month, exp_year: 2000 + (year % 100), cvc: cvc.value.trim() },
      };
    }

    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
      return this;
    }

    off(event, listener) {
      this.listeners[event] = (this.listeners[event] ?? []).filter((one) => listener && one !== listener);
      return this;
    }

    once(event, listener) {
      const wrapped = (value) => (this.off(event, wrapped), listener(value));
      return this.on(event, wrapped);
    }

    emit(event, value) {
      for (const listener of this.listeners[event] ?? []) listener(value);
    }

    focus() {
      this.inputs?.number.focus();
    }

    clear() {
      for (const input of Object.values(this.inputs ?? {})) input.value = '';
    }

    update() {}

    unmount() {
      this.root?.remove();
      this.inputs = undefined;
    }

    destroy() {
      this.unmount();
      this.elements.element = undefined;
    }
  }

  class Elements {
    constructor(options) {
      this.options = options;
    }

    create(type) {
      if (type !== 'payment') throw new Error(`The double draws the element "payment" alone, not "${type}".`);
      if (this.element) throw new Error('Can only create one payment element.');
      this.element = new PaymentElement(this);
      return this.element;
    }

    getElement(type) {
      return type === 'payment' ? (this.element ?? null) : null;
    }

    update(options) {
      this.options = { ...this.options, ...options };
    }

    /** Validates the form; required before a confirmation with a deferred intent. */
    async submit() {
      const { error } = this.element?.card() ?? invalid('element_not_mounted', 'Create an element first.');
      return error ? { error } : {};
    }

    async fetchUpdates() {
      return {};
    }
  }

  /** Shows the confirm page of the double in a dialog until the payer has decided or closed it. */
  function showDialog(clientSecret, locale) {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.src = `${BASE}/confirm/${clientSecret}?lang=${textsOf(locale) === TEXTS.ja ? 'ja' : 'en'}`;
    frame.title = textsOf(locale).dialog;
    Object.assign(frame.style, { border: '0', width: '22rem', maxWidth: '90vw', height: '26rem' });
    dialog.append(frame);
    document.body.append(dialog);
    return new Promise((resolve) => {
      const end = () => {
        removeEventListener('message', hear);
        dialog.remove();
        resolve();
      };
      const hear = ({ origin, data }) => {
        if (origin === BASE && data?.paymentsDouble === clientSecret) end();
      };
      addEventListener('message', hear);
      dialog.addEventListener('close', end);
      dialog.showModal?.();
    });
  }

  function createStripe(key, { locale } = {}) {
    if (!String(key).startsWith('pk_')) throw new Error('Please call Stripe() with your publishable key.');

    const retrieve = async (clientSecret) => {
      const path = `/v1/${kindOf(clientSecret)}s/${idOf(clientSecret)}`;
      const intent = await call(key, 'GET', path, { client_secret: clientSecret });
      return intent.error ? { error: intent.error } : { [resultName(clientSecret)]: intent };
    };

    const handleNextAction = async ({ clientSecret }) => {
      const before = (await retrieve(clientSecret))[resultName(clientSecret)];
      if (before?.status === 'requires_action') {
        const redirect = before.next_action?.redirect_to_url?.url;
        if (redirect) {
          location.assign(redirect);
          return new Promise(() => {});
        }
        await showDialog(clientSecret, locale);
      }
      const answer = await retrieve(clientSecret);
      const intent = answer[resultName(clientSecret)];
      const failure = intent?.last_payment_error ?? intent?.last_setup_error;
      if (intent?.status === 'requires_payment_method' && failure)
        return { error: { ...failure, [kindOf(clientSecret)]: intent } };
      return answer;
    };

    const confirm = async ({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) => {
      const secret = clientSecret ?? elements?.options.clientSecret;
      if (!secret) throw new Error('confirmPayment needs a client secret.');
      const { return_url: back, payment_method: method, payment_method_data: data } = confirmParams;
      if (redirect === 'always' && !back) throw new Error('confirmPayment needs confirmParams.return_url.');
      const typed = method ? {} : (elements?.element?.card() ?? {});
      if (typed.error) return { error: typed.error };
      const params = {
        client_secret: secret,
        use_stripe_sdk: true,
        ...(back && { return_url: back }),
        ...(method && { payment_method: method }),
        ...(typed.card && { payment_method_data: { type: 'card', ...data, card: typed.card } }),
      };
      const path = `/v1/${kindOf(secret)}s/${idOf(secret)}/confirm`;
      const confirmed = await call(key, 'POST', path, params);
      if (confirmed.error) return { error: confirmed.error };
      const answer =
        confirmed.status === 'requires_action'
          ? await handleNextAction({ clientSecret: secret })
          : { [resultName(secret)]: confirmed };
      if (answer.error || redirect !== 'always') return answer;
      const url = new URL(back);
      url.searchParams.set(kindOf(secret), idOf(secret));
      url.searchParams.set(`${kindOf(secret)}_client_secret`, secret);
      url.searchParams.set('redirect_status', 'succeeded');
      location.assign(url.href);
      return new Promise(() => {});
    };

    return {
      elements: (options = {}) => new Elements({ locale, ...options }),
      confirmPayment: confirm,
      confirmSetup: confirm,
      handleNextAction,
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
    };
  }

  window.Stripe = createStripe;
})();
