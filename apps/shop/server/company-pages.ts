import { setCompany } from '@app/content';
import { paths, type PublicCompanyResponse } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** All pages as HTML, and the hashes of their inline styles, by name. */
export interface RenderedPages {
  documents: Readonly<Record<string, string>>;
  styles: Readonly<Record<string, readonly string[]>>;
}

/** What the server has read about the company. */
export interface KnownCompany {
  /** Unknown until the API has answered; closed while production has no company of its own. */
  state: 'unknown' | 'closed' | 'open';
  /** Null: the pages of the build, with the examples. */
  pages: RenderedPages | null;
}

interface CompanyPagesOptions {
  apiUrl: string;
  isDemo: boolean;
  render: (company: PublicCompanyResponse) => Promise<RenderedPages>;
}

const everyMs = 15_000;
/** How long the server waits for the first pages before it answers. */
const startMs = 5_000;
const timeoutMs = 2_000;

/**
 * Follows the company's facts, and renders all pages again when they have changed. Keeps the last known ones if the API
 * does not answer. A demo starts with the examples.
 */
export function companyPages(
  server: FastifyInstance,
  { apiUrl, isDemo, render }: CompanyPagesOptions,
): () => KnownCompany {
  let known: KnownCompany = { state: isDemo ? 'open' : 'unknown', pages: null };
  let knownFacts = '';
  const refresh = async () => {
    const response = await fetch(apiUrl + paths.publicCompany, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`the API answers ${response.status}`);
    const facts = await response.text();
    if (facts === knownFacts) return;
    const company = JSON.parse(facts) as PublicCompanyResponse;
    const pages = company.version === 0 ? null : await render(company);
    setCompany(company);
    known = { state: company.isOpen ? 'open' : 'closed', pages };
    knownFacts = facts;
  };
  const tryRefresh = () =>
    refresh().catch((error: unknown) => server.log.warn({ err: error }, 'the company is not read'));

  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const follow = async () => {
    await tryRefresh();
    if (!hasEnded) timer = setTimeout(() => void follow(), everyMs).unref();
  };
  // A busy machine renders for longer than a server may take to start.
  server.addHook('onReady', () => Promise.race([follow(), sleep(startMs, undefined, { ref: false })]));
  server.addHook('onClose', (_server, done) => {
    hasEnded = true;
    clearTimeout(timer);
    done();
  });
  return () => known;
}
