import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { isWithin } from './params';
import { detach } from './payment-methods';
import { listRoute, route, type Call, type Route } from './route';

const FIELDS = {
  email: 'string',
  name: 'string',
  phone: 'string',
  description: 'string',
  metadata: 'map',
  preferred_locales: { list: 'string' },
  invoice_settings: { fields: { default_payment_method: 'string' } },
  address: {
    fields: {
      city: 'string',
      country: 'string',
      line1: 'string',
      line2: 'string',
      postal_code: 'string',
      state: 'string',
    },
  },
} as const;

type Fields = Call<typeof FIELDS>;

/** Finds a customer that a parameter or the path names; a deleted one is missing. */
const findCustomer = (data: AccountData, id: string, param?: string) =>
  data.find<Stripe.Customer>('customer', id, param);

function create({ sandbox, data, params }: Fields): Stripe.Customer {
  const customer: Stripe.Customer = data.add({
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: sandbox.clock.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  write(data, customer, params);
  sandbox.emit(data, 'customer.created', customer);
  return customer;
}

function write(data: AccountData, customer: Stripe.Customer, params: Fields['params']): void {
  for (const name of ['email', 'name', 'phone', 'description'] as const)
    if (params[name] !== undefined) customer[name] = params[name] || null;
  const method = params.invoice_settings?.default_payment_method;
  if (method) data.find('payment_method', method, 'invoice_settings[default_payment_method]');
  if (method !== undefined) customer.invoice_settings.default_payment_method = method || null;
  if (params.preferred_locales) customer.preferred_locales = params.preferred_locales;
  const { address } = params;
  if (address) {
    const {
      city = null,
      country = null,
      line1 = null,
      line2 = null,
      postal_code = null,
      state = null,
    } = address;
    customer.address = { city, country, line1, line2, postal_code, state };
  }
  customer.metadata = mergeMetadata(customer.metadata, params.metadata);
}

function update({ sandbox, data, params, path }: Fields): Stripe.Customer {
  const customer = findCustomer(data, path.id ?? '');
  write(data, customer, params);
  sandbox.emit(data, 'customer.updated', customer);
  return customer;
}

function retrieve({ data, path }: Call) {
  const deleted = data.get(`deleted:${path.id}`);
  if (deleted) return { id: path.id, object: 'customer', deleted: true };
  return findCustomer(data, path.id ?? '');
}

function remove({ sandbox, data, path }: Call) {
  const customer = findCustomer(data, path.id ?? '');
  for (const method of data.all<Stripe.PaymentMethod>('payment_method'))
    if (method.customer === customer.id) detach(sandbox, data, method);
  data.remove(customer.id);
  data.add({ id: `deleted:${customer.id}`, object: 'deleted_customer' });
  sandbox.emit(data, 'customer.deleted', customer);
  return { id: customer.id, object: 'customer', deleted: true };
}

export const CUSTOMER_ROUTES: readonly Route[] = [
  route('POST', '/v1/customers', FIELDS, create),
  listRoute('/v1/customers', { email: 'string', created: 'range' }, ({ data, params }) =>
    data
      .all<Stripe.Customer>('customer')
      .filter(({ email }) => params.email === undefined || email === params.email)
      .filter(({ created }) => isWithin(created, params.created)),
  ),
  route('GET', '/v1/customers/:id', {}, retrieve),
  route('POST', '/v1/customers/:id', FIELDS, update),
  route('DELETE', '/v1/customers/:id', {}, remove),
];
