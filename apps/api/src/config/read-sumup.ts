import { allowedService, choice, serviceUrl, matching, text, type ReadVariable } from '@app/server';

const sandbox = {
  apiKey: 'sup_sk_demo_sandbox',
  merchantCode: 'MCDEMO01',
  apiUrl: 'http://127.0.0.1:4010',
  pageUrl: 'http://localhost:4010',
};

const live = { apiUrl: 'https://api.sumup.com', pageUrl: 'https://checkout.sumup.com' };

/**
 * The card provider. Demos without a key use the sandbox; with a key they call SumUp. Production sends the key only to
 * SumUp, encrypted, and takes real money unless the owner declares a rehearsal (D55).
 */
export function readSumup(read: ReadVariable, { isDemo }: { isDemo: boolean }) {
  const hasOwnKey = read('SUMUP_API_KEY', text('')) !== '';
  const defaults = isDemo && !hasOwnKey ? sandbox : { apiKey: undefined, merchantCode: undefined, ...live };
  const service = (allowed: string, defaultValue: string) =>
    isDemo ? serviceUrl(['https:', 'http:'], defaultValue) : allowedService([allowed], defaultValue);
  const isRehearsal = read('REHEARSAL', choice<'on' | 'off'>(['on', 'off'], 'off')) === 'on';
  const accountsOutsideDemo = isRehearsal ? ('sandbox' as const) : ('real' as const);
  return {
    /** Secret: never in a log, an error or a response. */
    apiKey: read('SUMUP_API_KEY', matching(secretKey, 'a secret key, sup_sk_…', defaults.apiKey)),
    merchantCode: read(
      'SUMUP_MERCHANT_CODE',
      matching(/^[A-Za-z0-9]{4,32}$/, 'a merchant code such as MH4H92C7', defaults.merchantCode),
    ),
    /** Without a trailing slash. */
    apiUrl: read('SUMUP_API_URL', service(live.apiUrl, defaults.apiUrl)),
    pageOrigin: originOf(read('SUMUP_PAGE_ORIGIN', service(live.pageUrl, defaults.pageUrl))),
    /** Kind of SumUp account that may open card pages: `real` in production, `sandbox` in a declared rehearsal (D55). */
    accounts: isDemo ? ('any' as const) : accountsOutsideDemo,
  };
}

export type SumupSettings = ReturnType<typeof readSumup>;

/** Visible characters only, since it is sent in a header; a public key (sup_pk_…) would be rejected by every call. */
const secretKey = /^(?!sup_pk_)[\x21-\x7e]{8,512}$/;

const originOf = (url: string | undefined) => (url ? new URL(url).origin : '');
