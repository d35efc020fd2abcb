/** SumUp's word for a wrong field. */
export interface FieldProblem {
  message: string;
  error_code: 'MISSING' | 'INVALID';
  param: string;
}

export interface CreateRequest {
  reference: string;
  amountPence: number;
  currency: string;
  merchantCode: string;
  description?: string;
  returnUrl?: string;
  redirectUrl?: string;
  customerId?: string;
  purpose: string;
  validUntil?: string | null;
  isHosted: boolean;
}

type Body = Record<string, unknown>;

const required = ['checkout_reference', 'amount', 'currency', 'merchant_code'];

const isText = (value: unknown): value is string => typeof value === 'string';
const isUrl = (value: unknown) => isText(value) && /^https?:\/\//.test(value) && URL.canParse(value);
const isTime = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));

/** Pounds with at most two decimals, more than nothing. */
const isAmount = (value: unknown) =>
  typeof value === 'number' && value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** What a field must be where it is given. The merchant is Britain's, so its currency is the pound. */
const rules: Record<string, (value: unknown) => boolean> = {
  checkout_reference: (value) => isText(value) && value.length > 0 && value.length <= 90,
  amount: isAmount,
  currency: (value) => value === 'GBP',
  merchant_code: (value) => isText(value) && value.length > 0,
  description: isText,
  return_url: isUrl,
  redirect_url: isUrl,
  customer_id: isText,
  purpose: (value) => value === 'CHECKOUT' || value === 'SETUP_RECURRING_PAYMENT',
  valid_until: (value) => value === null || isTime(value),
  hosted_checkout: (value) =>
    typeof value === 'object' && value !== null && typeof (value as Body).enabled === 'boolean',
};

/** Checks what a client wants to create; all that is wrong with it, or the request in our own words. */
export function readCreateRequest(sent: unknown): CreateRequest | FieldProblem[] {
  const body: Body = typeof sent === 'object' && sent !== null ? (sent as Body) : {};
  const problems = Object.entries(rules).flatMap(([field, isRight]): FieldProblem[] => {
    const value = body[field];
    if (value === undefined || (value === null && required.includes(field))) {
      return required.includes(field) ? [problem('MISSING', field)] : [];
    }
    return isRight(value) ? [] : [problem('INVALID', field)];
  });
  return problems.length > 0 ? problems : toRequest(body);
}

const problem = (error_code: FieldProblem['error_code'], param: string): FieldProblem => ({
  message: 'Validation error',
  error_code,
  param,
});

function toRequest(body: Body): CreateRequest {
  const text = (field: string) => body[field] as string;
  const optional = (field: string) => body[field] as string | undefined;
  return {
    reference: text('checkout_reference'),
    amountPence: Math.round((body.amount as number) * 100),
    currency: text('currency'),
    merchantCode: text('merchant_code'),
    description: optional('description'),
    returnUrl: optional('return_url'),
    redirectUrl: optional('redirect_url'),
    customerId: optional('customer_id'),
    purpose: optional('purpose') ?? 'CHECKOUT',
    validUntil: body.valid_until as string | null | undefined,
    isHosted: (body.hosted_checkout as { enabled: boolean } | undefined)?.enabled === true,
  };
}
